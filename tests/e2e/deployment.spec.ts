import type { Page } from '@playwright/test';
import { products } from '../../shop.config.ts';
import { expect, test } from './residential-customer.ts';
import { takeAway } from './take-away.ts';

/** Counts loads of the page itself, without the requests that only check whether it is reachable. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

test('a page with a missing file loads after one reload, with its URL and session', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(page, customer);
  const loads = countLoads(page);
  await page.goto('/');
  await takeAway(page, 'PricingPage', () => loads() < 2);
  await page
    .getByRole('article', { name: products.premium.name })
    .getByRole('link', { name: 'Buy Now' })
    .click();
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeVisible();
  await expect(page).toHaveURL('/pricing?plan=resi_premium');
  await expect(page.getByRole('navigation').getByRole('button', { name: 'LOG OUT' })).toBeVisible();
  expect(loads()).toBe(2);
});

test('a tab that becomes visible after a new build offers to reload', async ({ page }) => {
  const loads = countLoads(page);
  await page.route('/version.txt', (route) => route.fulfill({ body: 'assets/main-New.js' }));
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect.poll(loads).toBe(2);
});
