import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { control, hubConnected, sendPaymentEvent } from './isp-shop.ts';
import { keepMessages } from './keep-messages.ts';

const box = (page: Page, selector: string) =>
  page.evaluate((of) => {
    const { top, bottom } = document.querySelector(of)?.getBoundingClientRect() ?? new DOMRect();
    return { top, bottom };
  }, selector);

/** The names of what can be pressed and has a toast before it. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('[data-react-aria-top-layer] > *');
    const area = toast?.getBoundingClientRect() ?? new DOMRect();
    return Array.from(document.querySelectorAll('#root :is(a, button, input, select)'))
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        const isSeen = width > 1 && control.checkVisibility({ visibilityProperty: true });
        const isBeside = left >= area.right || right <= area.left;
        return isSeen && !isBeside && top < area.bottom && bottom > area.top;
      })
      .map((control) => control.textContent);
  });

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
] as const) {
  test(`the news of a payment, which stays, covers nothing that can be pressed (${width} px)`, async ({
    page,
    request,
    customer,
    signIn,
  }) => {
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
      expect(await covered(page), path).toEqual([]);
      // The next event is another one, not this one in a second tab.
      await page.evaluate(() => localStorage.removeItem('payment-notices'));
    }
  });
}

test('on a phone a toast stands below the bar, and below the offline banner while that is there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await keepMessages(page);
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  const toast = '[data-react-aria-top-layer] > *';
  await expect(page.getByRole('alert')).toBeVisible();
  const before = await box(page, 'header');
  expect((await box(page, toast)).top).toBeGreaterThan(before.bottom);
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  const after = await box(page, 'header');
  expect(after.bottom).toBeGreaterThan(before.bottom + 20);
  await expect.poll(async () => (await box(page, toast)).top).toBeGreaterThan(after.bottom);
});
