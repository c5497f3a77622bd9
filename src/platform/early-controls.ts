const CONTROLS = 'a, button, input, select, [role="radiogroup"], [popover]';

let early: readonly Element[] = [];
let focused: Element | null = null;

/**
 * Remembers the controls of the prerendered page. React does not hydrate a page that the browser has translated before,
 * but renders it again, and what was typed and clicked is in the elements that it takes away.
 */
export function keepEarlyControls(page: Element): void {
  early = Array.from(page.querySelectorAll(CONTROLS));
  focused = document.activeElement;
}

/** The control of the prerendered page in the place of which this one stands: usually the same. */
export function earlyControl<E extends Element>(control: E): E {
  if (early.length === 0 || early.includes(control)) return control;
  const before = twin(control, current(), early);
  return before.isConnected ? control : before;
}

/** The control that stands in the place of one of the prerendered page. */
export function currentControl<E extends Element>(control: E): E {
  return control.isConnected ? control : twin(control, early, current());
}

/** Gives the focus to the control that has replaced the one with the focus, and forgets the others. */
export function leaveEarlyControls(): void {
  if (focused instanceof HTMLElement && early.includes(focused) && !focused.isConnected)
    currentControl(focused).focus();
  early = [];
  focused = null;
}

const current = (): readonly Element[] => Array.from(document.querySelectorAll(CONTROLS));

/** Controls that are alike keep their order. Where their number differs, none is taken for another. */
function twin<E extends Element>(control: E, from: readonly Element[], to: readonly Element[]): E {
  const traits = traitsOf(control);
  const isAlike = (other: Element): other is E => traitsOf(other) === traits;
  const [here, there] = [from.filter(isAlike), to.filter(isAlike)];
  return (here.length === there.length && there[here.indexOf(control)]) || control;
}

function traitsOf(element: Element): string {
  const { tagName, className } = element;
  const data = element instanceof HTMLElement ? Object.entries(element.dataset) : [];
  return [tagName, className, ...data].join();
}
