import { useSyncExternalStore } from 'react';

/** A value that stands outside React, so that code outside it reads the same one. */
export type Value<T> = {
  readonly initial: T;
  get: () => T;
  /** Tells the listeners at once, unless nothing has changed. */
  set: (next: T) => void;
  /** Calls back after every change; returns the way to stop. */
  onChange: (listener: () => void) => () => void;
};

export function createValue<T>(initial: T): Value<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => current,
    set: (next) => {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * A value as a component sees it; while a prerendered part hydrates it is the initial one, whatever has happened since
 * (decisions §3.22).
 */
export function useValue<T>({ initial, get, onChange }: Value<T>): T {
  return useSyncExternalStore(onChange, get, () => initial);
}
