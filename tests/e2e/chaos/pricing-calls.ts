import type { Page } from '@playwright/test';
import { products } from '../../../shop.config.ts';
import { expect } from '../fixtures.ts';
import { fiveOffBadge, fiveOffText, priceText } from '../prices.ts';
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
const gb = (page: Page) => card(page, BASIC).getByRole('slider', { name: 'Amount in GB' });
const ips = (page: Page) => card(page, ISP).getByRole('radio', { name: '75 IPs' });

const goToPricing = async ({ page }: Scene) => {
  // Before its customer is loaded, the page is that of a visitor.
  const loaded = page.waitForResponse('**/StaticPlan/GetPlanBy');
  await page.goto('/pricing');
  await loaded;
  await expect(buyOf(page, ISP)).not.toHaveAttribute('aria-disabled', 'true');
};

/** Waits until the notice of the last purchase is gone, so that another may begin. */
const noticeOver = async ({ page }: Scene) => page.clock.fastForward(3000);

const continues = async ({ page }: Scene) => {
  await expect(page.getByRole('heading', { name: 'Continue your purchase' })).toBeVisible();
};

const listStaticPlans: Call = {
  operation: 'listStaticPlans',
  name: 'the plan for sale',
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
    await gb(scene.page).fill('67');
  },
  prepare: async ({ page }) => codeOf(page, BASIC).fill('AMBER15'),
  provoke: ({ page }) => card(page, BASIC).getByRole('button', { name: 'Apply' }).click(),
  kept: async ({ page }) => {
    await expect(codeOf(page, BASIC)).toHaveValue('AMBER15');
    await expect(gb(page)).toHaveValue('67');
  },
  retry: ({ page }) => codeOf(page, BASIC).press('Enter'),
  recovered: async ({ page }) => {
    await expect(card(page, BASIC).getByText('15% OFF')).toBeVisible();
    await expect(card(page, BASIC)).toContainText(priceText('basic', 67, 15));
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
    await gb(page).fill('50');
    await codeOf(page, BASIC).fill('FIVEOFF');
    await codeOf(page, BASIC).press('Enter');
    await expect(card(page, BASIC).getByText('3.33% OFF')).toBeVisible();
  },
  provoke: ({ page }) => gb(page).fill('100'),
  kept: async ({ page }) => {
    await expect(codeOf(page, BASIC)).toHaveValue('FIVEOFF');
    await expect(gb(page)).toHaveValue('100');
    await expect(card(page, BASIC).getByText(/% OFF/)).toBeHidden();
    await expect(card(page, BASIC)).toContainText(priceText('basic', 100));
    await expect(buyOf(page, BASIC)).toBeEnabled();
  },
  retry: ({ page }) => codeOf(page, BASIC).press('Enter'),
  recovered: async ({ page }) => {
    // The percentage of the new amount, not the one applied before.
    await expect(card(page, BASIC).getByText(fiveOffBadge('basic', 100))).toBeVisible();
    await expect(card(page, BASIC)).toContainText(fiveOffText('basic', 100));
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
    await gb(page).fill('67');
    await codeOf(page, BASIC).fill('AMBER15');
    await codeOf(page, BASIC).press('Enter');
    await expect(card(page, BASIC).getByText('15% OFF')).toBeVisible();
  },
  provoke: ({ page }) => buyOf(page, BASIC).click(),
  kept: async (scene) => {
    const { page } = scene;
    await expectNoOtherTab(scene);
    await expect(gb(page)).toHaveValue('67');
    await expect(codeOf(page, BASIC)).toHaveValue('AMBER15');
    await expect(card(page, BASIC).getByText('15% OFF')).toBeVisible();
  },
  retry: ({ page }) => buyOf(page, BASIC).click(),
  recovered: paying,
  again: noticeOver,
  signedInAgain: continues,
};

const buyIsp: Call = {
  operation: 'buyIsp',
  name: 'the purchase of addresses',
  who: 'customer',
  text: 'Request failed',
  arrive: async (scene) => {
    await goToPricing(scene);
    await ips(scene.page).check();
  },
  provoke: ({ page }) => buyOf(page, ISP).click(),
  kept: async (scene) => {
    await expectNoOtherTab(scene);
    await expect(ips(scene.page)).toBeChecked();
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
