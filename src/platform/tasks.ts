/** Ends the current task, so that the browser can respond to input and draw a frame. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => {
      channel.port1.close();
      resolve();
    });
    channel.port1.start();
    channel.port2.postMessage(null);
  });
}

export const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Whether a job was canceled or ended with its visit, which is not a failure. */
export const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/**
 * Waits for the work. Resolves with its result, or rejects with the signal's reason if the signal has been aborted by
 * then.
 */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const result = await work;
  signal.throwIfAborted();
  return result;
}
