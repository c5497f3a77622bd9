/** The work's result, or undefined once it was aborted: what nobody waits for any more is not a failure. */
export async function unlessAborted<T>(
  signal: AbortSignal,
  work: Promise<T>,
): Promise<T | undefined> {
  try {
    const result = await work;
    return signal.aborted ? undefined : result;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}
