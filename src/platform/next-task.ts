/**
 * Ends the current task, so that the browser can answer input and draw a frame. Rejects when the signal aborts in the
 * meantime.
 */
export async function nextTask(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => {
      channel.port1.close();
      resolve();
    });
    channel.port1.start();
    channel.port2.postMessage(null);
  });
  signal.throwIfAborted();
}
