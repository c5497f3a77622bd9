import { onKey } from '../platform/keys.ts';

/**
 * Selector of a visible focus. WebKit never matches `:focus-visible` for a focus that a script sets after a click, so
 * every focus is visible while the keyboard is in use.
 */
export const focusVisible = ':is(:focus-visible, [data-keyboard]:focus)';

/**
 * Marks the focused element while the keyboard is in use. Not the document: the styles of the whole page would be
 * computed again on each change between keyboard and pointer.
 */
export function markKeyboardUse(): void {
  let isInUse = false;
  // An old mark does nothing without the focus, and a new focus renews it.
  const mark = (focused: EventTarget | null) => {
    if (focused instanceof Element) focused.toggleAttribute('data-keyboard', isInUse);
  };
  const use = (isKeyboard: boolean) => {
    isInUse = isKeyboard;
    mark(document.activeElement);
  };
  const type = onKey(({ metaKey, ctrlKey }: KeyboardEvent) => metaKey || ctrlKey || use(true));
  addEventListener('keydown', type, true);
  addEventListener('pointerdown', () => use(false), true);
  addEventListener('focusin', ({ target }) => mark(target), true);
}
