import { expect, type Locator, type Page } from '@playwright/test';
import { saidAs } from './speak.ts';

/**
 * Clicks, and waits until a message with this text has been shown in the place, however briefly, because on a busy
 * machine, the two seconds of a toast can pass between two checks.
 */
export async function saying(
  place: Page | Locator,
  text: string,
  click: () => Promise<unknown>,
): Promise<void> {
  const watch = await place.locator(':scope').evaluateHandle((root, wanted) => {
    const messages = '[role="status"], [role="alert"], [aria-live]';
    const isWanted = (message: Element | null | undefined) =>
      new RegExp(wanted, 'i').test(message?.textContent ?? '');
    const isSaidIn = (added: Node) =>
      added instanceof Element &&
      [added, ...added.querySelectorAll(messages)].some(
        (each) => each.matches(messages) && isWanted(each),
      );
    const heard = { isSaid: false };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const changed = target instanceof Element ? target : target.parentElement;
        heard.isSaid ||= isWanted(changed?.closest(messages)) || [...addedNodes].some(isSaidIn);
      }
    }).observe(root, { subtree: true, childList: true, characterData: true });
    return heard;
  }, saidAs(text).source);
  await click();
  await expect.poll(() => watch.evaluate(({ isSaid }) => isSaid), `said: ${text}`).toBe(true);
}
