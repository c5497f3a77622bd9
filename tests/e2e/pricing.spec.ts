import { amounts, products } from '../../shop.config.ts';
import { gb, isSold, offBadge } from '../sold.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './hold.ts';
import { hydrated } from './hydrated.ts';
import { saying } from './saying.ts';

const PREMIUM = products.premium.name;

test('the mouse wheel over a focused number scrolls the page and does not change the number', async ({
  page,
}) => {
  await page.goto('/pricing');
  const card = page.getByRole('article', { name: PREMIUM });
  const planner = page.getByRole('region', { name: 'How much data do you need?' });
  for (const field of [
    card.getByLabel('Exact amount'),
    card.getByRole('slider', { name: 'Amount in GB' }),
    planner.getByLabel('Pages'),
    planner.getByLabel('Retry rate'),
  ]) {
    await page.evaluate(() => scrollTo(0, 0));
    await field.focus();
    const before = await field.inputValue();
    const top = await page.evaluate(() => scrollY);
    await field.hover();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
    await expect(field).toHaveValue(before);
  }
});

test("Buy now clicked before hydration opens the payment for the slider's amount", async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(page, customer);
  const release = await holdScripts(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  const card = page.getByRole('article', { name: PREMIUM });
  await card.getByRole('slider', { name: 'Amount in GB' }).fill(String(gb(20)));
  const ordered = page.waitForRequest('**/DynamicResidenceRecharge');
  const opened = page.waitForEvent('popup');
  await card.getByRole('button', { name: 'Buy now' }).click();
  release();
  expect((await ordered).postDataJSON()).toMatchObject({ Quantity: gb(20) });
  await (await opened).waitForURL(/\/pay\//);
  await expect(card.getByRole('slider', { name: 'Amount in GB' })).toHaveValue(String(gb(20)));
});

test('Enter in the code field before hydration applies the code', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  const card = page.getByRole('article', { name: PREMIUM });
  const field = card.getByLabel('Discount code');
  await field.fill('AMBER15');
  await field.press('Enter');
  release();
  await expect(card.getByText(offBadge('premium', amounts.gigabytes.default, 15))).toBeVisible();
  // The same applies after hydration.
  await field.fill('NO%42CODE');
  await saying(card, 'Invalid discount code', () => field.press('Enter'));
  expect(new URL(page.url()).search).toBe('');
});

test('every total and Buy now button is above the fold on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 820 });
  await page.goto('/pricing');
  for (const card of await page.getByRole('article').all()) {
    await expect(card.getByText('Total Price')).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('button', { name: 'Buy now' })).toBeInViewport({ ratio: 1 });
  }
});

test('?plan= scrolls to the card and marks it, and an unknown value is ignored', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const [param, last] = isSold('isp') ? ['isp', products.isp] : ['resi_premium', products.premium];
  await page.goto(`/pricing?plan=${param}`);
  await expect(page.getByRole('article', { name: last.name })).toBeInViewport();
  await page.clock.install();
  await page.goto('/pricing?plan=gold');
  await hydrated(page);
  // No matter what the page does later.
  await page.clock.runFor(10_000);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
