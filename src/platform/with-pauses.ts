import { nextTask } from './tasks.ts';

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
