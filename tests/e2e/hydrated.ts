import type { Page } from '@playwright/test';

/**
 * Waits until the page's own code handles clicks. Before that, forms and links work as they do without scripts, and a
 * stored session has not been read.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__earlyClicks === undefined);
}
