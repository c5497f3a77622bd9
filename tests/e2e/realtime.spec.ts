import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { control, hubConnected, orderData, pay, sendPaymentEvent } from './isp-shop.ts';

test('without an order number from the server, a payment from elsewhere links to the orders', async ({
  page,
  request,
  customer,
  signIn,
}) => {
  await signIn(page, customer);
  const connected = hubConnected(page);
  await page.goto('/pricing');
  await connected;
  await sendPaymentEvent(request, customer, '{"status":1}');
  await page.getByRole('link', { name: 'See your orders' }).click();
  await expect(page.getByRole('heading', { name: 'Orders History' })).toBeInViewport();
  // Start over at the top of the dashboard.
  await page.keyboard.press('Control+Home');
  await expect(page.getByRole('heading', { name: 'Orders History' })).not.toBeInViewport();
  await sendPaymentEvent(request, customer, '{"status":1,"orderNo":"GONE-1"}');
  await page.getByRole('link', { name: 'See your orders' }).click();
  await expect(page.getByRole('heading', { name: 'Orders History' })).toBeInViewport();
});

test('events missed while disconnected are handled after reconnecting', async ({
  page,
  request,
  customer,
  signIn,
}) => {
  const url = await orderData(request, customer, 20);
  await signIn(page, customer);
  const connected = hubConnected(page);
  await page.goto('/dashboard');
  await connected;
  await expect(page.getByText('No paid')).toBeVisible();
  // Simulates the loss of the network of one page.
  await page.route('**/negotiate*', (route) => route.abort());
  await control(request, customer, { hub: 'drop' });
  await page.waitForEvent('requestfailed', (failed) => failed.url().includes('/negotiate'));
  await pay(request, url);
  await expect(page.getByText('No paid')).toBeVisible();
  await page.unroute('**/negotiate*');
  await expect(page.getByText('No paid')).toBeHidden();
});

test('a visitor opens no connection and downloads no hub client', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (sent) => requests.push(sent.url()));
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  // No matter what the page does later.
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /hubs|Realtime/i.test(url))).toEqual([]);
});
