import { nextTask } from './tasks.ts';

/** Time without a pause in ms, short enough to draw a frame and answer input after it. */
const SLICE_MS = 8;

/** Does the work for each item, with a pause whenever it has taken too long, so that the page stays responsive. */
export async function withPauses<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
  pause: () => Promise<void> = nextTask,
  now: () => number = () => performance.now(),
): Promise<void> {
  let end = now() + SLICE_MS;
  for (const item of items) {
    if (now() >= end) {
      await pause();
      end = now() + SLICE_MS;
    }
    work(item);
  }
}
