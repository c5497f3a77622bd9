import type { BrowserContext, Page } from '@playwright/test';
import { products } from '../../shop.config.ts';
import { onlyInAll } from '../gate.ts';
import { isSold } from '../sold.ts';
import { orderData, pay } from './isp-shop.ts';
import { expect, test } from './residential-customer.ts';
import { saying } from './saying.ts';

const THOROUGH = onlyInAll('tests/components/offline/refusals.test.tsx has the same refusals');

const banner = (page: Page) =>
  page.locator('header [aria-live]').filter({ hasText: 'You are offline.' });

/** Presses a control that must refuse at once, with one reason and without a window. */
async function isRefused(page: Page, press: () => Promise<void>): Promise<void> {
  await saying(page, 'Nothing was sent', press);
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

test('offline the dashboard keeps its data, says what is missing, and catches up afterwards', async ({
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

test(
  'offline a sign-in and a purchase are refused at once, with nothing typed lost and no tab opened',
  THOROUGH,
  async ({ page, context, customer }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Purchase' }).click();
    await page.getByRole('button', { name: 'LOGIN' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(customer.email);
    await dialog.getByLabel('Password', { exact: true }).fill(customer.password);
    await goOffline(page, context);
    await isRefused(page, () => dialog.getByRole('button', { name: 'Sign In' }).click());
    await isRefused(page, () =>
      dialog.getByRole('button', { name: 'Continue with Google' }).click(),
    );
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(customer.password);
    await dialog.getByRole('link', { name: 'Create Account' }).click();
    await isRefused(page, () => dialog.getByRole('button', { name: 'Get Code' }).click());
    await expect(dialog.getByRole('button', { name: 'Get Code' })).toBeEnabled();
    await page.keyboard.press('Escape');

    const card = page.getByRole('article', { name: products.basic.name });
    await card.getByLabel('Discount code').fill('AMBER15');
    await isRefused(page, () => card.getByRole('button', { name: 'Apply' }).click());
    await isRefused(page, () => card.getByRole('button', { name: 'Buy now' }).click());
    await expect(card.getByLabel('Discount code')).toHaveValue('AMBER15');

    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Please log in to access your dashboard.')).toBeVisible();
  },
);
