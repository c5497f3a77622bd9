import { nextTask } from './tasks.ts';

/** Time between pauses in ms, short enough for the browser to draw frames and respond to input. */
const SLICE_MS = 8;

/** Does the work for each item, and pauses whenever it has taken too long, so that the page stays responsive. */
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
