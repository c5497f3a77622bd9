import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Holds back the tasks in which a long job continues after a pause (`nextTask` of src/platform/tasks.ts). */
export function holdTasks() {
  const held: (() => void)[] = [];
  vi.stubGlobal(
    'MessageChannel',
    class {
      readonly #target = new EventTarget();
      port1 = Object.assign(this.#target, { start: () => undefined, close: () => undefined });
      port2 = {
        postMessage: () => held.push(() => this.#target.dispatchEvent(new Event('message'))),
      };
    },
  );
  /** The continuation of a task runs before the next turn. */
  const runNext = () =>
    act(async () => {
      held.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    });
  return {
    isPaused: () => held.length > 0,
    runUntil: async (isDone: () => boolean) => {
      while (!isDone()) await runNext();
    },
    /** Waits until nothing is pending: what has not happened by then never will. */
    runAll: async () => {
      do await runNext();
      while (held.length > 0);
    },
  };
}
