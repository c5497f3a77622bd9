import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { control, hubConnected, sendPaymentEvent } from './isp-shop.ts';
import { keepMessages } from './keep-messages.ts';
import { onlyInAll } from '../gate.ts';

const THOROUGH = onlyInAll('the widths between the two');

/** Names of controls that the toast covers. */
const coveredBy = (toast: Locator) =>
  toast.evaluate((element) => {
    const area = element.getBoundingClientRect();
    return Array.from(document.querySelectorAll('#root :is(a, button, input, select)'))
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        const isSeen = width > 1 && control.checkVisibility({ visibilityProperty: true });
        const isBeside = left >= area.right || right <= area.left;
        return isSeen && !isBeside && top < area.bottom && bottom > area.top;
      })
      .map((control) => control.textContent);
  });

const sides = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
] as const) {
  test(
    `the sticky toast of a payment covers no control (${width} px)`,
    width === 768 ? THOROUGH : {},
    async ({ page, request, customer, signIn }) => {
      await page.setViewportSize({ width, height });
      for (let plan = 0; plan < 3; plan += 1)
        await control(request, customer, { plan: { quantity: 25, expiresInSeconds: 86_400 } });
      await signIn(page, customer);
      for (const path of ['/dashboard', '/dashboard?type=isp', '/pricing', '/']) {
        const connected = hubConnected(page);
        await page.goto(path);
        await connected;
        await sendPaymentEvent(request, customer, '{"status":1}');
        const toast = page.getByRole('status').filter({ hasText: 'Payment Success' });
        await expect(toast).toBeVisible();
        expect(await coveredBy(toast), path).toEqual([]);
        // Makes the next event count as a new one.
        await page.evaluate(() => localStorage.removeItem('payment-notices'));
      }
    },
  );
}

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
