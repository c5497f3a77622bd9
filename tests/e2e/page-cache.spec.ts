import { CHROMIUM } from '../chromium.ts';
import { expect, test } from './fixtures.ts';

test.use({
  // Playwright disables the back-forward cache, which every customer has. The headless shell has none.
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      executablePath: CHROMIUM,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

test('Back restores the page that was left, with the current session', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(page, customer);
  await page.goto('/privacy');
  await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  await page.goto('/violations');
  await page.evaluate(() => localStorage.setItem('user', '{"token":"","userInfo":{}}'));
  // After its answer, which the navigation would otherwise cut off.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();
  // The very page that was left, not a new load.
  await expect(page.locator('body[data-kept]')).toBeAttached();
});
