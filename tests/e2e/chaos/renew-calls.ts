import type { Page, Request } from '@playwright/test';
import { offBadge, priceText } from '../../sold.ts';
import { expect } from '../fixtures.ts';
import type { Call, Scene } from './Call.ts';
import { ENDED } from './faults.ts';
import { goToPlans } from './isp-calls.ts';
import { closeOtherTabs, expectNoOtherTab } from './steps.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Renew' });
const code = (page: Page) => dialog(page).getByLabel('Discount code');
const buy = (page: Page) => dialog(page).getByRole('button', { name: 'Buy now' });
const body = (request: Request) =>
  request.postDataJSON() as { promotionCode: string; realPay: 0 | 1 };

const openDialog = ({ page }: Scene) =>
  page.getByRole('article').first().getByRole('button', { name: 'Renew' }).click();
const quoted = async ({ page }: Scene) => {
  await expect(dialog(page).getByText(priceText('isp', 25)).first()).toBeVisible();
};
const closeDialog = async ({ page, fault }: Scene) => {
  if (fault.name === '401') return;
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
};

const quote: Call = {
  operation: 'renewIsp',
  name: 'the quote of a renewal',
  needs: 'isp',
  who: 'customer',
  concerns: (request) => body(request).promotionCode === '' && body(request).realPay === 0,
  text: 'Request failed',
  arrive: goToPlans,
  provoke: openDialog,
  kept: async ({ page }) => {
    await expect(dialog(page).getByText('The price could not be loaded')).toBeVisible();
  },
  retry: ({ page }) => dialog(page).getByRole('button', { name: 'Retry' }).click(),
  recovered: quoted,
  again: closeDialog,
};

const withCode: Call = {
  operation: 'renewIsp',
  name: 'the quote of a renewal with a code',
  needs: 'isp',
  who: 'customer',
  concerns: (request) => body(request).promotionCode !== '' && body(request).realPay === 0,
  text: '',
  message: ({ status }) => (status === 401 ? ENDED : 'Invalid discount code'),
  arrive: async (scene) => {
    await goToPlans(scene);
    await openDialog(scene);
    await quoted(scene);
  },
  prepare: async ({ page }) => code(page).fill('AMBER15'),
  provoke: ({ page }) => dialog(page).getByRole('button', { name: 'Apply' }).click(),
  kept: async ({ page }) => {
    await expect(code(page)).toHaveValue('AMBER15');
    await expect(buy(page)).toBeEnabled();
  },
  retry: ({ page }) => dialog(page).getByRole('button', { name: 'Apply' }).click(),
  recovered: async ({ page }) => {
    await expect(dialog(page).getByText(offBadge('isp', 25, 15))).toBeVisible();
    await expect(dialog(page).getByText(priceText('isp', 25, 15))).toBeVisible();
  },
  again: async ({ page, fault }) => {
    if (fault.name !== '401') await code(page).fill('');
  },
};

const payment: Call = {
  operation: 'renewIsp',
  name: 'the payment of a renewal',
  needs: 'isp',
  who: 'customer',
  concerns: (request) => body(request).realPay === 1,
  text: 'Request failed',
  arrive: async (scene) => {
    await goToPlans(scene);
    await openDialog(scene);
    await quoted(scene);
    await code(scene.page).fill('AMBER15');
    await code(scene.page).press('Enter');
    await expect(dialog(scene.page).getByText(offBadge('isp', 25, 15))).toBeVisible();
  },
  provoke: ({ page }) => buy(page).click(),
  kept: async (scene) => {
    await expectNoOtherTab(scene);
    await expect(code(scene.page)).toHaveValue('AMBER15');
    await expect(dialog(scene.page).getByText(priceText('isp', 25, 15))).toBeVisible();
  },
  retry: ({ page }) => buy(page).click(),
  recovered: (scene) => closeOtherTabs(scene, /\/pay\//),
  // Wait until the notice of the last one is gone.
  again: async ({ page }) => page.clock.fastForward(3000),
};

export const RENEW_CALLS: readonly Call[] = [quote, withCode, payment];
