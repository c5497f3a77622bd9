import { expect, type Locator, type Page } from '@playwright/test';
import { say } from './speak.ts';

/**
 * Clicks, and waits until a message with this text has been shown in the place, however short: on a busy machine the
 * two seconds of a toast can pass between two looks.
 */
export async function saying(
  place: Page | Locator,
  english: string,
  click: () => Promise<unknown>,
): Promise<void> {
  const text = say(english);
  const watch = await place.locator(':scope').evaluateHandle((root, wanted) => {
    const messages = '[role="status"], [role="alert"], [aria-live]';
    const isWanted = (message: Element | null | undefined) =>
      message?.textContent.includes(wanted) ?? false;
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
  }, text);
  await click();
  await expect.poll(() => watch.evaluate(({ isSaid }) => isSaid), `said: ${text}`).toBe(true);
}
