/** The work's result; when the signal aborts meanwhile it rejects with the signal's reason, whatever the work did. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const result = await work;
  signal.throwIfAborted();
  return result;
}
