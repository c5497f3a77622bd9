import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

type KeyInfo = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/**
 * The key code of keys that an input method consumes. In Safari, it is the only way to recognize the key that ends a
 * composition.
 */
const TAKEN = 229;

/** Whether a key belongs to an input method, for example Enter to confirm a candidate. */
export function isComposing({ isComposing: isOpen, keyCode }: KeyInfo): boolean {
  return isOpen || keyCode === TAKEN;
}

/** Whether a key is this letter, or is in its place on a keyboard without Latin letters. */
export const isLetter = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string) =>
  key.toUpperCase() === letter || (code === `Key${letter}` && key > '~');

/** Wraps a key handler so that it ignores the keys of an input method. The linter allows no other handler. */
export function onKey<E extends KeyboardEvent | ReactKeyboardEvent>(
  handle: (event: E) => void,
): (event: E) => void {
  return (event) => {
    if (!isComposing('nativeEvent' in event ? event.nativeEvent : event)) handle(event);
  };
}

/**
 * Hides the keys of an input method from all listeners on the page, including React Aria's. Returns a cleanup function.
 */
export function ignoreComposing(): () => void {
  const ignore = (event: KeyboardEvent) => {
    if (isComposing(event)) event.stopPropagation();
  };
  document.addEventListener('keydown', ignore, true);
  return () => document.removeEventListener('keydown', ignore, true);
}
