import { products } from '../../shop.config.ts';
import { gb, offBadge, priceText } from '../sold.ts';
import { MessageLog } from './MessageLog.ts';
import { expect, generate, test } from './residential-customer.ts';

/** In milliseconds, and in bytes per second. */
const SLOW = { latency: 400, downloadThroughput: 60_000, uploadThroughput: 20_000 };

test(
  'on a slow connection that drops twice during a purchase, one order is placed and paid',
  { tag: '@nightly' },
  async ({ page, context, customer, signIn }) => {
    const log = await MessageLog.keep(page);
    const devtools = await context.newCDPSession(page);
    const line = (offline: boolean) =>
      devtools.send('Network.emulateNetworkConditions', { offline, ...SLOW });
    await line(false);
    await signIn(page, customer);
    // A payment before the first connection would not be reported.
    const hub = page.waitForEvent('websocket');
    await page.goto('/pricing');
    await hub;
    const card = page.getByRole('article', { name: products.premium.name });
    await card.getByRole('slider', { name: 'Amount in GB' }).fill(String(gb(20)));
    await card.getByLabel('Discount code').fill('AMBER15');
    const buy = async () => {
      const opening = page.waitForEvent('popup');
      await card.getByRole('button', { name: 'Buy now' }).click();
      return opening;
    };
    const isAlone = () => expect.poll(() => context.pages()).toEqual([page]);

    await test.step('it drops while the code is checked: nothing is sent, and the check continues afterwards', async () => {
      const back = Promise.withResolvers<void>();
      let checks = 0;
      await page.route('**/GetDiscount*', async (route) => {
        checks += 1;
        if (checks === 1) return void line(true);
        // Chromium reports that the connection is back when the blank tab closes.
        await back.promise;
        await route.continue();
      });
      await buy();
      await log.heard('errors', 'You are offline, and this needs a connection. Nothing was sent.');
      await isAlone();
      await line(false);
      back.resolve();
      await expect(card.getByText(offBadge('premium', gb(20), 15))).toBeVisible();
    });

    await test.step('it drops while the order is sent: the tab closes, and the order is not repeated', async () => {
      await log.clear();
      let orders = 0;
      const call = '**/DynamicResidenceRecharge';
      await page.route(call, async (route) => {
        orders += 1;
        await line(true);
        await route.continue();
      });
      await buy();
      await log.heard('errors', 'Request failed (0)');
      await isAlone();
      await page.unroute(call);
      await line(false);
      await expect(card.getByRole('button', { name: 'Buy now' })).toBeEnabled();
      expect(orders).toBe(1);
    });

    await test.step('the next click buys at the same price, and the list is still there', async () => {
      const payment = await buy();
      await expect(payment.getByText(priceText('premium', gb(20), 15)).first()).toBeVisible();
      await payment.getByRole('button', { name: 'Pay' }).click();
      await expect(payment.getByRole('heading', { name: 'Payment received' })).toBeVisible();
      await payment.close();
      await page.getByRole('link', { name: 'Generate your proxies' }).click();
      await generate(page, 10);
      const table = page.getByRole('table', { name: 'Orders History' });
      await expect(table.getByRole('cell', { name: 'Paid', exact: true })).toBeVisible();
      // The order and the head.
      await expect(table.getByRole('row')).toHaveCount(2);
      expect(await log.read('errors')).toHaveLength(1);
    });
  },
);
