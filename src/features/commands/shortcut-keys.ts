import { isMac } from '../../platform/is-mac.ts';
import { isLetter } from '../../platform/keys.ts';

type KeyInfo = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl+K, or ⌘K on a Mac, where Ctrl+K deletes the rest of a line. Also works in layouts without Latin letters. */
export function isPaletteKey(event: KeyInfo): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  return isLetter(event, 'K') && !altKey && !shiftKey && metaKey === isMac() && ctrlKey !== metaKey;
}

/** Whether a key opens the palette. Leaves keys to an open dialog that may use them. */
export function opensPalette(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat) return false;
  return isPaletteKey(event) && document.querySelector('[role=dialog],dialog[open]') === null;
}
