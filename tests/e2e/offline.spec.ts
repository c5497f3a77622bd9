import type { BrowserContext, Page } from '@playwright/test';
import { products } from '../../shop.config.ts';
import { isSold } from '../sold.ts';
import { orderData, pay } from './isp-shop.ts';
import { expect, test } from './residential-customer.ts';
import { saying } from './saying.ts';

const banner = (page: Page) =>
  page.locator('header [aria-live]').filter({ hasText: 'You are offline.' });

/** Clicks a control that must fail at once, with one reason and without opening a window. */
async function isRefused(page: Page, click: () => Promise<void>): Promise<void> {
  await saying(page, 'Nothing was sent', click);
  const reason = page.getByRole('alert').filter({ hasText: 'You are offline' });
  expect(page.context().pages()).toHaveLength(1);
  // It may also time out before it is dismissed.
  const dismiss = reason.getByRole('button', { name: 'Dismiss' });
  await dismiss.click({ timeout: 3000 }).catch(() => undefined);
  await expect(reason).toBeHidden();
}

async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
}

test('while offline, the dashboard keeps its data and shows what is missing, and catches up later', async ({
  page,
  context,
  request,
  customer,
  signIn,
}) => {
  for (const gb of [5, 6, 7, 8, 9, 10, 11, 12, 13, 14]) await orderData(request, customer, gb);
  const unpaid = await orderData(request, customer, 20);
  await signIn(page, customer);
  await page.goto('/dashboard');
  const table = page.getByRole('table', { name: 'Orders History' });
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(table.getByText('12 GB')).toBeHidden();
  await expect(table.getByText('6 GB')).toBeVisible();

  await goOffline(page, context);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(table.getByText('20 GB')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  const missing = page.getByText('The orders could not be loaded without a connection');
  await expect(missing).toBeVisible();
  if (isSold('isp')) {
    await page.getByRole('tab', { name: 'ISP' }).click();
    await expect(page.getByText('Your ISP plans could not be loaded')).toBeVisible();
    await page.getByRole('tab', { name: 'Residential' }).click();
  }
  await isRefused(page, () => page.getByRole('button', { name: 'Generate Proxies' }).click());
  await page.getByRole('radio', { name: products.premium.shortName }).check();
  await expect(page.getByText('The countries need a connection.')).toBeVisible();

  await pay(request, unpaid);
  await context.setOffline(false);
  await expect(banner(page)).toBeHidden();
  await expect(page.getByText('of 20 GB bought')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('United States');
  if (!isSold('isp')) return;
  await page.getByRole('tab', { name: 'ISP' }).click();
  await expect(page.getByText('No plans found')).toBeVisible();
});
