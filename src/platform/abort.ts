/** The work's result; when the signal aborts meanwhile it rejects with the signal's reason, whatever the work did. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const result = await work;
  signal.throwIfAborted();
  return result;
}

/** A signal that aborts with the first of two, and the way to stop following them. `AbortSignal.any` is too new. */
export function followSignals(one: AbortSignal, other: AbortSignal) {
  const controller = new AbortController();
  const following = new AbortController();
  for (const signal of [one, other]) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { signal: following.signal });
  }
  return { signal: controller.signal, stop: () => following.abort() };
}
