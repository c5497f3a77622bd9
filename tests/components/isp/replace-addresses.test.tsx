import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { IspPlanDetail } from '../../../generated/model/ispPlanDetail.zod.ts';
import { queryClient } from '../../../src/app/query-client.ts';
import { PendingPayment } from '../../../src/checkout/PurchaseBanner.tsx';
import '../../../src/features/isp/ReplaceDialog.tsx';
import { PlanAddresses } from '../../../src/features/isp/PlanAddresses.tsx';
import { PlanDetail } from '../../../src/features/isp/PlanDetail.tsx';
import { paymentUpdates } from '../../../src/features/payment-updates/payment-updates.ts';
import { currentVisit } from '../../../src/session/session.ts';
import { freshPageForEach, testPage, wait } from '../../setup/page.tsx';
import { click, user } from '../../setup/user.ts';
import { NOW, plan, proxy } from './plans.ts';

// The module decides this when it loads.
vi.hoisted(() => vi.stubGlobal('__OFFERS_REPLACE__', true));
beforeEach(() => vi.stubGlobal('__OFFERS_REPLACE__', true));

freshPageForEach({ path: '/dashboard?type=isp', now: NOW, email: 'ada@example.com' });

const PLAN = plan({ orderNo: 'ISP-A' });
const UNTIL = '2026-12-01 12:00:00';
const ADDRESSES = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((host, index) => ({
  ...proxy(host),
  id: `a-${index + 1}`,
  state: host === '192.0.2.2' ? ('dead' as const) : ('ok' as const),
}));
const ACTIONS = { onOpen: vi.fn(), onRenew: vi.fn(), onSubscription: vi.fn() };
const dialog = () => screen.getByRole('dialog');

async function open(change: Partial<IspPlanDetail> = {}) {
  testPage.show(<PlanDetail plan={PLAN} now={NOW} actions={ACTIONS} onBack={() => undefined} />);
  await wait(0);
  await testPage.last('getIspPlan').answer({
    ...PLAN,
    proxies: ADDRESSES,
    replacements: { left: 2, price: 0.5, until: UNTIL },
    ...change,
  });
}
async function preview(change: Partial<IspPlanDetail> = {}) {
  await open(change);
  await click('Replace addresses');
  await click('Preview', dialog());
}

test('dead addresses can be ticked, previewed and replaced for free, and the list reloads', async () => {
  await open();
  expect(screen.getByText('1 address does not answer.')).toBeDefined();
  await click('Replace addresses');
  expect(within(dialog()).getByText('2 free replacements left')).toBeDefined();
  const ticks = () => within(dialog()).getAllByRole<HTMLInputElement>('checkbox');
  expect(ticks().map(({ checked }) => checked)).toEqual([true, false, false]);
  await user.click(within(dialog()).getByRole('checkbox', { name: '192.0.2.3:80' }));
  await click('Preview', dialog());
  const request = { orderNo: 'ISP-A', ids: ['a-2', 'a-3'], reason: 'dead' };
  expect(testPage.last('replaceIps').body).toEqual({ ...request, dryRun: true });
  const pairs = [
    { id: 'a-2', from: '192.0.2.2' },
    { id: 'a-3', from: '192.0.2.3' },
  ];
  await testPage.last('replaceIps').answer({ pairs, amount: 0 });
  expect(within(dialog()).getByText('Free')).toBeDefined();
  expect(within(dialog()).getAllByText('a new address')).toHaveLength(2);
  await click('Replace', dialog());
  expect(testPage.last('replaceIps').body).toEqual({ ...request, dryRun: false });
  expect(testPage.tabs).toEqual([]);
  const replaced = pairs.map((pair, index) => ({ ...pair, to: `198.51.100.${index + 1}` }));
  await testPage.last('replaceIps').answer({ pairs: replaced, amount: 0 });
  expect(within(dialog()).getByText('2 addresses were replaced.')).toBeDefined();
  expect(within(dialog()).getByText('198.51.100.2')).toBeDefined();
  expect(testPage.to('getIspPlan')).toHaveLength(2);
});

test('a paid replacement shows its price and links to its payment page', async () => {
  await preview({ replacements: { left: 0, price: 0.5 } });
  const pairs = [{ id: 'a-2', from: '192.0.2.2' }];
  await testPage.last('replaceIps').answer({ pairs, amount: 0.5 });
  expect(within(dialog()).getByText('$0.50', { selector: 'dd' })).toBeDefined();
  await click('Buy now', dialog());
  await testPage.last('replaceIps').answer({ pairs, amount: 0.5, url: 'https://pay.example/r' });
  expect(testPage.tabs).toMatchObject([{ url: 'https://pay.example/r' }]);
  testPage.show(<PendingPayment />);
  act(() => paymentUpdates(currentVisit(), queryClient).onPayment({ status: 0 }));
  const again = screen.getByRole('link', { name: 'Try again' });
  expect(again.getAttribute('href')).toBe('/dashboard?type=isp&plan=ISP-A');
});

test('a price that has changed since the preview must be confirmed first', async () => {
  await preview();
  const pairs = [{ id: 'a-2', from: '192.0.2.2' }];
  await testPage.last('replaceIps').answer({ pairs, amount: 0.5 });
  await click('Buy now', dialog());
  await testPage.last('replaceIps').answer({ pairs, amount: 1, url: 'https://pay.example/r' });
  expect(testPage.tabs[0]?.url).toBe('');
  expect(within(dialog()).getByRole('button', { name: 'Continue for $1.00' })).toBeDefined();
});

test('a replacement that is no longer free has a link to its payment page', async () => {
  await preview();
  const pairs = [{ id: 'a-2', from: '192.0.2.2' }];
  await testPage.last('replaceIps').answer({ pairs, amount: 0 });
  await click('Replace', dialog());
  await testPage.last('replaceIps').answer({ pairs, amount: 1, url: 'https://pay.example/r' });
  const link = within(dialog()).getByRole('link', { name: 'Open payment page' });
  expect(link.getAttribute('href')).toBe('https://pay.example/r');
});

test('a failed preview shows an error and can be retried', async () => {
  await preview();
  await testPage.last('replaceIps').refuse('Not now', 503);
  expect(within(dialog()).getByText('The preview could not be loaded')).toBeDefined();
  await click('Retry', dialog());
  expect(testPage.to('replaceIps')).toHaveLength(2);
  await click('Back', dialog());
  expect(within(dialog()).getAllByRole('checkbox')).toHaveLength(3);
});

test('a preview without addresses explains what to do and links back', async () => {
  await preview();
  await testPage.last('replaceIps').answer({ pairs: [], amount: 0 });
  expect(within(dialog()).getByRole('status').textContent).toBe(
    'None of these addresses can be replaced. Go back and select others, or ask support.',
  );
  expect(within(dialog()).queryByRole('button', { name: 'Replace' })).toBeNull();
  await click('Back', dialog());
  expect(within(dialog()).getAllByRole('checkbox')).toHaveLength(3);
});

test('without a price for more, only the remaining free replacements can be ticked', async () => {
  await open({ replacements: { left: 1 } });
  await click('Replace addresses');
  await user.click(within(dialog()).getByRole('checkbox', { name: '192.0.2.3:80' }));
  expect(within(dialog()).getByRole('status').textContent).toBe(
    'At most 1 address can be replaced at once.',
  );
  await click('Preview', dialog());
  expect(testPage.to('replaceIps')).toEqual([]);
});

test.each([
  [{ left: 0 }, 'All replacements of this plan are used.'],
  [{ left: 0, until: UNTIL }, 'All replacements of this plan are used until Dec 1, 2026.'],
  [{ left: 0, until: '2026-01-01 12:00:00' }, 'All replacements of this plan are used.'],
])('with none left, the button gives the reason: %o', async (replacements, reason) => {
  await open({ replacements });
  const button = screen.getByRole('button', { name: 'Replace addresses' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(reason)).toBeDefined();
});

test('addresses without an id cannot be selected for replacement', async () => {
  const [first, second] = ADDRESSES;
  const { id: _id, ...unnamed } = { ...first, ...proxy('192.0.2.1') };
  await open({ proxies: [unnamed, { ...proxy('192.0.2.2'), ...second }] });
  await click('Replace addresses');
  expect(within(dialog()).getAllByRole('checkbox')).toHaveLength(1);
});

test('only visible ones of thousands of addresses are rendered, and a search finds the others', async () => {
  const rows = Array.from({ length: 3000 }, (_, index) => ({
    ...proxy(`10.0.${Math.floor(index / 250)}.${index % 250}`),
    id: String(index),
  }));
  const detail = { ...PLAN, proxies: { rows, invalidCount: 0 } };
  testPage.show(<PlanAddresses orderNo="ISP-A" detail={detail} />);
  await click('Replace addresses');
  expect(within(dialog()).getAllByRole('checkbox').length).toBeLessThan(50);
  const box = within(dialog()).getByRole('region', { name: 'Addresses' });
  box.scrollTop = 1000;
  await user.type(within(dialog()).getByLabelText('Search addresses'), '10.0.11.249');
  expect(box.scrollTop).toBe(0);
  expect(within(dialog()).getByRole('checkbox', { name: '10.0.11.249:80' })).toBeDefined();
});
