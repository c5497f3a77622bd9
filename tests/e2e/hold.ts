import type { Page } from '@playwright/test';

/** Holds back the page's requests for these URLs until the returned function is called. */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export const holdScripts = (page: Page) => hold(page, /\/assets\/.*\.js/);
