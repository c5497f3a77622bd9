import type { Page } from '@playwright/test';
import { amounts, products } from '../../../shop.config.ts';
import { fiveOffBadge, fiveOffText, gb, ips, isSold, offBadge, priceText } from '../../sold.ts';
import { expect } from '../fixtures.ts';
import type { Call, Scene } from './Call.ts';
import type { Fault } from './faults.ts';
import { ENDED } from './faults.ts';
import { comeBackLater, closeOtherTabs, expectNoOtherTab } from './steps.ts';

const BASIC = products.basic.name;
const ISP = products.isp.name;
const card = (page: Page, name: string) => page.getByRole('article', { name });
const codeOf = (page: Page, name: string) => card(page, name).getByLabel('Discount code');
const buyOf = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: 'Buy now' });
const slider = (page: Page) => card(page, BASIC).getByRole('slider', { name: 'Amount in GB' });
const quantity = (page: Page) => card(page, ISP).getByRole('radio', { name: `${ips(2)} IPs` });

const CHOSEN = String(gb(67));
const MOST = amounts.gigabytes.max;

const goToPricing = async ({ page }: Scene) => {
  // Before its customer is loaded, the page is that of a visitor.
  const loaded = page.waitForResponse(isSold('isp') ? '**/StaticPlan/GetPlanBy' : '**/GetUserInfo');
  await page.goto('/pricing');
  await loaded;
  if (isSold('isp')) await expect(buyOf(page, ISP)).not.toHaveAttribute('aria-disabled', 'true');
};

/** Waits until the notice of the last purchase is gone, so that another may begin. */
const noticeOver = async ({ page }: Scene) => page.clock.fastForward(3000);

const continues = async ({ page }: Scene) => {
  await expect(page.getByRole('heading', { name: 'Continue your purchase' })).toBeVisible();
};

const listStaticPlans: Call = {
  operation: 'listStaticPlans',
  name: 'the plan for sale',
  needs: 'isp',
  who: 'customer',
  isRead: true,
  text: 'Request failed',
  arrive: goToPricing,
  provoke: ({ page }) => comeBackLater(page, 'Purchase'),
  kept: async ({ page }) => {
    await expect(card(page, ISP).getByText('The plan could not be loaded.')).toBeVisible();
    // Purchases that do not depend on this call are possible.
    await expect(buyOf(page, BASIC)).toBeEnabled();
  },
  retry: ({ page }) => card(page, ISP).getByRole('button', { name: 'Try again' }).click(),
  recovered: async ({ page }) => {
    await expect(buyOf(page, ISP)).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** Discount checks report inline only. A session that ends is reported as usual. */
const saidInline = ({ status }: Fault) => (status === 401 ? ENDED : 'Invalid discount code');

const checkDiscount: Call = {
  operation: 'checkDiscount',
  name: 'the check of a code',
  who: 'customer',
  text: '',
  message: saidInline,
  arrive: async (scene) => {
    await goToPricing(scene);
    await slider(scene.page).fill(CHOSEN);
  },
  prepare: async ({ page }) => codeOf(page, BASIC).fill('AMBER15'),
  provoke: ({ page }) => card(page, BASIC).getByRole('button', { name: 'Apply' }).click(),
  kept: async ({ page }) => {
    await expect(codeOf(page, BASIC)).toHaveValue('AMBER15');
    await expect(slider(page)).toHaveValue(CHOSEN);
  },
  retry: ({ page }) => codeOf(page, BASIC).press('Enter'),
  recovered: async ({ page }) => {
    await expect(card(page, BASIC).getByText(offBadge('basic', Number(CHOSEN), 15))).toBeVisible();
    await expect(card(page, BASIC)).toContainText(priceText('basic', Number(CHOSEN), 15));
  },
  again: async ({ page }) => codeOf(page, BASIC).fill(''),
};

/**
 * An applied code is checked again for another amount. Without an answer it is dropped, and the price shown is
 * charged.
 */
const recheckDiscount: Call = {
  operation: 'checkDiscount',
  name: 'the quiet check of a code for another amount',
  who: 'customer',
  text: '',
  message: saidInline,
  arrive: goToPricing,
  prepare: async ({ page }) => {
    await slider(page).fill(String(gb(50)));
    await codeOf(page, BASIC).fill('FIVEOFF');
    await codeOf(page, BASIC).press('Enter');
    await expect(card(page, BASIC).getByText(fiveOffBadge('basic', gb(50)))).toBeVisible();
  },
  provoke: ({ page }) => slider(page).fill(String(MOST)),
  kept: async ({ page }) => {
    await expect(codeOf(page, BASIC)).toHaveValue('FIVEOFF');
    await expect(slider(page)).toHaveValue(String(MOST));
    await expect(card(page, BASIC).getByText(/% OFF/)).toBeHidden();
    await expect(card(page, BASIC)).toContainText(priceText('basic', MOST));
    await expect(buyOf(page, BASIC)).toBeEnabled();
  },
  retry: ({ page }) => codeOf(page, BASIC).press('Enter'),
  recovered: async ({ page }) => {
    // The percentage of the new amount, not the one applied before.
    await expect(card(page, BASIC).getByText(fiveOffBadge('basic', MOST))).toBeVisible();
    await expect(card(page, BASIC)).toContainText(fiveOffText('basic', MOST));
  },
  again: async ({ page }) => codeOf(page, BASIC).fill(''),
};

const buyResidential: Call = {
  operation: 'buyResidential',
  name: 'the purchase of data',
  who: 'customer',
  text: 'Request failed',
  arrive: async (scene) => {
    const { page } = scene;
    await goToPricing(scene);
    await slider(page).fill(CHOSEN);
    await codeOf(page, BASIC).fill('AMBER15');
    await codeOf(page, BASIC).press('Enter');
    await expect(card(page, BASIC).getByText(offBadge('basic', Number(CHOSEN), 15))).toBeVisible();
  },
  provoke: ({ page }) => buyOf(page, BASIC).click(),
  kept: async (scene) => {
    const { page } = scene;
    await expectNoOtherTab(scene);
    await expect(slider(page)).toHaveValue(CHOSEN);
    await expect(codeOf(page, BASIC)).toHaveValue('AMBER15');
    await expect(card(page, BASIC).getByText(offBadge('basic', Number(CHOSEN), 15))).toBeVisible();
  },
  retry: ({ page }) => buyOf(page, BASIC).click(),
  recovered: paying,
  again: noticeOver,
  signedInAgain: continues,
};

const buyIsp: Call = {
  operation: 'buyIsp',
  name: 'the purchase of addresses',
  needs: 'isp',
  who: 'customer',
  text: 'Request failed',
  arrive: async (scene) => {
    await goToPricing(scene);
    await quantity(scene.page).check();
  },
  provoke: ({ page }) => buyOf(page, ISP).click(),
  kept: async (scene) => {
    await expectNoOtherTab(scene);
    await expect(quantity(scene.page)).toBeChecked();
  },
  retry: ({ page }) => buyOf(page, ISP).click(),
  recovered: paying,
  again: noticeOver,
  signedInAgain: continues,
};

async function paying(scene: Scene): Promise<void> {
  await closeOtherTabs(scene, /\/pay\//);
  await expect(scene.page.getByRole('link', { name: 'Resume payment' })).toBeVisible();
}

export const PRICING_CALLS: readonly Call[] = [
  listStaticPlans,
  checkDiscount,
  recheckDiscount,
  buyResidential,
  buyIsp,
];
