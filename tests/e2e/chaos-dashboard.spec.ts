import type { Page, Request } from '@playwright/test';
import { onlyInAll } from '../gate.ts';
import { ENDED } from './chaos/faults.ts';
import { HEALTHY, MessageLog } from './chaos/MessageLog.ts';
import { PLAIN_RUN } from './chaos/plain-run.ts';
import { expect, test } from './fixtures.ts';
import { control } from './isp-shop.ts';

const THOROUGH = onlyInAll('in npm test chaos.spec.ts has one late answer for each kind of screen');

test.use(PLAIN_RUN);

/** The calls that a dashboard makes when it opens. */
const READS = 'op=getBandwidth,searchLocations,listOrders,analyseOrders';

const breakReads = (page: Page, words: string) =>
  page.setExtraHTTPHeaders({ 'X-Chaos': `${words};${READS}` });

const figures = (page: Page) => page.getByRole('meter', { name: 'Data usage' });
const orders = (page: Page) => page.getByRole('table', { name: 'Orders History' });

test.beforeEach(async ({ page, request, customer, signIn }) => {
  await page.route('**/hubs/**', () => {});
  await control(request, customer, { credit: { tier: 'basic', total: 5 } });
  await control(request, customer, { plan: { quantity: 25, expiresInSeconds: 86_400 } });
  await signIn(page, customer);
});

test(
  'a dashboard whose answers all take 5 seconds loads without a message',
  THOROUGH,
  async ({ page }) => {
    const log = await MessageLog.keep(page);
    await breakReads(page, 'latency=5000');
    await page.goto('/dashboard?orders=all');
    await expect(page.getByRole('heading', { name: 'Orders History' })).toBeVisible();
    await expect(figures(page)).toBeVisible();
    await expect(orders(page)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Country' })).toBeEnabled();
    expect(await log.read()).toMatchObject({ errors: [], health: HEALTHY });
  },
);

test('a dashboard whose answers are all 401 signs out once, with one message', async ({ page }) => {
  const log = await MessageLog.keep(page);
  let pending = 0;
  const isCall = (sent: Request) => sent.url().includes('/api/');
  page.on('request', (sent) => (pending += isCall(sent) ? 1 : 0));
  page.on('requestfinished', (sent) => (pending -= isCall(sent) ? 1 : 0));
  page.on('requestfailed', (sent) => (pending -= isCall(sent) ? 1 : 0));
  await breakReads(page, '401');
  await page.goto('/dashboard');
  await expect(page.getByText('Please log in to access your dashboard.')).toBeVisible();
  // Answers after the first one add no message.
  await expect.poll(() => pending).toBe(0);
  expect(await log.read()).toMatchObject({
    errors: [ENDED],
    signOuts: 1,
    health: HEALTHY,
  });
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('a dashboard whose calls all fail stays usable, shows one toast at a time, and recovers', async ({
  page,
}) => {
  const log = await MessageLog.keep(page);
  await page.clock.install();
  await breakReads(page, 'status=500');
  await page.goto('/dashboard?orders=all');
  const retry = page.getByRole('button', { name: /^Retry/ });
  await expect(page.getByRole('heading', { name: 'Orders History' })).toBeVisible();
  const hurry = async () => {
    await page.clock.fastForward(500);
    expect(await page.locator('[data-react-aria-top-layer] [role="alert"]').count()).toBeLessThan(
      2,
    );
    return retry.count();
  };
  await expect.poll(hurry, { intervals: [20] }).toBe(4);
  expect((await log.read()).health).toEqual(HEALTHY);
  await page.setExtraHTTPHeaders({});
  for (let left = 4; left > 0; left -= 1) {
    await retry.first().click();
    await expect(retry).toHaveCount(left - 1);
  }
  await expect(figures(page)).toBeVisible();
  await expect(orders(page)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('United States');
});
