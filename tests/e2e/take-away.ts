import type { Page } from '@playwright/test';

/** Takes a file of the build away, as a newer deployment does; returns the way to bring it back. */
export async function takeAway(page: Page, file: string, isGone = () => true) {
  const pattern = `**/assets/${file}-*.js`;
  await page.route(pattern, (route) =>
    isGone() ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
  return () => page.unroute(pattern);
}
