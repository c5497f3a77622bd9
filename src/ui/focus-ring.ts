import { onKey } from '../platform/keys.ts';

/**
 * The selector of a visible focus. WebKit never matches `:focus-visible` if a script sets the focus after a click, so
 * every focus is visible while the keyboard is in use.
 */
export const focusVisible = ':is(:focus-visible, [data-keyboard]:focus)';

/**
 * Marks the focused element while the keyboard is in use. Does not mark the document, because every switch between
 * keyboard and pointer would then recompute the styles of the whole page.
 */
export function markKeyboardUse(): void {
  let isInUse = false;
  // An old mark has no effect without the focus, and focusing the element sets the mark again.
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
