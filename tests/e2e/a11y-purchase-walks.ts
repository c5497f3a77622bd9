import type { Locator, Page } from '@playwright/test';
import { products } from '../../shop.config.ts';
import { isSold, unsold } from '../sold.ts';
import { blockTabs, closeDialog, type Stage } from './a11y-walks.ts';
import { hydrated } from './hydrated.ts';
import { control, hubConnected, orderData, pay } from './isp-shop.ts';
import { keepMessages } from './keep-messages.ts';
import { expect, test } from './residential-customer.ts';
import { takeAway } from './take-away.ts';
import { withFault } from './with-fault.ts';

/** Clicks a button that opens a payment page, and closes that page. */
export async function transfer(page: Page, button: Locator) {
  const opened = page.context().waitForEvent('page');
  await button.click();
  const tab = await opened;
  await tab.waitForURL(/\/(pay|subscribe)\//);
  await tab.close();
}

/** After this time, a purchase counts as slow. */
const SLOW_MS = 10_000;

/** The messages if a payment page does not load or must not be opened. */
export async function* stuck(stage: Stage): AsyncGenerator<string, void> {
  const { page, customer, signIn } = stage;
  const recharge = '**/ProxyBuy/DynamicResidenceRecharge';
  await page.clock.install();
  await signIn(page, customer);
  await page.route(recharge, () => {});
  await page.goto('/pricing');
  const card = page.getByRole('article', { name: products.basic.name });
  await card.getByRole('button', { name: 'Buy now' }).click();
  await expect(card.getByText('Transferring you to payment page')).toBeVisible();
  await page.clock.fastForward(SLOW_MS);
  await card.getByRole('button', { name: 'Cancel' }).waitFor();
  yield 'a purchase that is slow';
  await card.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute(recharge);
  await page.route(recharge, (route) =>
    route.fulfill({ json: { code: 200, message: null, body: { url: 'http://pay.example/' } } }),
  );
  await card.getByRole('button', { name: 'Buy now' }).click();
  await expect(card.getByText('The payment page’s address isn’t secure')).toBeVisible();
  yield 'a purchase without a safe address';

  await takeAway(page, 'ConvertDialog');
  await page.goto('/dashboard');
  const convert = page.getByRole('button', { name: 'Convert' });
  const reloaded = page.waitForEvent('load');
  await convert.click();
  await reloaded;
  await convert.click();
  const failed = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' });
  await expect(failed).toBeVisible();
  yield 'a dialog whose file is gone';
}

/** A purchase, from a visitor's click to the payment result. */
export async function* buying(stage: Stage): AsyncGenerator<string, void> {
  const last = isSold('isp') ? products.isp : products.premium;
  const { page, customer, request, signIn } = stage;
  const card = (name: string) => page.getByRole('article', { name });
  const buy = (name: string) => card(name).getByRole('button', { name: 'Buy now' });
  await keepMessages(page);
  await page.goto('/pricing');
  await buy(products.basic.name).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  yield 'a purchase that waits for the login';
  await signIn(page, customer);
  const connected = hubConnected(page);
  await page.goto('/dashboard');
  await connected;
  await expect(page.getByRole('heading', { name: 'Continue your purchase' })).toBeVisible();
  await pay(request, await orderData(request, customer, 20));
  await page.getByRole('status').filter({ hasText: 'Payment Success' }).waitFor();
  yield 'a purchase to continue, and a payment with its toast';

  await page.goto('/pricing');
  await hydrated(page);
  await blockTabs(page);
  await buy(last.name).click();
  await expect(page.getByRole('link', { name: 'Open payment page' })).toBeVisible();
  yield 'a purchase with its tab blocked';
}

/** The messages before a plan is paid, and without a clipboard. */
export async function* planDialogs(stage: Stage): AsyncGenerator<string, void> {
  test.skip(...unsold('isp'));
  const { page, customer, request, signIn } = stage;
  for (const quantity of [25, 50])
    await control(request, customer, { plan: { quantity, expiresInSeconds: 86_400 } });
  await keepMessages(page);
  // Revoke the permission to write to the clipboard.
  await page.context().grantPermissions([]);
  await signIn(page, customer);
  await page.goto('/dashboard?type=isp');
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Copy 2 plans' }).click();
  await expect(page.getByRole('dialog', { name: 'Press Ctrl+C to copy' })).toBeVisible();
  yield 'addresses to copy by hand';
  await closeDialog(page);

  const plan = page.getByRole('article').first();
  const renew = page.getByRole('dialog', { name: 'Renew' });
  const mend = await withFault(page, 'renewIsp', 'code=500;message=Out of order');
  await plan.getByRole('button', { name: 'Renew' }).click();
  await expect(renew.getByText('The price could not be loaded')).toBeVisible();
  yield 'renew, without a price';
  await mend();
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  await renew.getByRole('button', { name: 'Retry' }).click();
  await transfer(page, renew.getByRole('button', { name: 'Buy now' }));
  await closeDialog(page);

  const confirm = page.getByRole('dialog', { name: 'Confirm' });
  await plan.getByRole('button', { name: 'Enable Subscribe' }).click();
  await transfer(page, confirm.getByRole('button', { name: 'Confirm' }));
  await expect(confirm.getByRole('button', { name: 'I had Subscribed' })).toBeVisible();
  yield 'confirm, transferred';
  await closeDialog(page);

  await blockTabs(page);
  await plan.getByRole('button', { name: 'Enable Subscribe' }).click();
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirm.getByRole('link', { name: 'Open payment page' })).toBeVisible();
  yield 'confirm, with its tab blocked';
}
