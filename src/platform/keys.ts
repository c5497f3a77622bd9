import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

type KeyInfo = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** The key code of keys that an input method takes. Safari reports the key that ends a composition only by it. */
const TAKEN = 229;

/** Whether a key belongs to an input method, which for example confirms a candidate with Enter. */
export function isComposing({ isComposing: isOpen, keyCode }: KeyInfo): boolean {
  return isOpen || keyCode === TAKEN;
}

/** A handler of keys that leaves those of an input method alone. The linter refuses any other. */
export function onKey<E extends KeyboardEvent | ReactKeyboardEvent>(
  handle: (event: E) => void,
): (event: E) => void {
  return (event) => {
    if (!isComposing('nativeEvent' in event ? event.nativeEvent : event)) handle(event);
  };
}

/** Keeps the keys of an input method from what listens in the page, React Aria included. Returns a function to stop. */
export function ignoreComposing(): () => void {
  const ignore = (event: KeyboardEvent) => {
    if (isComposing(event)) event.stopPropagation();
  };
  document.addEventListener('keydown', ignore, true);
  return () => document.removeEventListener('keydown', ignore, true);
}
