import type { Locator, Page } from '@playwright/test';
import { products } from '../../shop.config.ts';
import { isSold } from '../sold.ts';
import { blockTabs, type Stage } from './a11y-walks.ts';
import { hydrated } from './hydrated.ts';
import { hubConnected, orderData, pay } from './isp-shop.ts';
import { keepMessages } from './keep-messages.ts';
import { expect } from './residential-customer.ts';
import { takeAway } from './take-away.ts';

/** Clicks a button that leads to a payment page, and closes that page. */
export async function transfer(page: Page, button: Locator) {
  const opened = page.context().waitForEvent('page');
  await button.click();
  const tab = await opened;
  await tab.waitForURL(/\/(pay|subscribe)\//);
  await tab.close();
}

/** A purchase then counts as slow. */
const SLOW_MS = 10_000;

/** The messages when a payment page does not load, or must not be opened. */
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
