/**
 * Selector of a visible focus. WebKit never matches `:focus-visible` for a focus that a script sets after a click, so
 * every focus is visible while the keyboard is in use.
 */
export const focusVisible = ':is(:focus-visible, [data-keyboard] :focus)';

/** Marks the document while the keyboard is in use. */
export function markKeyboardUse(): void {
  const { dataset } = document.documentElement;
  const mark = ({ metaKey, ctrlKey }: KeyboardEvent) => {
    if (!metaKey && !ctrlKey) dataset['keyboard'] = '';
  };
  addEventListener('keydown', mark, true);
  addEventListener('pointerdown', () => delete dataset['keyboard'], true);
}
