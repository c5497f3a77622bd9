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
  let marked: HTMLElement | undefined;
  const unmark = () => {
    if (marked !== undefined) delete marked.dataset['keyboard'];
    marked = undefined;
  };
  const mark = (focused: EventTarget | null) => {
    if (focused === marked) return;
    unmark();
    if (!(focused instanceof HTMLElement) || focused === document.body) return;
    focused.dataset['keyboard'] = '';
    marked = focused;
  };
  const press = ({ metaKey, ctrlKey }: KeyboardEvent) => {
    if (metaKey || ctrlKey) return;
    isInUse = true;
    mark(document.activeElement);
  };
  const point = () => {
    isInUse = false;
    unmark();
  };
  addEventListener('keydown', press, true);
  addEventListener('pointerdown', point, true);
  addEventListener('focusin', ({ target }) => isInUse && mark(target), true);
  addEventListener('focusout', unmark, true);
}
