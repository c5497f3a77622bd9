import type { Locator } from '@playwright/test';
import { isSold } from '../sold.ts';
import { expect, test } from './fixtures.ts';
import { control, hubConnected, sendPaymentEvent } from './isp-shop.ts';
import { keepMessages } from './keep-messages.ts';

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

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 320, height: 640 },
]) {
  test(`the sticky payment toast shifts nothing, and covers neither a heading nor the page's end (${width} px)`, async ({
    page,
    request,
    customer,
    signIn,
  }) => {
    await page.setViewportSize({ width, height });
    for (let plan = 0; plan < 3; plan += 1)
      await control(request, customer, { plan: { quantity: 25, expiresInSeconds: 86_400 } });
    await signIn(page, customer);
    const plans = isSold('isp') ? ['/dashboard?type=isp'] : [];
    for (const path of ['/dashboard', ...plans, '/pricing', '/']) {
      const connected = hubConnected(page);
      await page.goto(path);
      await connected;
      const heading = page.getByRole('heading', { level: 1 });
      const before = await sides(heading);
      await sendPaymentEvent(request, customer, '{"status":1}');
      const toast = page.getByRole('status').filter({ hasText: 'Payment Success' });
      await expect(toast).toBeVisible();
      expect(await sides(heading), path).toEqual(before);
      expect((await sides(toast)).top, path).toBeGreaterThan(before.bottom);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect.poll(() => coveredBy(toast), path).toEqual([]);
      // Makes the next event count as new.
      await page.evaluate(() => localStorage.removeItem('payment-notices'));
    }
  });
}

test('on a phone, a toast does not cover the title of a dialog', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await keepMessages(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'LOGIN', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Please enter email' });
  await expect(toast).toBeVisible();
  const title = await sides(dialog.getByRole('heading', { name: 'Sign In' }));
  expect((await sides(toast)).top).toBeGreaterThan(title.bottom);
});
