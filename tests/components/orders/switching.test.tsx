// @module-tag wide
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CustomerDashboard } from '../../../src/app/dashboard/CustomerDashboard.tsx';
import DashboardPage from '../../../src/app/dashboard/DashboardPage.tsx';
import '../../../src/features/isp/IspPanel.tsx';
import '../../../src/app/dashboard/LowerPanels.tsx';
import { beginSession } from '../../../src/session/session.ts';
import type { Call } from '../../setup/backend.ts';
import { openPage, wait } from '../../setup/page.tsx';
import { click, user } from '../../setup/user.ts';
import { unsold } from '../../sold.ts';
import { plan } from '../isp/plans.ts';
import { goOffline, goOnline } from '../offline/connection.ts';
import { ANALYSIS, order } from './orders.ts';

const PLANS = [plan({ orderNo: 'ISP-A', quantity: 25 }), plan({ orderNo: 'ISP-B', quantity: 50 })];
const BANDWIDTH = {
  basicUsedBandwidth: 1,
  basicTotalBandWidth: 20,
  premiumUsedBandwidth: 2,
  premiumTotalBandWidth: 50,
};

let waiting = new Set<Call>();

beforeEach(({ skip }) => skip(...unsold('isp')));
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));

/** Marks every response with its request, so that a misplaced response is visible. */
function stamp(query: URLSearchParams): string {
  const [type, page] = [query.get('Type') ?? 'all', query.get('PageNo')];
  return `${type}/${query.get('SearchBeginTime')?.slice(0, 10)}/${page}`;
}
async function answer(call: Call): Promise<void> {
  waiting.delete(call);
  const { operationId, query } = call;
  if (operationId === 'listOrders') {
    const orderNo = stamp(query);
    await call.answer({ totalPage: 3, records: [order({ orderNo })] });
  } else if (operationId === 'listIspPlans') await call.answer(PLANS);
  else if (operationId === 'getIspPlan') {
    const orderNo = query.get('orderNo') ?? '';
    const proxies = [{ host: `${orderNo}.example`, port: 80, userName: 'u', password: 'p' }];
    await call.answer({ ...plan({ orderNo }), proxies });
  } else if (operationId === 'analyseOrders') await call.answer(ANALYSIS);
  else if (operationId === 'getBandwidth') await call.answer(BANDWIDTH);
  else await call.pass();
}

const clickTab = (name: string) => user.click(screen.getByRole('tab', { name }));

const isSelected = (tab: string) =>
  screen.getByRole('tab', { name: tab }).getAttribute('aria-selected') === 'true';
const isPressed = (name: string | RegExp) =>
  screen.queryAllByRole('button', { name })[0]?.getAttribute('aria-pressed') === 'true';

/** The ISP side of a signed-in customer's dashboard. */
async function openDashboard() {
  history.replaceState(null, '', '/dashboard?type=isp');
  const testPage = await openPage();
  beginSession({ token: 'token', userInfo: { email: 'ada@example.com' } });
  testPage.show(<CustomerDashboard />);
  // The panels' code has loaded, but their promise has not resolved.
  for (let turn = 0; turn < 3; turn += 1) await wait(700);
  return testPage;
}

test('a tab is selected before its panel is rendered, and the previous panel stays until then', async () => {
  const testPage = await openDashboard();
  for (const call of testPage.calls) await answer(call);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('tab', { name: 'Residential' }).click();
  await Promise.resolve();
  expect(isSelected('Residential')).toBe(true);
  expect(screen.getByRole('tabpanel').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('button', { name: /^25 ISP/ })).not.toBeNull();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await wait(0);
  expect(screen.getByRole('tabpanel').getAttribute('aria-busy')).toBe('false');
  expect(screen.queryByRole('button', { name: /^25 ISP/ })).toBeNull();
});

test('switching the product keeps the selected range of the orders', async () => {
  const testPage = await openDashboard();
  const range = () => testPage.to('listOrders').at(-1)?.query.get('SearchBeginTime');
  await click('7d');
  expect(range()).toBe('2026-11-15 00:00:00');
  await clickTab('Residential');
  await wait(0);
  expect(range()).toBe('2026-11-15 00:00:00');
  expect(location.search).toBe('?type=residential&range=7d');
  expect(isPressed('7d')).toBe(true);
});

const shownOrders = () =>
  screen
    .queryByRole('table', { name: 'Orders History' })
    ?.querySelector('tbody button')
    ?.textContent.slice(0, 1);
const answerAll = async (calls: readonly Call[]) => {
  for (const call of calls) if (call.isOpen) await answer(call);
};

test.each([['residential'], ['all']])(
  'switching clears the orders until they are loaded, including those loaded before (%s)',
  async (orders) => {
    const testPage = await openDashboard();
    await answerAll(testPage.calls);
    expect(shownOrders()).toBe('1');
    await clickTab('Residential');
    await wait(0);
    expect(shownOrders()).toBeUndefined();
    await answerAll(testPage.calls);
    expect(shownOrders()).toBe('0');
    if (orders === 'all') {
      await click(/^Residential Orders/);
      await answerAll(testPage.calls);
      expect(shownOrders()).toBe('a');
    }
    await clickTab('ISP');
    await wait(0);
    expect(shownOrders()).toBeUndefined();
    await clickTab('Residential');
    await wait(0);
    expect(shownOrders()).toBeUndefined();
    await answerAll(testPage.calls);
    expect(shownOrders()).toBe('0');
  },
);

test('while offline, switching tabs explains that orders need a connection, and loads them later', async () => {
  const testPage = await openDashboard();
  await answerAll(testPage.calls);
  await clickTab('Residential');
  await answerAll(testPage.calls);
  await goOffline();
  await clickTab('ISP');
  await wait(0);
  expect(screen.queryByText('The orders could not be loaded without a connection')).not.toBeNull();
  await goOnline();
  await wait(0);
  await answerAll(testPage.calls);
  expect(shownOrders()).toBe('1');
});

test('switching to orders that fail to load shows an error, and Retry loads them', async () => {
  const testPage = await openDashboard();
  await answerAll(testPage.calls);
  await clickTab('Residential');
  await answerAll(testPage.calls);
  await clickTab('ISP');
  await testPage.last('listOrders').refuse('Out of order');
  expect(screen.queryByText('The orders could not be loaded')).not.toBeNull();
  await click('Retry');
  await answerAll(testPage.calls);
  expect(shownOrders()).toBe('1');
});

test('switching tabs reloads the product and the first page of its orders, even seconds after a load', async () => {
  const testPage = await openDashboard();
  const asked = new Set<Call>();
  /** The calls since the last check, all of them answered. */
  const calls = async () => {
    const names: string[] = [];
    for (let next = testPage.calls.find((call) => !asked.has(call)); next;) {
      asked.add(next);
      const page = next.operationId === 'listOrders' ? ` ${next.query.get('PageNo')}` : '';
      names.push(next.operationId + page);
      await answer(next);
      next = testPage.calls.find((call) => !asked.has(call));
    }
    return names;
  };
  // A pointer would trigger calls of the shop's own client, and move the focus.
  const switchTo = async (name: string) => {
    // Longer than a click takes after the pointer has reached the tab.
    await wait(600);
    fireEvent.click(screen.getByRole('tab', { name }));
  };
  waiting = new Set();
  await calls();
  await click('Next');
  expect(await calls()).toEqual(['listOrders 2']);
  await switchTo('Residential');
  await calls();
  await switchTo('ISP');
  expect((await calls()).toSorted()).toEqual(['listIspPlans', 'listOrders 1']);
  await switchTo('Residential');
  expect((await calls()).toSorted()).toEqual(['getBandwidth', 'listOrders 1']);
  // The list stays the same element, so the focus survives.
  await click(/^ISP Orders/);
  await calls();
  const next = screen.getByRole('button', { name: 'Next' });
  next.focus();
  await switchTo('ISP');
  expect((await calls()).toSorted()).toEqual(['listIspPlans', 'listOrders 1']);
  expect(document.activeElement).toBe(next);
});

test("the next customer does not see the previous customer's view", async () => {
  history.replaceState(null, '', '/dashboard?order=AMB-1');
  const testPage = await openPage();
  beginSession({ token: 'ada', userInfo: { email: 'ada@example.com' } });
  testPage.show(<DashboardPage />);
  const pages = history.length;
  act(() => beginSession({ token: 'bob', userInfo: { email: 'bob@example.com' } }));
  expect(location.search).toBe('');
  expect(history).toHaveLength(pages);
});
