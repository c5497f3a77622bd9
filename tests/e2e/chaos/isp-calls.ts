import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { control } from '../isp-shop.ts';
import type { Call, Scene } from './Call.ts';
import { changeTabs, closeOtherTabs, expectNoOtherTab, forget, panelOf } from './steps.ts';

const PLANS = 3;

/** Three plans of 25 addresses. The search finds only the newest. */
export const goToPlans = async ({ page, request, customer }: Scene) => {
  for (let made = 0; made < PLANS; made += 1) {
    await control(request, customer, { plan: { quantity: 25, expiresInSeconds: 86_400 * 20 } });
  }
  await page.goto('/dashboard?type=isp');
  await expect(page.getByRole('article')).toHaveCount(PLANS);
};

const plan = (page: Page) => page.getByRole('article').first();
const title = (page: Page) => plan(page).getByRole('button', { name: '25 ISP * 30 Days' });

const plans = 'Your ISP plans could not be loaded';
const listIspPlans: Call = {
  operation: 'listIspPlans',
  name: 'the ISP plans',
  needs: 'isp',
  who: 'customer',
  isRead: true,
  text: 'Request failed',
  arrive: goToPlans,
  provoke: ({ page }) => changeTabs(page, 'ISP'),
  kept: async ({ page }) => {
    await expect(panelOf(page, plans).text).toBeVisible();
    await expect(page.getByRole('tab', { name: 'ISP' })).toHaveAttribute('aria-selected', 'true');
  },
  retry: ({ page }) => panelOf(page, plans).retry.click(),
  recovered: async ({ page }) => {
    await expect(page.getByRole('article')).toHaveCount(PLANS);
  },
};

const detail = 'The addresses of this plan could not be loaded';
const back = (page: Page) => page.getByRole('button', { name: 'Back to ISP Plans' });
const getIspPlan: Call = {
  operation: 'getIspPlan',
  name: 'the addresses of a plan',
  needs: 'isp',
  who: 'customer',
  isRead: true,
  text: 'Request failed',
  arrive: goToPlans,
  provoke: ({ page }) => title(page).click(),
  kept: async ({ page }) => {
    await expect(panelOf(page, detail).text).toBeVisible();
    await expect(back(page)).toBeVisible();
  },
  retry: ({ page }) => panelOf(page, detail).retry.click(),
  recovered: async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Copy All' })).toBeEnabled();
  },
  again: async ({ page, fault }) => {
    if (fault.name === '401') return;
    await back(page).click();
    await expect(back(page)).toBeHidden();
    await forget(page);
  },
};

const all = (page: Page) => page.getByRole('checkbox', { name: 'Select all shown' });
const copy = (page: Page) => page.getByRole('button', { name: `Copy ${PLANS} plans` });

/** When several calls of one press fail, only one is reported. */
const copyPlans: Call = {
  operation: 'getIspPlan',
  name: 'the addresses of several plans at once',
  needs: 'isp',
  who: 'customer',
  isRead: true,
  callsAtOnce: PLANS,
  text: 'Request failed',
  arrive: async (scene) => {
    await scene.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await goToPlans(scene);
    await all(scene.page).check();
  },
  provoke: ({ page }) => copy(page).click(),
  kept: async ({ page }) => {
    await expect(all(page)).toBeChecked();
    await expect(copy(page)).toBeEnabled();
  },
  retry: ({ page }) => copy(page).click(),
  recovered: ({ log }) => log.heard('successes', 'All IPs copied to clipboard'),
  again: async ({ page }) => forget(page),
};

const isSubscribed = async ({ request, customer }: Scene, orderNo: string): Promise<void> => {
  const headers = { Authorization: `Bearer ${customer.token}` };
  const answer = await request.get('/api/ProxyBuy/CreateSubscription', {
    headers,
    params: { orderNo },
  });
  const { body } = (await answer.json()) as { body: { url: string } };
  await request.post(body.url, { form: { action: 'agree' } });
};

const confirm = (page: Page) => page.getByRole('dialog', { name: 'Confirm' });
const pressConfirm = ({ page }: Scene) =>
  confirm(page).getByRole('button', { name: 'Confirm' }).click();

const enable = (page: Page) => plan(page).getByRole('button', { name: 'Enable Subscribe' });
const disable = (page: Page) => plan(page).getByRole('button', { name: 'Disable Subscribe' });

const cancelSubscription: Call = {
  operation: 'cancelSubscription',
  name: 'the end of a subscription',
  needs: 'isp',
  who: 'customer',
  text: 'Request failed',
  arrive: goToPlans,
  prepare: async (scene) => {
    const { page } = scene;
    await isSubscribed(scene, (await plan(page).getAttribute('aria-label')) ?? '');
    await changeTabs(page, 'ISP');
    await disable(page).click();
  },
  provoke: pressConfirm,
  kept: async ({ page }) => {
    await expect(confirm(page).getByRole('button', { name: 'Confirm' })).toBeEnabled();
  },
  retry: async (scene) => {
    await pressConfirm(scene);
    if (!scene.fault.isDone) return;
    // It was already off, and the server says so.
    await scene.log.heard('errors', 'This plan is not subscribed');
    await confirm(scene.page).getByRole('button', { name: 'Keep it on' }).click();
  },
  recovered: async ({ page }) => {
    await expect(confirm(page)).toBeHidden();
    await expect(enable(page)).toBeVisible();
  },
};

const createSubscription: Call = {
  operation: 'createSubscription',
  name: 'the beginning of a subscription',
  needs: 'isp',
  who: 'customer',
  text: 'Request failed',
  arrive: goToPlans,
  prepare: async ({ page }) => enable(page).click(),
  provoke: pressConfirm,
  kept: async (scene) => {
    const { page } = scene;
    await expectNoOtherTab(scene);
    await expect(confirm(page).getByRole('button', { name: 'Confirm' })).toBeEnabled();
  },
  retry: pressConfirm,
  recovered: async (scene) => {
    const { page } = scene;
    await expect(confirm(page).getByRole('button', { name: 'I had Subscribed' })).toBeVisible();
    await closeOtherTabs(scene, /\/subscribe\//);
  },
  again: async ({ page, fault }) => {
    if (fault.name === '401') return;
    await confirm(page).getByRole('button', { name: 'I had Subscribed' }).click();
    await expect(confirm(page)).toBeHidden();
  },
};

export const ISP_CALLS: readonly Call[] = [
  listIspPlans,
  getIspPlan,
  copyPlans,
  cancelSubscription,
  createSubscription,
];
