import type { Locator, Page } from '@playwright/test';
import { products } from '../../shop.config.ts';
import { arithmetic, gb, priceText } from '../sold.ts';
import { submitSignIn } from './accounts-steps.ts';
import { expect, test } from './fixtures.ts';
import { saying } from './saying.ts';

async function buy(page: Page, card: Locator): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await card.getByRole('button', { name: 'Buy now' }).click();
  const payment = await opened;
  await payment.waitForURL(/\/pay\//);
  return payment;
}

test('the payment tab has no opener and no referrer', async ({ page, customer, signIn }) => {
  await signIn(page, customer);
  await page.goto('/pricing');
  const payment = await buy(page, page.getByRole('article', { name: products.basic.name }));
  const seen = await payment.evaluate(() => [window.opener, document.referrer]);
  expect(seen).toEqual([null, '']);
});

test('a purchase continues after the login with its card, amount and code', async ({
  page,
  customer,
}) => {
  await page.goto('/pricing');
  const card = page.getByRole('article', { name: products.premium.name });
  await card.getByRole('slider', { name: 'Amount in GB' }).fill(String(gb(20)));
  await card.getByLabel('Discount code').fill('AMBER15');
  await card.getByLabel('Discount code').press('Enter');
  await expect(card).toContainText(arithmetic('premium', gb(20), 15));
  const buyNow = card.getByRole('button', { name: 'Buy now' });
  await saying(card, 'Please login first!', () => buyNow.click());
  await submitSignIn(page, customer);
  await page.waitForURL(/\/dashboard/);
  await expect(page.getByRole('heading', { name: 'Continue your purchase' })).toBeVisible();
  const sum = priceText('premium', gb(20), 15);
  await expect(page.getByText(`${gb(20)} GB ${products.premium.shortName}, ${sum}`)).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(card).toContainText(arithmetic('premium', gb(20), 15));
  await expect(buyNow).toBeFocused();
  await expect(buyNow).toBeInViewport({ ratio: 1 });
  const payment = await buy(page, card);
  await expect(payment.locator('body')).toContainText(priceText('premium', gb(20), 15));
  // Playwright shows both tabs at once.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('link', { name: 'Continue to payment' })).toBeVisible();
});
