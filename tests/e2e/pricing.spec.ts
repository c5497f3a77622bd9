import { amounts, products } from '../../shop.config.ts';
import { arithmetic, gb, ips, isSold, offBadge, priceText, unsold } from '../sold.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './hold.ts';
import { hydrated } from './hydrated.ts';
import { saying } from './saying.ts';

const PREMIUM = products.premium.name;

test('the price follows the slider step by step and never shows another value in between', async ({
  page,
}) => {
  await page.goto('/pricing');
  const card = page.getByRole('article', { name: PREMIUM });
  const apply = card.getByRole('button', { name: 'Apply' });
  await saying(card, 'Invalid discount code', () => apply.click());
  await card.evaluate((element) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = /Total Price.*?(\$[\d,]+\.\d\d)/s.exec(element.textContent ?? '')?.[1] ?? '';
      if (seen.at(-1) !== text) seen.push(text);
    }).observe(element, { subtree: true, childList: true, characterData: true });
  });
  const slider = card.getByRole('slider', { name: 'Amount in GB' });
  const { default: first, max } = amounts.gigabytes;
  const steps = Math.min(10, max - first);
  for (let step = 0; step < steps; step += 1) await slider.press('ArrowRight');
  await expect(card).toContainText(arithmetic('premium', first + steps));
  const seen = await page.evaluate(() => (window as unknown as { seen: readonly string[] }).seen);
  expect(seen.filter((text) => text !== priceText('premium', first))).toEqual(
    Array.from({ length: steps }, (_, index) => priceText('premium', first + 1 + index)),
  );
});

test('the wheel over a focused number scrolls the page and changes nothing', async ({ page }) => {
  await page.goto('/pricing');
  const card = page.getByRole('article', { name: PREMIUM });
  const planner = page.getByRole('region', { name: 'How much data do you need?' });
  for (const field of [
    card.getByLabel('Exact amount'),
    card.getByRole('slider', { name: 'Amount in GB' }),
    planner.getByLabel('Pages'),
    planner.getByLabel('Retries'),
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

test('a slider moved, a code typed and Apply clicked before the page is ready are not lost', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  const card = page.getByRole('article', { name: PREMIUM });
  const slider = card.getByRole('slider', { name: 'Amount in GB' });
  await slider.fill(String(gb(20)));
  await card.getByLabel('Discount code').fill('AMBER15');
  await card.getByRole('button', { name: 'Apply' }).click();
  release();
  await expect(card.getByText(offBadge('premium', gb(20), 15))).toBeVisible();
  await expect(card).toContainText(arithmetic('premium', gb(20), 15));
  await expect(slider).toHaveValue(String(gb(20)));
});

test('Buy now clicked by a customer before the page is ready leads to the payment of the amount that the slider shows', async ({
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

test('Enter in the code field before the page is ready applies the code', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  const card = page.getByRole('article', { name: PREMIUM });
  const field = card.getByLabel('Discount code');
  await field.fill('AMBER15');
  await field.press('Enter');
  release();
  await expect(card.getByText(offBadge('premium', amounts.gigabytes.default, 15))).toBeVisible();
  // And after hydration.
  await field.fill('NO%42CODE');
  await saying(card, 'Invalid discount code', () => field.press('Enter'));
  expect(new URL(page.url()).search).toBe('');
});

test('?plan= scrolls to the card and marks it, an unknown value does nothing', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const [param, last] = isSold('isp') ? ['isp', products.isp] : ['resi_premium', products.premium];
  await page.goto(`/pricing?plan=${param}`);
  await expect(page.getByRole('article', { name: last.name })).toBeInViewport();
  await page.clock.install();
  await page.goto('/pricing?plan=gold');
  await hydrated(page);
  // Whatever the page does later.
  await page.clock.runFor(10_000);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('an anonymous visitor can try codes, and a code for another product is invalid', async ({
  page,
}) => {
  test.skip(...unsold('isp'));
  await page.goto('/pricing?code=ISPONLY');
  const isp = page.getByRole('article', { name: products.isp.name });
  await isp.getByRole('button', { name: 'Apply' }).click();
  await expect(isp.getByText(offBadge('isp', ips(0), 20))).toBeVisible();
  const basic = page.getByRole('article', { name: products.basic.name });
  const apply = basic.getByRole('button', { name: 'Apply' });
  await saying(basic, 'Invalid discount code', () => apply.click());
  await expect(basic.getByText('Invalid discount code')).toBeHidden();
});
