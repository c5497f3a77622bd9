import { products } from '../../shop.config.ts';
import { findChromium } from '../../tools/browsers/find.ts';
import { blockTabs } from './a11y-walks.ts';
import { expect, test } from './fixtures.ts';

test.use({
  // Playwright disables the back-forward cache, which every customer has. The headless shell has none.
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      executablePath: findChromium(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

test('Back restores the previous page with the current session', async ({
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
  // After its response, which the navigation would otherwise cut off.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();
  // The very page that was left, not a new load.
  await expect(page.locator('body[data-kept]')).toBeAttached();
});

test('Back from a payment page in the same tab offers the unfinished purchase', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(page, customer);
  await page.goto('/pricing');
  await blockTabs(page);
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  const card = page.getByRole('article', { name: products.basic.name });
  await card.getByRole('button', { name: 'Buy now' }).click();
  const link = card.getByRole('link', { name: 'Open payment page' });
  const address = String(await link.getAttribute('href'));
  // Like a browser that opens no tab for the link either.
  await link.evaluate((element) => element.setAttribute('target', '_self'));
  await link.click();
  await expect(page.getByRole('button', { name: 'Pay' })).toBeVisible();
  await page.evaluate(() => void setTimeout(() => history.back()));
  const unfinished = page.getByRole('region', { name: 'Payment pending' });
  const resume = unfinished.getByRole('link', { name: 'Continue to payment' });
  await expect(resume).toHaveAttribute('href', address);
  await expect(page.locator('body[data-kept]')).toBeAttached();
  await page.reload();
  await expect(resume).toHaveAttribute('href', address);
});
