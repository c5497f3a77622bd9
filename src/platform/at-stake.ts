const tests = new Set<() => boolean>();
let typedInto: HTMLElement[] = [];

/** Keeps the page from reloading by itself while the test holds; returns the way to end it. */
export function keepFromReload(test: () => boolean): () => void {
  tests.add(test);
  return () => tests.delete(test);
}

/** Whether a reload would lose what the customer typed, made or began here. */
export function isSomethingAtStake(): boolean {
  return typedInto.some(isStillThere) || [...tests].some((test) => test());
}

function isStillThere(field: HTMLElement): boolean {
  return field.isConnected && 'value' in field && field.value !== '';
}

function isText(target: EventTarget | null): target is HTMLElement {
  return (
    target instanceof HTMLElement &&
    target.matches('textarea, input:not([type=range], [type=radio], [type=checkbox])')
  );
}

if (typeof document !== 'undefined') {
  document.addEventListener('input', ({ target }) => {
    if (isText(target)) typedInto = [...typedInto.filter(isStillThere), target];
  });
}
