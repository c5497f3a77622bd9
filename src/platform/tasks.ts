/** Ends the current task, so that the browser can answer input and draw a frame. */
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

/** Runs when the next frame has been painted. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => void nextTask().then(run));
}

/** Resolves with the work's result, or rejects with the signal's reason as soon as that aborts. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const result = await work;
  signal.throwIfAborted();
  return result;
}

/** Time without a pause in ms, short enough to draw a frame and answer input after it. */
const SLICE_MS = 8;

/** Does the steps with a pause whenever they have taken long, so that the page stays responsive. */
export async function withPauses<Result>(
  steps: Generator<void, Result>,
  pause: () => Promise<void> = nextTask,
  now: () => number = () => performance.now(),
): Promise<Result> {
  let end = now() + SLICE_MS;
  let step = steps.next();
  while (step.done !== true) {
    if (now() >= end) {
      await pause();
      end = now() + SLICE_MS;
    }
    step = steps.next();
  }
  return step.value;
}
