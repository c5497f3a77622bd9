import type { Page } from '@playwright/test';
import { MessageLog } from './chaos/MessageLog.ts';
import { expect, test } from './fixtures.ts';
import { control, hubConnected, orderData, pay, sendPaymentEvent } from './isp-shop.ts';
import { saying } from './saying.ts';

test('a payment is shown: orders and usage reload, and the link stays until dismissed', async ({
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
  const row = page.getByRole('table', { name: 'Orders History' }).getByRole('row').last();
  await expect(row).toContainText('No paid');
  await pay(request, url);
  const toast = page.getByRole('status').filter({ hasText: 'Payment Success' });
  await expect(toast).toBeVisible();
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText('of 20 GB bought')).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toBeHidden();
});

test('from a server that sends no order number, a payment from elsewhere links to the orders', async ({
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
  // Start again from the top of the dashboard.
  await page.keyboard.press('Control+Home');
  await expect(page.getByRole('heading', { name: 'Orders History' })).not.toBeInViewport();
  await sendPaymentEvent(request, customer, '{"status":1,"orderNo":"GONE-1"}');
  await page.getByRole('link', { name: 'See your orders' }).click();
  await expect(page.getByRole('heading', { name: 'Orders History' })).toBeInViewport();
});

/** Playwright shows every tab. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('of two tabs the visible one shows the toast, and both reload', async ({
  context,
  request,
  customer,
  signIn,
}) => {
  const url = await orderData(request, customer, 20);
  const tabs = [await context.newPage(), await context.newPage()];
  const logs: MessageLog[] = [];
  for (const tab of tabs) {
    logs.push(await MessageLog.keep(tab));
    await signIn(tab, customer);
    const connected = hubConnected(tab);
    await tab.goto('/dashboard');
    await connected;
    await expect(tab.getByText('No paid')).toBeVisible();
  }
  const [shown, hidden] = tabs;
  if (shown === undefined || hidden === undefined) throw new Error('Two tabs are open');
  await setVisibility(hidden, 'hidden');
  await pay(request, url);
  for (const tab of tabs) await expect(tab.getByText('No paid')).toBeHidden();
  await expect(shown.getByRole('status').filter({ hasText: 'Payment Success' })).toBeVisible();
  await setVisibility(hidden, 'visible');
  const said = async (title: string) => {
    const read = await Promise.all(logs.map((log) => log.read()));
    return read.flatMap(({ successes }) => successes).filter((text) => text.includes(title));
  };
  for (const tab of tabs) {
    const exportCsv = tab.getByRole('button', { name: 'Export Residential CSV' });
    await saying(tab, 'Downloaded!', () => exportCsv.click());
  }
  expect(await said('Payment Success')).toHaveLength(1);
  expect(await said('Downloaded!')).toHaveLength(2);
});

test('events missed while disconnected are caught up on reconnect', async ({
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

test('an anonymous visitor opens no connection and downloads no hub client', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (sent) => requests.push(sent.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /hubs|Realtime/i.test(url))).toEqual([]);
});
