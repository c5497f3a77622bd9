import { products } from '../../shop.config.ts';
import { submitSignIn, openLogin } from './accounts-steps.ts';
import { MessageLog } from './MessageLog.ts';
import { expect, generate, test } from './residential-customer.ts';

/** What a content blocker rejects. */
const REFUSED = ['**/hubs/**', '**/error-reports'];

test('everything works with the hub and error reports blocked, and payments are noticed on return', async ({
  page,
  context,
  customer,
}) => {
  const log = await MessageLog.keep(page);
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  const records: string[] = [];
  page.on('console', (message) => records.push(message.text()));
  const refused: string[] = [];
  for (const address of REFUSED) {
    await context.route(address, (route) => {
      refused.push(new URL(route.request().url()).pathname);
      return route.abort('blockedbyclient');
    });
  }
  // This build reports errors to no one.
  await page.route('**/assets/main-*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const body = code.replace(/(errorReportUrl:)(``|""|'')/, '$1"/error-reports"');
    expect(body).not.toBe(code);
    await route.fulfill({ response, body });
  });

  await openLogin(page);
  await submitSignIn(page, customer);
  await expect(page.getByText('No orders of this type in this period.')).toBeVisible();
  await page.evaluate(() => reportError(new Error('Injected')));
  await expect.poll(() => refused).toContain('/error-reports');

  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Purchase' }).click();
  const card = page.getByRole('article', { name: products.premium.name });
  const opening = page.waitForEvent('popup');
  await card.getByRole('button', { name: 'Buy now' }).click();
  const payment = await opening;
  await payment.waitForURL(/\/pay\//);
  await main.getByRole('link', { name: 'Dashboard' }).click();
  const table = page.getByRole('table', { name: 'Orders History' });
  await expect(table.getByRole('cell', { name: /^No paid/ })).toBeVisible();
  await payment.getByRole('button', { name: 'Pay' }).click();
  await expect(payment.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await payment.close();
  // Playwright shows both tabs at once.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  await expect(page.getByRole('status').filter({ hasText: 'Payment Success' })).toBeVisible();
  await expect(table.getByRole('cell', { name: 'Paid', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment pending' })).toBeHidden();
  await page.getByRole('link', { name: 'Generate your proxies' }).click();
  await generate(page, 10);
  await page.getByRole('button', { name: 'LOG OUT' }).click();
  await expect(page).toHaveURL('/');

  expect(await log.read('errors')).toEqual([]);
  const successes = await log.read('successes');
  expect(successes.filter((text) => text.includes('Payment Success'))).toHaveLength(1);
  expect(thrown).toEqual(['Error: Injected']);
  expect(records.filter((text) => !text.includes('net::ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
  expect(new Set(refused)).toEqual(new Set(['/hubs/payment/negotiate', '/error-reports']));
});
