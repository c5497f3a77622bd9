import type { Page } from '@playwright/test';
import { products } from '../../shop.config.ts';
import { pseudoText } from '../../tools/texts/pseudo.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { pages } from './published.ts';

/** Signs in a new customer through a provider's popup. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign up with Discord' }).click();
  const popup = await opening;
  await popup.getByRole('link', { name: /^Grace/ }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
}

test('a customer signs in with a popup, buys, pays, and is notified over the hub', async ({
  page,
}) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await signIn(page);
  await page.goto('/pricing?plan=resi_premium');
  const card = page.getByRole('article', { name: products.premium.name });
  const opening = page.waitForEvent('popup');
  await card.getByRole('button', { name: 'Buy now' }).click();
  const payment = await opening;
  await payment.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(payment.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await page.bringToFront();
  await expect(page.getByText('Payment Success')).toBeVisible();
  expect(sockets.map((url) => new URL(url).pathname)).toContain('/hubs/payment');
});

for (const { path } of [...pages, { path: '/nothing' }]) {
  test(`${path} and its scripts run under its policy`, async ({ page }) => {
    const named = (text: string) => (path.startsWith('/ar-XB') ? pseudoText(text, 'ar-XB') : text);
    await page.goto(path);
    await page.getByRole('button', { name: named('LOGIN') }).click();
    await expect(page.getByRole('dialog', { name: named('Sign In') })).toBeVisible();
  });
}

test('the backend function creates an administrator', async ({ page }) => {
  await page.goto('/create-admin');
  await page.getByRole('button', { name: 'Create Admin Account' }).click();
  await expect(page.getByText('can sign in now.')).toBeVisible();
});
