import type { Page } from '@playwright/test';
import { expect, test } from './residential-customer.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search commands' });

test('a visitor uses the command palette to open a page and the login, and the focus returns', async ({
  page,
}) => {
  await page.goto('/terms');
  const theme = page.getByRole('button', { name: 'Theme' });
  await theme.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(theme).toBeFocused();

  await page.keyboard.press('Control+k');
  await field(page).fill('log in');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(theme).toBeFocused();

  await page.keyboard.press('Control+k');
  await field(page).fill('refund');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Refund Policy' })).toBeFocused();
});

test('a customer uses the command palette to generate a list and open orders', async ({
  page,
  owner,
  openDashboard,
}) => {
  await openDashboard(owner);
  const first = page.getByRole('table', { name: 'Orders History' }).getByRole('button').first();
  const orderNo = await first.innerText();
  await page.keyboard.press('Control+k');
  await field(page).fill('generate');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'proxies successfully' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await field(page).fill(orderNo);
  await expect(palette(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Order Details' });
  await expect(details.getByText(orderNo)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);

  await page.goto('/pricing');
  await page.keyboard.press('Control+k');
  await field(page).fill(orderNo);
  await page.keyboard.press('Enter');
  await expect(details.getByRole('button', { name: 'Copy order number' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/dashboard$/);
});
