import { nextTask } from './next-task.ts';

/** Length of a slice in ms, short enough to draw a frame and answer input after it. */
const SLICE_MS = 8;
/** Time between two progress reports in ms. Drawing one may cost many slices. */
const REPORT_MS = 250;

type SliceOptions = {
  signal: AbortSignal;
  /** Called after the first slice, then four times a second. */
  onProgress: () => void;
  /** Current time in ms. */
  now?: () => number;
};

/**
 * Works through `steps` a few milliseconds at a time, so that the page stays responsive. A step is never divided.
 * @returns false when it was aborted before the end
 */
export async function inSlices<T>(
  steps: Iterable<T>,
  work: (step: T) => void,
  { signal, onProgress, now = () => performance.now() }: SliceOptions,
): Promise<boolean> {
  let end = now() + SLICE_MS;
  let reportAt = 0;
  for (const step of steps) {
    work(step);
    if (now() < end) continue;
    if (now() >= reportAt) {
      onProgress();
      reportAt = now() + REPORT_MS;
    }
    await nextTask();
    if (signal.aborted) return false;
    end = now() + SLICE_MS;
  }
  return true;
}
