const CONTROLS = 'a, button, input, select, [role="radiogroup"], [popover]';

let shown: Element | null = null;
let early: readonly Element[] = [];
let focused: Element | null = null;

/**
 * Remembers the controls of the prerendered page. Where a translation or an extension has changed it, React does not
 * hydrate the page but renders it again, and what was typed and clicked is in the elements that it removes.
 */
export function keepEarlyControls(page: Element): void {
  shown = page;
  early = controlsIn(page);
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
  shown = null;
  early = [];
  focused = null;
}

const controlsIn = (page: Element): readonly Element[] =>
  Array.from(page.querySelectorAll(CONTROLS));
const current = () => (shown === null ? [] : controlsIn(shown));

/** Controls that are alike keep their order. Where their number differs, none is taken for another. */
function twin<E extends Element>(control: E, from: readonly Element[], to: readonly Element[]): E {
  const kind = kindOf(control);
  const isAlike = (other: Element): other is E => kindOf(other) === kind;
  const [here, there] = [from.filter(isAlike), to.filter(isAlike)];
  return (here.length === there.length && there[here.indexOf(control)]) || control;
}

/** Attributes that only the shop's own code writes: extensions add others, and classes. */
const OWN = ['name', 'href', 'data-replay', 'commandfor', 'popovertarget', 'popover'];
/** A name that `useId` made: it is another one when the page is rendered again. */
const GENERATED = /^[:_«]/;

function kindOf(element: Element): string {
  const values = OWN.map((name) => {
    const value = element.getAttribute(name);
    return value !== null && GENERATED.test(value) ? '' : value;
  });
  return JSON.stringify([element.tagName, ...values]);
}
