import type { Page } from '@playwright/test';
import { unsold } from '../sold.ts';
import { openLogin, submitSignIn } from './accounts-steps.ts';
import { expect, registerCustomer, test, type Customer } from './fixtures.ts';
import { control } from './isp-shop.ts';
import { saying } from './saying.ts';

// Playwright's routes switch the browser's cache off, so nothing here intercepts a call.

const MONTHS_OLD = 'header=Cache-Control:;header=Last-Modified: Thu, 01 Jan 2026 00:00:00 GMT';
const CACHES = [
  ['for five minutes', 'header=Cache-Control: private, max-age=300'],
  ['for as long as they have not changed', MONTHS_OLD],
] as const;

async function signIn(page: Page, customer: Customer) {
  await openLogin(page);
  await submitSignIn(page, customer);
  await expect(page.getByRole('link', { name: `Account: ${customer.email}` })).toBeVisible();
}

for (const [how, chaos] of CACHES) {
  test(`the next customer in a browser sees their own data even if responses are cached ${how}`, async ({
    page,
    request,
    customer,
  }) => {
    const next = await registerCustomer(request);
    await control(request, customer, { credit: { tier: 'basic', total: 37 }, chaos });
    await control(request, next, { credit: { tier: 'basic', total: 53 }, chaos });
    const main = page.getByRole('main');
    for (const [who, left] of [
      [customer, '37 GB'],
      [next, '53 GB'],
    ] as const) {
      await signIn(page, who);
      await expect(main.getByText(left).first()).toBeVisible();
      // The same applies to a reload, whose calls the page prefetches.
      await page.reload();
      await expect(page.getByRole('link', { name: `Account: ${who.email}` })).toBeVisible();
      await expect(main.getByText(left).first()).toBeVisible();
      await page.getByRole('button', { name: 'LOG OUT' }).click();
    }
  });
}

test.describe('a subscription', () => {
  test.skip(...unsold('isp'));

  for (const [how, chaos] of CACHES) {
    test(`ends on the server each time it is disabled, even if responses are cached ${how}`, async ({
      page,
      request,
      customer,
    }) => {
      const plan = { quantity: 25, expiresInSeconds: 2_592_000 };
      await control(request, customer, { plan, chaos });
      const headers = { Authorization: `Bearer ${customer.token}` };
      const ask = async (path: string) => {
        const answer = await request.get(path, { headers });
        return ((await answer.json()) as { body: unknown }).body;
      };
      const list = async () =>
        (await ask('/api/UserIsps/GetIspList')) as { orderNo: string; autoRenew: number }[];
      const orderNo = (await list())[0]?.orderNo ?? '';
      await signIn(page, customer);
      for (const _time of [1, 2]) {
        const { url } = (await ask(`/api/ProxyBuy/CreateSubscription?orderNo=${orderNo}`)) as {
          url: string;
        };
        await request.post(url, { form: { action: 'agree' } });
        await page.goto('/dashboard?type=isp');
        await page.getByRole('button', { name: 'Disable Subscribe' }).click();
        const confirm = page.getByRole('button', { name: 'Confirm' });
        await saying(page, 'Auto-Subscribe Disabled!', () => confirm.click());
        await expect(page.getByRole('button', { name: 'Enable Subscribe' })).toBeVisible();
        expect(await list()).toMatchObject([{ orderNo, autoRenew: 0 }]);
      }
    });
  }
});
