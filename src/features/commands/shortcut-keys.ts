import { isMac } from '../../platform/is-mac.ts';

type KeyInfo = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl+K, or ⌘K on a Mac, where Ctrl+K deletes the rest of a line. Also works in layouts without Latin letters. */
export function isPaletteKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyInfo): boolean {
  const isK = /^k$/i.test(key) || (code === 'KeyK' && key > '~');
  return isK && !altKey && !shiftKey && metaKey === isMac() && ctrlKey !== metaKey;
}

/** Whether a key opens the palette. Leaves keys to an open dialog that may use them. */
export function opensPalette(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat) return false;
  return isPaletteKey(event) && document.querySelector('[role=dialog],dialog[open]') === null;
}
