import { isText } from '../../platform/lazy/unsaved-work.ts';
import { persisted } from '../../platform/persisted.ts';

/** Whether keys without Ctrl or ⌘ do something. They can be switched off, as WCAG 2.1.4 asks. */
export const singleKeys = persisted<boolean>(
  'single-keys',
  { parse: (text) => text !== 'off', print: (isOn) => (isOn ? 'on' : 'off') },
  true,
);

/** On a Mac, Ctrl+K deletes the rest of a line. */
export const isMac = () => /Mac|iP/.test(navigator.platform);

/** Ctrl+K, or ⌘K on a Mac, also in a layout without Latin letters. */
export function isPaletteKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyInfo): boolean {
  const isK = /^k$/i.test(key) || (code === 'KeyK' && key > '~');
  return isK && !altKey && !shiftKey && metaKey === isMac() && ctrlKey !== metaKey;
}

type KeyInfo = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Which dialog a key opens. A key that a field, a list or an open dialog may use is left to it. */
export function dialogOfKey(event: KeyboardEvent): 'commands' | 'shortcuts' | null {
  const { key, ctrlKey, metaKey, target } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat) return null;
  if (document.querySelector('[role=dialog],dialog[open]') !== null) return null;
  if (isPaletteKey(event)) return 'commands';
  if (key !== '?' || ctrlKey || metaKey || takesText(target) || !singleKeys.read()) return null;
  return 'shortcuts';
}

const takesText = (target: EventTarget | null) =>
  isText(target) ||
  (target instanceof Element &&
    target.closest('select,[contenteditable],[role=listbox],[role=menu]') !== null);
