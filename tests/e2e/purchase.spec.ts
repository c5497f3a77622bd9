import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { amounts, products } from '../../shop.config.ts';
import { arithmetic, fiveOffText, gb, ips, isSold, offBadge, priceText } from '../sold.ts';
import { submitSignIn } from './accounts-steps.ts';
import { expect, test } from './fixtures.ts';
import { saying } from './saying.ts';

/** One purchase of each kind. tests/checkout/price-charged.test.ts covers every amount, quantity and code. */
const PURCHASES = (
  [
    { plan: 'basic', amount: gb(67), code: '' },
    { plan: 'premium', amount: gb(97), code: 'FRACTION' },
    { plan: 'isp', amount: ips(2), code: 'CAPPED' },
  ] as const
)
  .filter(({ plan }) => plan !== 'isp' || isSold('isp'))
  .map((purchase) => ({ ...purchase, name: products[purchase.plan].name }));

const totalOf = async (card: Locator) =>
  /Total Price.*?\$([\d,]+\.\d\d)/s.exec((await card.textContent()) ?? '')?.[1] ?? '';

/** The price that the sandbox, with its own arithmetic, charges for the newest order. */
async function charged(request: APIRequestContext, token: string): Promise<number> {
  const answer = await request.get('/api/Order/PageList', {
    params: {
      PageNo: 1,
      PageSize: 1,
      SearchBeginTime: '2020-01-01 00:00:00',
      SearchEndTime: '2099-01-01 00:00:00',
    },
    headers: { Authorization: `Bearer ${token}` },
  });
  const { body } = (await answer.json()) as { body: { records: readonly { amount: number }[] } };
  return body.records[0]?.amount ?? Number.NaN;
}

async function choose(card: Locator, amount: number, code: string): Promise<void> {
  const radio = card.getByRole('radio', { name: `${amount} IPs` });
  const isIsp = (await radio.count()) > 0;
  if (isIsp) await radio.check();
  else await card.getByRole('slider', { name: 'Amount in GB' }).fill(String(amount));
  // Before hydration the price is still that of the default.
  await expect(card).toContainText(`${amount} ${isIsp ? 'IPs' : 'GB'} × `);
  if (code === '') return;
  await card.getByLabel('Discount code').fill(code);
  await card.getByLabel('Discount code').press('Enter');
  await expect(card.getByText(/% OFF/).first()).toBeVisible();
}

async function buy(page: Page, card: Locator): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await card.getByRole('button', { name: 'Buy now' }).click();
  const payment = await opened;
  await payment.waitForURL(/\/pay\//);
  return payment;
}

test('the price shown is the price charged, with and without a code', async ({
  page,
  request,
  customer,
  signIn,
}) => {
  test.slow();
  await signIn(page, customer);
  for (const { name, amount, code } of PURCHASES) {
    await page.goto('/pricing');
    const card = page.getByRole('article', { name });
    await choose(card, amount, code);
    const shown = await totalOf(card);
    const payment = await buy(page, card);
    await expect(payment.locator('body')).toContainText(`$${shown}`);
    const paid = await charged(request, customer.token);
    expect(paid, `${name} ${amount} ${code}`).toBe(Number(shown.replace(',', '')));
    await payment.close();
  }
});

test('Buy now waits for the new check when the amount has just changed', async ({
  page,
  request,
  customer,
  signIn,
}) => {
  await signIn(page, customer);
  await page.goto('/pricing');
  const card = page.getByRole('article', { name: products.basic.name });
  await choose(card, gb(50), 'FIVEOFF');
  // At $3 per GB $5 off $240 is 2.08 %, and 2.08 % off $240 is $235.01.
  const most = gb(80);
  await card.getByRole('slider', { name: 'Amount in GB' }).fill(String(most));
  const payment = await buy(page, card);
  expect(`$${(await charged(request, customer.token)).toFixed(2)}`).toBe(
    fiveOffText('basic', most),
  );
  await expect(card).toContainText(fiveOffText('basic', most));
  await expect(payment.locator('body')).toContainText(fiveOffText('basic', most));
});

for (const { plan, name, amount } of PURCHASES) {
  test(`${name}: a code that was only typed is applied by Buy now, and an invalid one stops it`, async ({
    page,
    request,
    customer,
    signIn,
  }) => {
    await signIn(page, customer);
    await page.goto('/pricing');
    const card = page.getByRole('article', { name });
    await choose(card, amount, '');
    const full = await totalOf(card);
    const field = card.getByLabel('Discount code');
    await field.fill('EXPIRED');
    const opened = page.context().waitForEvent('page');
    const press = card.getByRole('button', { name: 'Buy now' });
    await saying(card, 'Invalid discount code', () => press.click());
    await opened;
    await expect.poll(() => page.context().pages().length).toBe(1);
    await expect(field).toHaveValue('EXPIRED');
    expect(await totalOf(card)).toBe(full);
    await field.fill('AMBER15');
    const payment = await buy(page, card);
    await expect(card.getByText(offBadge(plan, amount, 15))).toBeVisible();
    const shown = await totalOf(card);
    expect(shown).not.toBe(full);
    await expect(payment.locator('body')).toContainText(`$${shown}`);
    expect(await charged(request, customer.token)).toBe(Number(shown.replace(',', '')));
  });
}

test('repeated clicks are one purchase', async ({ page, request, customer, signIn }) => {
  await signIn(page, customer);
  await page.goto('/pricing');
  let orders = 0;
  page.on('request', (sent) => {
    if (sent.url().includes('/api/ProxyBuy/')) orders += 1;
  });
  // Each answer waits for the last click: a click after a purchase begins another one.
  let clicked = Promise.withResolvers<void>();
  await page.route('**/api/ProxyBuy/**', async (route) => {
    await clicked.promise;
    await route.continue();
  });
  for (const { name } of PURCHASES) {
    clicked = Promise.withResolvers();
    const opened = page.context().waitForEvent('page');
    await page
      .getByRole('article', { name })
      .getByRole('button', { name: 'Buy now' })
      .click({ clickCount: 4, delay: 30 });
    clicked.resolve();
    const payment = await opened;
    await payment.waitForURL(/\/pay\//);
  }
  expect(orders).toBe(PURCHASES.length);
  expect(page.context().pages()).toHaveLength(1 + PURCHASES.length);
  const [last, amount] = isSold('isp')
    ? (['isp', ips(0)] as const)
    : (['premium', amounts.gigabytes.default] as const);
  expect(`$${(await charged(request, customer.token)).toFixed(2)}`).toBe(priceText(last, amount));
});

test('the payment tab has no opener and no referrer', async ({ page, customer, signIn }) => {
  await signIn(page, customer);
  await page.goto('/pricing');
  const payment = await buy(page, page.getByRole('article', { name: products.basic.name }));
  const seen = await payment.evaluate(() => [window.opener, document.referrer]);
  expect(seen).toEqual([null, '']);
});

test('a purchase that the login interrupted goes on with its card, amount and code', async ({
  page,
  customer,
}) => {
  await page.goto('/pricing');
  const card = page.getByRole('article', { name: products.premium.name });
  await choose(card, gb(20), 'AMBER15');
  const press = card.getByRole('button', { name: 'Buy now' });
  await saying(card, 'Please login first!', () => press.click());
  await submitSignIn(page, customer);
  await page.waitForURL(/\/dashboard/);
  await expect(page.getByRole('heading', { name: 'Continue your purchase' })).toBeVisible();
  const sum = priceText('premium', gb(20), 15);
  await expect(page.getByText(`${gb(20)} GB ${products.premium.shortName}, ${sum}`)).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(card).toContainText(arithmetic('premium', gb(20), 15));
  await expect(press).toBeFocused();
  await expect(press).toBeInViewport({ ratio: 1 });
  const payment = await buy(page, card);
  await expect(payment.locator('body')).toContainText(priceText('premium', gb(20), 15));
  await page.bringToFront();
  await expect(page.getByRole('link', { name: 'Resume payment' })).toBeVisible();
});

test('another price than the one shown is asked about before the payment page opens', async ({
  page,
  customer,
  signIn,
}) => {
  await page.route('**/DynamicResidenceRecharge', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { body: { amount: number } };
    answer.body.amount += 10;
    await route.fulfill({ response, json: answer });
  });
  await signIn(page, customer);
  await page.goto('/pricing');
  const card = page.getByRole('article', { name: products.basic.name });
  const question = card.getByRole('status').filter({ hasText: 'The price is' });
  const ask = async () => {
    const opened = page.waitForEvent('popup');
    await card.getByRole('button', { name: 'Buy now' }).click();
    const blank = await opened;
    await expect(question).toBeVisible();
    await expect(blank.getByRole('status')).toHaveText(/^The price is not the one/);
    return blank;
  };
  const refused = await ask();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => refused.isClosed()).toBe(true);
  await expect(question).toBeHidden();
  const waiting = await ask();
  const opened = page.waitForEvent('popup');
  await question.getByRole('button', { name: /^Continue for/ }).click();
  await (await opened).waitForURL(/\/pay\//);
  expect(waiting.isClosed()).toBe(true);
});
