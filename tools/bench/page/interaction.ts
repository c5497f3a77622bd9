import type { CDPSession, Locator, Page } from '@playwright/test';
import { cpuBetween, longestTask, traceMainThread } from './main-thread.ts';
import type { Answer } from './probe.ts';

/** Timings of one click in milliseconds. */
export type Click = {
  /** Longest event, as the browser counts it for INP; 0 below its threshold of 16. */
  event: number;
  /** From the click until the result was painted. */
  painted: number;
  /** CPU time of the main thread between the two. */
  cpu: number;
  /** Longest task from the click until the page has settled, CPU time. */
  longest: number;
};

/** A control to click in its middle, or a key for the focused element. */
export type Target = Locator | { key: string };

/** Later effects of a response, such as a toast, belong to its click. */
const SETTLE_MS = 150;

/** Clicks as a customer does, and measures until the result is on screen. */
export async function click(
  page: Page,
  session: CDPSession,
  { target, answer }: { target: Target; answer: Answer },
): Promise<Click> {
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
    cpu: cpuBetween(trace, 'clicked', 'painted'),
    longest: longestTask(trace),
  };
}

/** Moves the pointer first, as a customer does: what hovering fetches or renders happens before the click. */
async function aim(page: Page, target: Locator): Promise<() => Promise<unknown>> {
  // In the middle, where no toast covers it.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Not on the screen: ${String(target)}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(SETTLE_MS);
  return () => Promise.all([page.mouse.down(), page.mouse.up()]);
}
