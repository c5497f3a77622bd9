const CONTROLS = 'a, button, input, select, [role="radiogroup"], [popover]';

let early: readonly Element[] = [];
let focused: Element | null = null;

/**
 * Remembers the controls of the prerendered page. React does not hydrate a page that the browser has translated before,
 * but renders it anew, and what was typed and pressed is in the elements that it takes away.
 */
export function keepEarlyControls(page: Element): void {
  early = Array.from(page.querySelectorAll(CONTROLS));
  focused = document.activeElement;
}

/** The control of the prerendered page in the place of which this one stands: usually the same. */
export function earlyControl<E extends Element>(control: E): E {
  if (early.length === 0 || early.includes(control)) return control;
  return twin(control, current(), early);
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

/** Controls that look alike keep their order. */
function twin<E extends Element>(control: E, from: readonly Element[], to: readonly Element[]): E {
  const isAlike = (other: Element): other is E =>
    other.tagName === control.tagName && other.className === control.className;
  return to.filter(isAlike)[from.filter(isAlike).indexOf(control)] ?? control;
}
