import type { CDPSession, Locator, Page } from '@playwright/test';
import { cpuBetween, longestTask, traceMainThread } from './main-thread.ts';
import type { Answer } from './probe.ts';

/** Milliseconds of one press. */
export type Press = {
  /** Longest event, as the browser counts it for INP; 0 below its threshold of 16. */
  event: number;
  /** From the press until what was asked for has been painted. */
  painted: number;
  /** Processor time of the main thread between the two. */
  cpu: number;
  /** Longest task from the press until all has settled, processor time. */
  longest: number;
};

/** A control to press in its middle, or a key for what has the focus. */
export type Target = Locator | { key: string };

/** What follows an answer (a toast, say) belongs to its press. */
const SETTLE_MS = 150;

/** Presses as a customer does, and measures until the answer is on the screen. */
export async function press(
  page: Page,
  session: CDPSession,
  { target, answer }: { target: Target; answer: Answer },
): Promise<Press> {
  const act = 'key' in target ? () => page.keyboard.press(target.key) : await aim(page, target);
  await page.evaluate((expected) => window.probe.arm(expected), answer);
  let painted = 0;
  const trace = await traceMainThread(session, async () => {
    await act();
    painted = await page.evaluate(() => window.probe.answered());
    await page.waitForTimeout(SETTLE_MS);
  });
  const event = await page.evaluate(() => window.probe.longestEvent());
  return {
    event,
    painted,
    cpu: cpuBetween(trace, 'pressed', 'painted'),
    longest: longestTask(trace),
  };
}

/** The pointer comes first, as it does in life: what that fetches or draws is done before the press. */
async function aim(page: Page, target: Locator): Promise<() => Promise<unknown>> {
  // In the middle, where no toast lies over it.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Not on the screen: ${String(target)}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(SETTLE_MS);
  return () => Promise.all([page.mouse.down(), page.mouse.up()]);
}
