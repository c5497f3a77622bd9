import { products } from '../../shop.config.ts';
import { expect, test } from './fixtures.ts';
import { hubConnected } from './isp-shop.ts';

test('messages, banner and orders show a crypto payment as confirming, underpaid and paid', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(page, customer);
  await page.goto('/pricing');
  const opened = page.waitForEvent('popup');
  const card = page.getByRole('article', { name: products.basic.name });
  await card.getByRole('button', { name: 'Buy now' }).click();
  const payment = await opened;
  const press = (name: string) => payment.getByRole('button', { name }).click();
  await payment.waitForURL(/\/pay\//);
  const connected = hubConnected(page);
  await page.goto('/dashboard');
  await connected;
  const toast = (title: string) => page.getByRole('status').filter({ hasText: title });
  const order = page.getByRole('row').filter({ hasText: products.basic.name });
  const banner = page.getByRole('region', { name: 'Payment pending' });
  const toPayment = banner.getByRole('link', { name: 'Continue to payment' });
  await expect(order.getByRole('button', { name: /^Pay now/ })).toBeVisible();
  await expect(toPayment).toBeVisible();

  await press('Wait for confirmations');
  await expect(toast('Confirming')).toContainText('Do not pay again.');
  await expect(order).toContainText('Confirming');
  await expect(order.getByRole('button', { name: /^Pay now/ })).toHaveCount(0);
  await expect(toPayment).toHaveCount(0);

  await press('Pay half');
  await expect(toast('Underpaid')).toContainText('Send the rest on the payment page.');
  await expect(order).toContainText('Underpaid');
  await expect(toPayment).toBeVisible();

  await press('Pay');
  const paid = toast('Payment Success');
  await paid.getByRole('link', { name: 'Generate your proxies' }).click();
  await expect(page).toHaveURL(/type=residential/);
  await expect(order).toContainText('Paid');
  await expect(banner).toHaveCount(0);
});
