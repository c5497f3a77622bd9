import { unsold } from '../sold.ts';
import { expect, test } from './fixtures.ts';
import { control } from './isp-shop.ts';

const DAY = 86_400;

test.skip(...unsold('isp'));

test('a plan opens, all its addresses can be copied, and Back returns to the list', async ({
  page,
  context,
  request,
  customer,
  signIn,
  messages,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await control(request, customer, { plan: { quantity: 25, expiresInSeconds: 30 * DAY } });
  await signIn(page, customer);
  await page.goto('/dashboard?type=isp');
  const plan = page.getByRole('article');
  await expect(plan.getByText('Active', { exact: true })).toBeVisible();
  await plan.getByRole('button', { name: '25 ISP * 30 Days' }).click();
  await page.getByRole('button', { name: 'Copy All' }).click();
  await messages.heard('successes', 'All IPs copied to clipboard');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim().split('\n')).toHaveLength(25);
  expect(copied.split('\n')[0]).toMatch(/^[^:]+:\d+:[^:]+:[^:]+$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Copy All' })).toBeEnabled();
  await page.goBack();
  await expect(plan).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Back to ISP Plans' }).click();
  await expect(plan.getByRole('button', { name: '25 ISP * 30 Days' })).toBeFocused();
});

test('Tab reaches every address to report, even if rendering lags behind the key', async ({
  page,
  request,
  customer,
  signIn,
}) => {
  await control(request, customer, { plan: { quantity: 25, expiresInSeconds: 30 * DAY } });
  await signIn(page, customer);
  // Without frames there are no scroll events.
  await page.addInitScript(() =>
    addEventListener('scroll', (event) => event.stopImmediatePropagation(), true),
  );
  await page.goto('/dashboard?type=isp');
  await page.getByRole('button', { name: '25 ISP * 30 Days' }).click();
  await page.getByRole('button', { name: 'Report addresses' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report addresses' });
  await dialog.getByRole('checkbox').first().focus();
  const visited = new Set<string>();
  const current = page.locator(':focus');
  while (await current.evaluate((element) => element.matches('[type="checkbox"]'))) {
    visited.add(await current.evaluate((box) => box.closest('label')?.textContent ?? ''));
    await page.keyboard.press('Tab');
  }
  expect(visited.size).toBe(25);
});

test(
  'the list of 31 plans scrolls, and shows eight and part of a ninth, the next to expire first',
  { tag: '@nightly' },
  async ({ page, request, customer, signIn }) => {
    for (let days = 31; days > 0; days -= 1)
      await control(request, customer, { plan: { quantity: 25, expiresInSeconds: days * DAY } });
    await signIn(page, customer);
    await page.goto('/dashboard?type=isp');
    const list = page.getByRole('region', { name: 'Plans, scrolls' });
    await expect(list.getByRole('article').first()).toContainText('24 hours left');
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const fractions = () =>
        list.evaluate((area) => {
          const { bottom } = area.getBoundingClientRect();
          return Array.from(area.querySelectorAll('article'), (row) => {
            const { top, height } = row.getBoundingClientRect();
            return Math.min(1, (bottom - top) / height);
          }).slice(0, 9);
        });
      await expect
        .poll(
          async () => (await fractions()).slice(0, 8).every((part) => part === 1),
          `${width} px`,
        )
        .toBe(true);
      expect((await fractions())[8], `${width} px`).toBeLessThan(0.8);
      await list.evaluate((area) => area.scrollTo(0, area.scrollHeight));
      expect(await list.evaluate((area) => area.scrollTop), `${width} px`).toBeGreaterThan(0);
      await list.evaluate((area) => area.scrollTo(0, 0));
    }
  },
);
