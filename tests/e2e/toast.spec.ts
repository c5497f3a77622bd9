import type { Locator } from '@playwright/test';
import { onlyInAll } from '../gate.ts';
import { isSold } from '../sold.ts';
import { expect, test } from './fixtures.ts';
import { control, hubConnected, sendPaymentEvent } from './isp-shop.ts';
import { keepMessages } from './keep-messages.ts';

const THOROUGH = onlyInAll('the widths between the two');

const UNCOVERED = 'a, button, input, select, [role=tab], h1, h2, h3';

/** Names of the elements that the toast covers. */
const coveredBy = (toast: Locator) =>
  toast.evaluate((element, selector) => {
    const area = element.getBoundingClientRect();
    return Array.from(document.querySelectorAll(`#root :is(${selector})`))
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        const isSeen = width > 1 && control.checkVisibility({ visibilityProperty: true });
        const isBeside = left >= area.right || right <= area.left;
        return isSeen && !isBeside && top < area.bottom && bottom > area.top;
      })
      .map((control) => control.textContent);
  }, UNCOVERED);

const sides = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

for (const { width, height, ...options } of [
  { width: 1440, height: 900 },
  { width: 768, height: 1024, ...THOROUGH },
  { width: 390, height: 844, ...THOROUGH },
  { width: 320, height: 640 },
]) {
  test(
    `the sticky toast of a payment covers neither a control nor a heading (${width} px)`,
    options,
    async ({ page, request, customer, signIn }) => {
      await page.setViewportSize({ width, height });
      for (let plan = 0; plan < 3; plan += 1)
        await control(request, customer, { plan: { quantity: 25, expiresInSeconds: 86_400 } });
      await signIn(page, customer);
      const plans = isSold('isp') ? ['/dashboard?type=isp'] : [];
      for (const path of ['/dashboard', ...plans, '/pricing', '/']) {
        const connected = hubConnected(page);
        await page.goto(path);
        await connected;
        await sendPaymentEvent(request, customer, '{"status":1}');
        const toast = page.getByRole('status').filter({ hasText: 'Payment Success' });
        await expect(toast).toBeVisible();
        await expect.poll(() => coveredBy(toast), path).toEqual([]);
        // Makes the next event count as a new one.
        await page.evaluate(() => localStorage.removeItem('payment-notices'));
      }
    },
  );
}

test('on a phone the page makes room for a toast that stays, until it is dismissed', async ({
  page,
  request,
  customer,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, customer);
  const connected = hubConnected(page);
  await page.goto('/dashboard');
  await connected;
  const heading = page.getByRole('heading', { name: 'Dashboard' });
  const { top } = await sides(heading);
  await sendPaymentEvent(request, customer, '{"status":1}');
  const toast = page.getByRole('status').filter({ hasText: 'Payment Success' });
  await expect.poll(async () => (await sides(heading)).top).toBeGreaterThan(top + 50);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(async () => (await sides(heading)).top).toBe(top);
});

test('on a phone a toast is below the bar, and below the offline banner while that is shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await keepMessages(page);
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  const toast = page.getByRole('alert');
  const bar = page.getByRole('banner');
  await expect(toast).toBeVisible();
  const before = await sides(bar);
  expect((await sides(toast)).top).toBeGreaterThan(before.bottom);
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  const after = await sides(bar);
  expect(after.bottom).toBeGreaterThan(before.bottom + 20);
  await expect.poll(async () => (await sides(toast)).top).toBeGreaterThan(after.bottom);
});
