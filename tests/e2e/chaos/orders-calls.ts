import type { Page, Request } from '@playwright/test';
import { isSold } from '../../sold.ts';
import { expect } from '../fixtures.ts';
import { control, orderData, pay } from '../isp-shop.ts';
import type { Call, Scene } from './Call.ts';
import { comeBackLater, forget, panelOf } from './steps.ts';

const range = (page: Page) => page.getByRole('button', { name: '90d' });
const rows = (page: Page) => page.getByRole('table', { name: 'Orders History' }).getByRole('row');
const pageSize = (request: Request) => new URL(request.url()).searchParams.get('PageSize');

/** Seven orders, which make two pages. */
const goToOrders = async ({ page, request, customer }: Scene) => {
  for (let made = 0; made < 7; made += 1) {
    if (isSold('isp'))
      await control(request, customer, { plan: { quantity: 25, expiresInSeconds: 86_400 * 30 } });
    else await pay(request, await orderData(request, customer, 20));
  }
  await page.goto('/dashboard?type=isp');
  await range(page).click();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
};

const rangeKept = async ({ page }: Scene) =>
  expect(range(page)).toHaveAttribute('aria-pressed', 'true');

const orders = 'The orders could not be loaded';
const listOrders: Call = {
  operation: 'listOrders',
  name: 'a page of orders',
  who: 'customer',
  isRead: true,
  concerns: (request) => pageSize(request) === '5',
  text: 'Request failed',
  arrive: goToOrders,
  provoke: ({ page }) => page.getByRole('button', { name: 'Next' }).click(),
  kept: async (scene) => {
    await expect(panelOf(scene.page, orders).text).toBeVisible();
    await rangeKept(scene);
  },
  retry: ({ page }) => panelOf(page, orders).retry.click(),
  recovered: async ({ page }) => {
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect(rows(page)).toHaveCount(1 + 2);
  },
  again: async ({ page, fault }) => {
    if (fault.name === '401') return;
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(rows(page)).toHaveCount(1 + 5);
    await forget(page);
  },
};

const exportCsv = (page: Page) =>
  page.getByRole('button', { name: /^Export (Residential|ISP) CSV$/ });
const exportOrders: Call = {
  operation: 'listOrders',
  name: 'the export of orders',
  who: 'customer',
  concerns: (request) => pageSize(request) === '100',
  text: 'Request failed',
  arrive: goToOrders,
  provoke: ({ page }) => exportCsv(page).click(),
  kept: async (scene) => {
    await rangeKept(scene);
    await expect(exportCsv(scene.page)).toBeVisible();
    await expect(rows(scene.page)).toHaveCount(1 + 5);
  },
  retry: ({ page }) => exportCsv(page).click(),
  recovered: async ({ page, log }) => {
    await log.heard('successes', 'Downloaded!');
    await expect(exportCsv(page)).toBeVisible();
  },
};

const statistics = 'The statistics could not be loaded';
const analyseOrders: Call = {
  operation: 'analyseOrders',
  name: 'the statistics of orders',
  who: 'customer',
  isRead: true,
  text: 'Request failed',
  arrive: goToOrders,
  provoke: ({ page }) => comeBackLater(page, 'Dashboard'),
  kept: async ({ page }) => {
    await expect(panelOf(page, statistics).text).toBeVisible();
    await expect(page.getByText('No orders yet')).toBeVisible();
  },
  retry: ({ page }) => panelOf(page, statistics).retry.click(),
  recovered: async ({ page }) => {
    await expect(
      page.getByRole('button', {
        name: isSold('isp') ? /^ISP Orders\s*7/ : /^Residential Orders\s*7/,
      }),
    ).toBeVisible();
    await expect(panelOf(page, statistics).text).toHaveCount(0);
  },
};

export const ORDERS_CALLS: readonly Call[] = [listOrders, exportOrders, analyseOrders];
