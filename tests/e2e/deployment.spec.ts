import type { Page } from '@playwright/test';
import { products } from '../../shop.config.ts';
import { unsold } from '../sold.ts';
import { expect, lines, test } from './residential-customer.ts';
import { takeAway } from './take-away.ts';

/** Counts loads of the page itself, without the requests that only check whether it is reachable. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

test('a page whose file is gone loads after one reload, with address and session', async ({
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

test('an automatic reload never loses generated or typed content', async ({
  page,
  owner,
  openDashboard,
}) => {
  test.skip(...unsold('isp'));
  const loads = countLoads(page);
  await openDashboard(owner);
  await page.getByRole('textbox', { name: 'Amount' }).fill('5');
  await page.getByRole('button', { name: 'Generate Proxies' }).click();
  await expect(lines(page)).toHaveCount(5);
  const comesBack = await takeAway(page, 'IspPanel');
  await page.getByRole('tab', { name: 'ISP' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Please reload the page' });
  await expect(alert).toBeVisible();
  await page.getByRole('tab', { name: 'Residential' }).click();
  await expect(lines(page)).toHaveCount(5);
  expect(loads()).toBe(1);

  await page.getByRole('tab', { name: 'ISP' }).click();
  await expect(alert).toBeVisible();
  await comesBack();
  await alert.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('radiogroup', { name: 'ISP List' })).toBeVisible();
});

test('HTML that is older than the deployment is reloaded once, then says what is wrong', async ({
  page,
}) => {
  const loads = countLoads(page);
  const isBack = await takeAway(page, 'main', () => loads() < 2);
  await page.goto('/');
  // A click on the page that is about to be reloaded ends with it.
  await page.waitForFunction(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.type === 'reload';
  });
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  expect(loads()).toBe(2);

  await isBack();
  await page.evaluate(() => sessionStorage.clear());
  const comesBack = await takeAway(page, 'main');
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'did not load completely' });
  await expect(alert).toBeVisible();
  expect(loads()).toBe(4);
  await comesBack();
  await alert.getByRole('link', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});
