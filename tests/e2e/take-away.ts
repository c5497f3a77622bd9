import type { Page } from '@playwright/test';

/** Removes a file of the build, as a newer deployment does. Returns a function that restores it. */
export async function takeAway(page: Page, file: string, isGone = () => true) {
  const pattern = `**/assets/${file}-*.js`;
  await page.route(pattern, (route) =>
    isGone() ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
  return () => page.unroute(pattern);
}
