import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  BUDGETS,
  builtPaths,
  DASHBOARD_BUDGETS,
  type Budget,
} from '../../tools/bench/page/budgets.ts';
import { deadControls } from '../../tools/bench/page/dead-controls.ts';
import {
  generatorReady,
  measurePage,
  ordersShown,
  type PageFigures,
} from '../../tools/bench/page/measure-page.ts';
import { expect, test, type Customer } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { control, orderData, pay } from './isp-shop.ts';
import { twoFrames } from './two-frames.ts';

/** One page of each kind: the parts that all pages share, the prices, and the session. */
const IN_GATE = ['/', '/pricing', '/dashboard'];
const THOROUGH = { tag: '@nightly' };

const ROUTES = builtPaths('dist');

test('every page of the build has a budget, and every budget has a page', () => {
  expect(Object.keys(BUDGETS).toSorted()).toEqual(ROUTES.toSorted());
});

test('no page loads its scripts before it is parsed', () => {
  for (const path of ROUTES) {
    const html = readFileSync(`dist/${path === '/' ? 'index' : path.slice(1)}.html`, 'utf8');
    const parsed = html.replaceAll(/<template id="(?:scripts|isp-tab)">.*?<\/template>/gs, '');
    expect(parsed, path).not.toBe(html);
    expect(parsed, path).not.toMatch(/<link rel="modulepreload"|<script type="module"/);
  }
});

for (const path of ROUTES) {
  test(
    `a first visit to ${path} stays within its budget, and early clicks are not lost`,
    IN_GATE.includes(path) ? {} : THOROUGH,
    async ({ browser, baseURL }) => {
      const url = `${baseURL}${path}`;
      expectWithin(path, await measurePage(browser, url, { isSlow: false }));
      expect(await deadControls(browser, url)).toEqual([]);
    },
  );
}

test(
  'the dashboard is usable within its budget, and does not shift while it loads on a slow phone',
  { tag: '@nightly' },
  async ({ browser, baseURL, customer }) => {
    const url = `${baseURL}/dashboard`;
    const storage = storageOf(customer);
    const usable = await measurePage(browser, url, {
      isSlow: false,
      storage,
      isNeverIdle: true,
      until: generatorReady,
    });
    expectWithin('/dashboard, usable', usable, DASHBOARD_BUDGETS.usable);
    const whole = await measurePage(browser, url, { isSlow: true, storage, until: ordersShown });
    expectWithin('/dashboard, whole', whole, DASHBOARD_BUDGETS.whole);
  },
);

test(
  'the ISP tab with a plan stays within the budget of the whole dashboard',
  { tag: '@nightly' },
  async ({ browser, baseURL, request, customer }) => {
    await control(request, customer, { plan: { quantity: 3, expiresInSeconds: 20 * 86_400 } });
    const figures = await measurePage(browser, `${baseURL}/dashboard?type=isp`, {
      isSlow: false,
      storage: storageOf(customer),
      until: ordersShown,
    });
    expectWithin('/dashboard?type=isp', figures, DASHBOARD_BUDGETS.whole);
  },
);

test(
  'nothing shifts on a slow phone while the generator switches to Premium',
  { tag: '@nightly' },
  async ({ browser, baseURL, request, customer }) => {
    await pay(request, await orderData(request, customer, 20));
    const { cls } = await measurePage(browser, `${baseURL}/dashboard`, {
      isSlow: true,
      storage: storageOf(customer),
      until: generatorReady,
    });
    expect(cls).toBeLessThanOrEqual(DASHBOARD_BUDGETS.usable.cls);
  },
);

const BANDWIDTH = '**/api/**/BandwidthAnalysis*';

/**
 * Answers the call for the data left only after the rest is shown, so that any layout shift that it causes is measured.
 */
async function answerDataLate(page: Page): Promise<void> {
  await page.route(BANDWIDTH, async (route) => {
    await hydrated(page);
    await twoFrames(page);
    await route.continue();
  });
}

async function refuseData(page: Page): Promise<void> {
  await page.route(BANDWIDTH, (route) => route.fulfill({ status: 400 }));
}

const premiumShown = (page: Page) => page.getByRole('combobox', { name: 'City' });
const failureShown = (page: Page) => page.getByText('Your data could not be loaded');

const LEFT = { total: 40, used: 33.25 };

/** The possible results of the first load of the data left. */
const STARTS = [
  {
    name: 'Premium alone has data left',
    tiers: ['premium'],
    prepare: answerDataLate,
    until: premiumShown,
  },
  {
    name: 'both tiers have data left',
    tiers: ['basic', 'premium'],
    prepare: answerDataLate,
    until: generatorReady,
  },
  { name: 'nothing was bought', tiers: [], prepare: answerDataLate, until: generatorReady },
  {
    name: 'the data left cannot be loaded',
    tiers: ['premium'],
    prepare: refuseData,
    until: failureShown,
  },
] as const;
const SCREENS = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const { name, tiers, ...scene } of STARTS) {
  test(
    `nothing shifts on any screen while the generator starts, where ${name}`,
    { tag: '@nightly' },
    async ({ browser, baseURL, request, customer }) => {
      for (const tier of tiers) await control(request, customer, { credit: { tier, ...LEFT } });
      for (const viewport of SCREENS) {
        const { cls } = await measurePage(browser, `${baseURL}/dashboard`, {
          ...scene,
          viewport,
          isSlow: false,
          storage: storageOf(customer),
        });
        expect.soft(cls, `${viewport.width} px`).toBeLessThanOrEqual(DASHBOARD_BUDGETS.usable.cls);
      }
    },
  );
}

const storageOf = ({ token, email }: Customer) => ({
  user: JSON.stringify({ token, userInfo: { email } }),
});

function expectWithin(
  name: string,
  figures: PageFigures,
  budget: Budget | undefined = BUDGETS[name],
) {
  const { jsKb, totalKb, requests, cls } = figures;
  console.log(name, JSON.stringify({ jsKb, totalKb, requests, cls }));
  for (const figure of ['jsKb', 'totalKb', 'requests', 'cls'] as const) {
    expect(figures[figure], `${name}: ${figure}`).toBeLessThanOrEqual(budget?.[figure] ?? 0);
  }
}
