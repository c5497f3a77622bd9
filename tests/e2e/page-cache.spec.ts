import { expect, test } from './fixtures.ts';

test.use({
  // Playwright disables the back-forward cache, which every customer has.
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
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
  await page.evaluate(() => history.back());
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();
  // The very page that was left, not a new load.
  await expect(page.locator('body[data-kept]')).toBeAttached();
});
