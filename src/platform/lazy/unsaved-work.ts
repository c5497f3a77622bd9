const tests = new Set<() => boolean>();
/** Weak references, so that removed fields can be garbage-collected. */
let typedInto: WeakRef<HTMLElement>[] = [];

/** Blocks automatic reloads while the test returns true. Returns a function that removes the block. */
export function blockReload(test: () => boolean): () => void {
  tests.add(test);
  return () => tests.delete(test);
}

/** Whether a reload would lose something that the customer typed, generated or started. */
export function hasUnsavedWork(): boolean {
  return typedInto.some(isStillThere) || [...tests].some((test) => test());
}

function isStillThere(reference: WeakRef<HTMLElement>): boolean {
  const field = reference.deref();
  return field !== undefined && field.isConnected && 'value' in field && field.value !== '';
}

export function isText(target: EventTarget | null): target is HTMLElement {
  return (
    target instanceof HTMLElement &&
    target.matches('textarea, input:not([type=range], [type=radio], [type=checkbox])')
  );
}

if (typeof document !== 'undefined') {
  document.addEventListener('input', ({ target }) => {
    if (isText(target)) typedInto = [...typedInto.filter(isStillThere), new WeakRef(target)];
  });
}
