import { offBadge, priceText, unsold } from '../sold.ts';
import { expect, test } from './fixtures.ts';
import { control, hubConnected } from './isp-shop.ts';
import { saying } from './saying.ts';

const DAY = 86_400;

test.skip(...unsold('isp'));

test('a plan is opened, all its addresses are copied, and Back leads to the list', async ({
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

test('auto-subscribe goes on through the external page with its next charge, and off after a confirm', async ({
  page,
  context,
  request,
  customer,
  signIn,
}) => {
  await control(request, customer, { plan: { quantity: 25, expiresInSeconds: 30 * DAY } });
  await signIn(page, customer);
  await page.goto('/dashboard?type=isp');
  const plan = page.getByRole('article');
  await plan.getByRole('button', { name: 'Enable Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm' });
  await expect(dialog.getByText(priceText('isp', 25), { exact: true })).toBeVisible();
  const opened = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const external = await opened;
  await expect(external.getByText(priceText('isp', 25))).toBeVisible();
  await external.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(external.getByText('Return to the shop')).toBeVisible();
  await external.close();
  await dialog.getByRole('button', { name: 'I had Subscribed' }).click();
  await expect(dialog).toBeHidden();
  const price = priceText('isp', 25).replaceAll(/[$.]/g, '\\$&');
  const renews = new RegExp(`^Auto-renew on · next charge ${price} on \\w{3} \\d+, \\d{4}`);
  await expect(plan.getByText(renews)).toBeVisible();
  const statistics = page.getByRole('group', { name: 'Plan statistics of 1 plans' });
  await statistics.getByRole('button', { name: 'Auto-Renew Disabled 0' }).press('Enter');
  await expect(plan).toBeHidden();
  await expect(page.getByText('No plans found matching the selected filter.')).toBeVisible();
  await statistics.getByRole('button', { name: 'Auto-Renew Active 1' }).press('Space');
  await plan.getByRole('button', { name: '25 ISP * 30 Days' }).click();
  await expect(page.getByRole('region', { name: /^Plan ISP/ }).getByText(renews)).toBeVisible();
  await page.getByRole('button', { name: 'Back to ISP Plans' }).click();
  await plan.getByRole('button', { name: 'Disable Subscribe' }).click();
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  await saying(page, 'Auto-Subscribe Disabled!', () => confirm.click());
  // The selected number shows it no longer.
  await page.getByRole('button', { name: 'Show all plans' }).click();
  await expect(plan.getByRole('button', { name: 'Enable Subscribe' })).toBeVisible();
  await expect(plan.getByText('Auto-renew off')).toBeVisible();
});

test('a renewal with a code charges what the dialog shows, and the paid plan lives longer', async ({
  page,
  context,
  request,
  customer,
  signIn,
}) => {
  await control(request, customer, { plan: { quantity: 25, expiresInSeconds: 2 * DAY } });
  await signIn(page, customer);
  const connected = hubConnected(page);
  await page.goto('/dashboard?type=isp');
  await connected;
  const plan = page.getByRole('article');
  await expect(plan.getByText('2 days left')).toBeVisible();
  await plan.getByRole('button', { name: 'Renew' }).click();
  const dialog = page.getByRole('dialog', { name: 'Renew' });
  await expect(dialog.getByText(priceText('isp', 25))).toBeVisible();
  await dialog.getByLabel('Discount code').fill('NO-SUCH-CODE');
  const apply = dialog.getByRole('button', { name: 'Apply' });
  await saying(dialog, 'Invalid discount code', () => apply.click());
  // It must not be renewed silently at the full price either.
  const buy = dialog.getByRole('button', { name: 'Buy now' });
  await saying(dialog, 'Invalid discount code', () => buy.click());
  await expect.poll(() => context.pages().length).toBe(1);
  await dialog.getByLabel('Discount code').fill('AMBER15');
  await apply.click();
  await expect(dialog.getByText(offBadge('isp', 25, 15))).toBeVisible();
  await expect(dialog.getByText(priceText('isp', 25, 15))).toBeVisible();
  const opened = context.waitForEvent('page');
  await buy.click();
  const payment = await opened;
  await expect(payment.locator('[data-amount]')).toHaveAttribute(
    'data-amount',
    priceText('isp', 25, 15).replaceAll(/\D/g, ''),
  );
  await payment.getByRole('button', { name: 'Pay' }).click();
  await expect(payment.getByText('Payment received')).toBeVisible();
  await payment.close();
  await expect(page.getByText('Payment Success')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(plan.getByText('32 days left')).toBeVisible();
  await expect(plan.getByText(/^Renewal paid\./)).toBeVisible();
});

for (const plans of [3, 31]) {
  test(
    `the list of ${plans} plans shows two and a part of the third, and scrolls`,
    plans === 31 ? { tag: '@nightly' } : {},
    async ({ page, request, customer, signIn }) => {
      const plan = { quantity: 25, expiresInSeconds: 30 * DAY };
      for (let index = 0; index < plans; index += 1) await control(request, customer, { plan });
      await signIn(page, customer);
      await page.goto('/dashboard?type=isp');
      const list = page.getByRole('region', { name: 'Plans, scrolls' });
      // On a phone the page alone scrolls up to 30 plans.
      for (const width of plans > 30 ? [320, 390, 768, 1024, 1440] : [768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const bottoms = () =>
          list.evaluate((area) => {
            const { bottom } = area.getBoundingClientRect();
            return Array.from(area.querySelectorAll('article'), (card) => {
              const { top, height } = card.getBoundingClientRect();
              return Math.min(1, (bottom - top) / height);
            }).slice(0, 3);
          });
        // The visible fraction of each card.
        await expect.poll(async () => (await bottoms()).slice(0, 2), `${width} px`).toEqual([1, 1]);
        const [, , third = 0] = await bottoms();
        expect(third, `${width} px`).toBeGreaterThan(0.2);
        expect(third, `${width} px`).toBeLessThan(0.8);
        await list.evaluate((area) => area.scrollTo(0, area.scrollHeight));
        expect(await list.evaluate((area) => area.scrollTop), `${width} px`).toBeGreaterThan(0);
        await list.evaluate((area) => area.scrollTo(0, 0));
      }
    },
  );
}
