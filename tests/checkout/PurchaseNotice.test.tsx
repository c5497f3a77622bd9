import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { products } from '../../shop.config.ts';
import { hasNotice, PurchaseNotice, PurchaseTerms } from '../../src/checkout/PurchaseNotice.tsx';
import { isBusy, isLocked, type Purchase } from '../../src/checkout/use-purchase.ts';
import { config } from '../../src/config.ts';
import { click } from '../setup/user.ts';

type State = Purchase['state'];

const cancel = vi.fn<() => void>();
const agree = vi.fn<() => void>();
const scroll = vi.fn<() => void>();
const url = 'https://pay.example/1';
const TRANSFER = 'Transferring you to payment page...';
const BLOCKED = 'Your browser blocked the payment page.Open payment page';
const REFUSED =
  'The payment page’s address isn’t secure, so it was not opened. You have not been charged.';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scroll);
});

const purchase = (state: State): Purchase => ({
  state,
  click: () => undefined,
  cancel,
  agree,
  isBusy: isBusy(state),
  isLocked: isLocked(state),
});
const underway = (isSlow: boolean): State => ({ step: 'underway', isSlow });
const done = (outcome: 'opened' | 'blocked' | 'refused', isFresh: boolean): State => ({
  step: 'done',
  isFresh,
  transfer: outcome === 'refused' ? { outcome } : { outcome, url },
});

test.each<[string, State, string, string]>([
  ['that has not begun', { step: 'idle' }, '', ''],
  ['of a visitor', { step: 'login' }, 'Please login first!', 'Please login first!'],
  ['that is under way', underway(false), TRANSFER, ''],
  ['that is slow', underway(true), `${TRANSFER}Cancel`, 'The payment page is slow to load.Cancel'],
  ['whose tab was opened', done('opened', true), TRANSFER, TRANSFER],
  ['whose tab was opened a while ago', done('opened', false), '', ''],
  ['whose tab was blocked', done('blocked', true), BLOCKED, BLOCKED],
  ['whose tab was blocked a while ago', done('blocked', false), BLOCKED, BLOCKED],
  ['whose address was refused', done('refused', true), REFUSED, REFUSED],
  ['whose address was refused a while ago', done('refused', false), REFUSED, REFUSED],
])('the notice of a purchase %s', (_name, state, onClick, onResponse) => {
  for (const [noticeOn, text] of [
    ['click', onClick],
    ['response', onResponse],
  ] as const) {
    const { container, unmount } = render(
      <PurchaseNotice purchase={purchase(state)} noticeOn={noticeOn} />,
    );
    expect(container.textContent).toBe(text);
    expect(hasNotice({ purchase: purchase(state), noticeOn })).toBe(text !== '');
    unmount();
  }
});

test('the notice of a blocked purchase links to the payment page without a referrer or an opener', () => {
  render(<PurchaseNotice purchase={purchase(done('blocked', true))} noticeOn="click" />);
  const link = screen.getByRole('link', { name: 'Open payment page' });
  expect(link.getAttribute('href')).toBe(url);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('the notice of a purchase scrolls into view only when its text changes', () => {
  const show = (state: State) => <PurchaseNotice purchase={purchase(state)} noticeOn="click" />;
  const { rerender } = render(show({ step: 'idle' }));
  const isScrolledFor = (state: State) => {
    scroll.mockClear();
    rerender(show(state));
    return scroll.mock.calls.length > 0;
  };
  expect(isScrolledFor({ step: 'login' })).toBe(true);
  expect(isScrolledFor({ step: 'login' })).toBe(false);
  expect(isScrolledFor(underway(false))).toBe(true);
  expect(isScrolledFor(underway(false))).toBe(false);
  expect(isScrolledFor(underway(true))).toBe(true);
  expect(isScrolledFor(done('opened', true))).toBe(true);
  expect(isScrolledFor(done('opened', false))).toBe(false);
  expect(isScrolledFor(done('blocked', true))).toBe(true);
  expect(isScrolledFor(done('refused', true))).toBe(true);
});

test.each([
  ['basic', undefined, undefined, 'Uploads and downloads both count.'],
  [
    'premium',
    30,
    undefined,
    `Uploads and downloads both count. ${products.premium.shortName} data is valid for 30 days after purchase.`,
  ],
  [
    'basic',
    'never',
    undefined,
    `Uploads and downloads both count. ${products.basic.shortName} data does not expire.`,
  ],
  ['isp', undefined, undefined, 'Unlimited traffic until the plan expires.'],
  [
    'isp',
    undefined,
    1,
    'Unlimited traffic for 1 day. Addresses expire after that unless you renew.',
  ],
  [
    'isp',
    undefined,
    30,
    'Unlimited traffic for 30 days. Addresses expire after that unless you renew.',
  ],
] as const)(
  'the terms of %s depend on dataDays %s and a plan of %s days',
  (plan, dataDays, days, metering) => {
    if (plan !== 'isp' && dataDays !== undefined) products[plan].dataDays = dataDays;
    const { container } = render(<PurchaseTerms plan={plan} days={days} />);
    if (plan !== 'isp') delete products[plan].dataDays;
    expect(container.textContent).toBe(
      `${metering} ${config.texts.refunds} By buying, you agree to it and to our Terms of Use.`,
    );
    const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([way('Refund Policy'), way('Terms of Use')]).toEqual(['/refund', '/terms']);
  },
);

test('a changed price is confirmed with both amounts, whenever the notice appears', async () => {
  const asked = purchase({ step: 'underway', isSlow: true, price: { shown: 88, asked: 120.5 } });
  for (const noticeOn of ['click', 'response'] as const) {
    expect(hasNotice({ purchase: asked, noticeOn })).toBe(true);
  }
  render(<PurchaseNotice purchase={asked} noticeOn="response" />);
  expect(screen.getByRole('status').textContent).toContain(
    'The price is $120.50, not the $88.00 shown here. You haven’t paid yet.',
  );
  await click('Continue for $120.50');
  expect(agree).toHaveBeenCalledTimes(1);
  await click('Cancel');
  expect(cancel).toHaveBeenCalledTimes(1);
});
