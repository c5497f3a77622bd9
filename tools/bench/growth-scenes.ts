import type { Page } from '@playwright/test';
import type { BenchBackend } from './page/bench-backend.ts';
import type { Interaction } from './page/scenes.ts';

/** A quantity that can grow, and what to click at each size. */
export type GrowthScene = {
  name: string;
  file: string;
  /** The unit that is counted. */
  unit: string;
  sizes: readonly number[];
  /** Creates a customer with this many units. */
  customer: (backend: BenchBackend, size: number) => ReturnType<BenchBackend['customer']>;
  prepare?: (page: Page, size: number) => Promise<unknown>;
  /** `mayGrow`: how many times as much it may cost with the most data, if that is more than usual. */
  interactions: readonly (Interaction & { mayGrow?: number })[];
  /** How much heap each item may retain, in kB: about twice the current amount. */
  heapKbEach: number;
};

const LIST = 'section[aria-label="Proxy List"]';
const PLANS = '[aria-label="ISP plans"]';
const ORDERS = 'table[aria-label="Orders History"]';
const TOAST = '[data-react-aria-top-layer]';

const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first();
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name });
const withOrders = (backend: BenchBackend, orders: number) =>
  backend.customer({ plans: 3, orders });

const toResidential = async (page: Page) => {
  await tab('Residential')(page).click();
  await page.getByRole('textbox', { name: 'Amount' }).waitFor();
};

export const GROWTH_SCENES: GrowthScene[] = [
  {
    name: 'ISP plans',
    file: 'growth-plans.svg',
    unit: 'plans',
    sizes: [10, 100, 1000, 10_000],
    heapKbEach: 1.5,
    customer: (backend, plans) => backend.customer({ plans }),
    interactions: [
      {
        name: 'open the tab',
        before: toResidential,
        target: tab('ISP'),
        answer: { shows: `${PLANS} article` },
      },
      {
        name: 'filter',
        target: (page) => page.locator('label', { hasText: 'Inactive' }),
        answer: { changes: `${PLANS} [aria-label="Plans, scrolls"]` },
      },
      {
        name: 'search',
        before: async (page) => {
          await page.locator('label', { hasText: 'All(' }).click();
          await page.getByRole('searchbox', { name: 'Search' }).fill('2');
        },
        target: () => ({ key: '5' }),
        answer: { changes: 'input[type=search]' },
      },
      {
        name: 'scroll a screen',
        before: async (page) => {
          await page.getByRole('searchbox', { name: 'Search' }).fill('');
          await page.getByRole('region', { name: 'Plans, scrolls' }).focus();
          await page.keyboard.press('Home');
        },
        target: () => ({ key: 'PageDown' }),
        answer: { shows: 'html' },
      },
    ],
  },
  {
    name: 'Generated lines',
    file: 'growth-list.svg',
    unit: 'lines',
    sizes: [10, 100, 1000, 5000],
    heapKbEach: 0.5,
    customer: (backend) => backend.customer(),
    prepare: (page, lines) => page.getByRole('textbox', { name: 'Amount' }).fill(String(lines)),
    interactions: [
      { name: 'generate', target: button('Generate Proxies'), answer: { changes: LIST } },
      {
        name: 'switch the format',
        // Always selects the next one, because changing back would still be drawing at the next click.
        before: (page) => page.getByRole('combobox', { name: 'Format' }).focus(),
        target: () => ({ key: 'ArrowDown' }),
        answer: { changes: LIST },
      },
      { name: 'copy', target: button('Copy list'), answer: { changes: TOAST } },
      { name: 'download', target: button('Download list'), answer: { changes: TOAST } },
    ],
  },
  {
    name: 'Orders',
    file: 'growth-orders.svg',
    unit: 'orders',
    sizes: [50, 500, 5000],
    heapKbEach: 1.2,
    customer: withOrders,
    prepare: (page) => page.locator(ORDERS).waitFor(),
    interactions: [
      { name: 'turn the page', target: button('Next'), answer: { changes: ORDERS } },
      {
        name: 'switch the product tab',
        before: toResidential,
        target: tab('ISP'),
        answer: { shows: `${PLANS} article` },
      },
      {
        name: 'export all pages',
        before: async (page) => {
          await toResidential(page);
          await page.locator(ORDERS).waitFor();
          await page
            .getByRole('button', { name: 'Dismiss' })
            .click({ timeout: 500 })
            .catch(() => undefined);
        },
        target: button('Export Residential CSV'),
        answer: { shows: `${TOAST} [role=status] > *` },
        // A hundred pages instead of one.
        mayGrow: 25,
      },
    ],
  },
  {
    name: 'Purchases in the statistics',
    file: 'growth-purchases.svg',
    unit: 'purchases',
    sizes: [100, 1000, 10_000, 100_000],
    heapKbEach: 0.25,
    customer: (backend, purchases) => {
      backend.offerPurchases(purchases);
      return withOrders(backend, 50);
    },
    prepare: (page) => page.locator('canvas').first().waitFor(),
    interactions: [
      {
        name: 'another range',
        before: (page) => button('7d')(page).click(),
        target: button('90d'),
        answer: { shows: '[aria-pressed=true]:is(:nth-child(3))' },
      },
      { name: 'turn the page', target: button('Next'), answer: { changes: ORDERS } },
    ],
  },
  {
    name: 'Places in a picker',
    file: 'growth-places.svg',
    unit: 'places',
    sizes: [10, 100, 1000, 10_000],
    heapKbEach: 0.25,
    customer: (backend, places) => {
      backend.offerPlaces(places);
      return backend.customer();
    },
    interactions: [
      {
        name: 'open',
        target: (page) => page.getByRole('combobox', { name: 'Country' }),
        answer: { shows: '[role=option]' },
      },
      { name: 'filter', target: () => ({ key: '7' }), answer: { changes: '[role=listbox]' } },
      {
        name: 'pick',
        target: (page) => page.getByRole('option').first(),
        answer: { shows: 'body:not(:has([role=listbox]))' },
      },
    ],
  },
];
