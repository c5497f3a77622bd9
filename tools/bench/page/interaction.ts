import type { CDPSession, Locator, Page } from '@playwright/test';
import { cpuBetween, longestTask, traceMainThread } from './main-thread.ts';
import type { Answer } from './probe.ts';

/** Timings of one click in milliseconds. */
export type Click = {
  /** The longest event, as the browser measures it for INP; 0 below its threshold of 16. */
  event: number;
  /** From the click until the result was painted. */
  painted: number;
  /** CPU time of the main thread in that time. */
  cpu: number;
  /** CPU time of the longest task from the click until the page has settled. */
  longest: number;
};

/** A control to click in its middle, or a key for the focused element. */
export type Target = Locator | { key: string };

/** Later effects of a response, such as a toast, count as part of the click. */
const SETTLE_MS = 150;

/** Clicks like a customer, and measures until the result is on screen. */
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

/**
 * Moves the pointer first, like a customer, so that anything that hovering fetches or renders happens before the click.
 */
async function aim(page: Page, target: Locator): Promise<() => Promise<unknown>> {
  // Scroll it to the middle, where no toast covers it.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Not on the screen: ${String(target)}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(SETTLE_MS);
  return () => Promise.all([page.mouse.down(), page.mouse.up()]);
}
