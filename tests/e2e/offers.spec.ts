import { unsold } from '../sold.ts';
import { accountAndUsage } from './account-offers-walk.ts';
import { test } from './all-offers.ts';
import { findings } from './inspect/axe.ts';
import { watchShifts } from './layout-shifts.ts';
import { expect } from './residential-customer.ts';

test.skip(...unsold('isp'));

test.describe.configure({ mode: 'default' });

test.afterEach(async ({ request }) => {
  await request.post('/sandbox', { data: { status: { state: 'ok' } } });
});

test('with every offer, the page reports a disruption, checks a line and replaces addresses', async ({
  page,
  context,
  request,
  owner,
  signIn,
}) => {
  await signIn(page, owner);
  const status = { state: 'degraded', text: 'Sessions end early.' };
  await request.post('/sandbox', { data: { status } });

  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await watchShifts(context);
  await page.goto('/pricing');
  await expect(page.getByRole('button', { name: /^Service disturbed/ })).toBeVisible();
  const { score, moved } = await shifts.worst(page);
  expect(score, moved.join('\n')).toBeLessThan(0.03);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard?type=isp');
  const plan = page.getByRole('article').filter({ hasText: '25 ISP * 30 Days' }).first();
  await plan.getByRole('button', { name: '25 ISP * 30 Days' }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Check a line' }).click();
  await dialog.getByLabel('Line').fill('3');
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByText('This address does not answer.')).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(page.getByText('2 addresses do not answer.')).toBeVisible();
  await page.getByRole('button', { name: 'Replace addresses' }).click();
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
  const dead = await dialog
    .getByText(/^\d+(\.\d+){3}:\d+$/)
    .first()
    .innerText();
  const list = page.getByRole('region', { name: /^Plan ISP/ });
  await expect(list).toContainText(dead);
  for (const index of [2, 3]) await dialog.getByRole('checkbox').nth(index).check();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('$0.50', { exact: true }).first()).toBeVisible();
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Buy now' }).click();
  const payment = await opened;
  await payment.getByRole('button', { name: 'Pay' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Payment Success' });
  await expect(toast).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('2 addresses do not answer.')).toHaveCount(0);
  await toast.getByRole('link', { name: 'See your ISP plans' }).click();
  await expect(list).toBeVisible();
  await expect(list).not.toContainText(dead);
});

test(
  'axe finds no problem on the account page or in the usage views, and nothing overflows at 320 px',
  { tag: '@nightly' },
  async ({ page, context, owner, signIn }) => {
    await signIn(page, owner);
    await page.setViewportSize({ width: 320, height: 800 });
    const inspect = async (screen: string) => {
      expect(await findings(page), screen).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, screen).toBe(320);
    };

    for await (const screen of accountAndUsage(page)) await inspect(screen);

    const isInPlace = async (name: string) => {
      const { y } = (await page.getByRole('heading', { name }).boundingBox()) ?? { y: NaN };
      return y > 0 && y < 150;
    };
    const shifts = await watchShifts(context);
    await page.goto('/account#devices');
    await expect(page.getByRole('button', { name: 'End all others' })).toBeVisible();
    const { score, moved } = await shifts.worst(page);
    expect(score, moved.join('\n')).toBeLessThan(0.05);
    expect(await isInPlace('Devices')).toBe(true);

    // Safari does not anchor the scroll position.
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.overflowAnchor = 'none';
      }),
    );
    await page.goto('/dashboard#usage');
    await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Orders History' })).toBeVisible();
    await expect.poll(() => isInPlace('Usage')).toBe(true);
  },
);
