/** Resolves with the work's result, or rejects with the signal's reason as soon as that aborts. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const result = await work;
  signal.throwIfAborted();
  return result;
}
