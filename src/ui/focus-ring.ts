/**
 * The focus that must be seen. WebKit never counts a focus that a script sets after a click, in a dialog say, as
 * `:focus-visible`: while the keyboard is in use, every focus is seen.
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
