import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PLAN_TEXTS } from '../../../src/features/pricing/plan-cards.ts';
import { ResidentialCard } from '../../../src/features/pricing/ResidentialCard.tsx';
import { closeLoginDialog } from '../../../src/session/login-dialog.ts';
import { endSession, keepSession } from '../../../src/session/session.ts';
import type { Call } from './fake-shop.tsx';
import { pressEnter } from '../press-enter.ts';
import { openFakeShop, wait } from './fake-shop.tsx';
import { fewerInGate } from '../../gate.ts';

/** The server's arithmetic in cents, independent of the shop's. */
const CODES: Record<string, (cents: number) => number> = {
  TENTH: (cents) => Math.round(cents * 0.9),
  FRACTION: (cents) => Math.round((cents * 8766) / 10_000),
  FIVEOFF: (cents) => cents - 500,
  CAPPED: (cents) => Math.max(Math.round(cents * 0.7), cents - 2000),
};

function charged({ Quantity, PromotionCode }: Call['body']): number {
  const cents = Number(Quantity) * 400;
  const price = CODES[String(PromotionCode)];
  if (price === undefined) return cents / 100;
  const hundredths = Math.round(((cents - price(cents)) * 10_000) / cents);
  return Math.round((cents * (10_000 - hundredths)) / 10_000) / 100;
}

function check({ query, answer }: Call): Promise<void> {
  const cents = Math.round(Number(query.get('amount')) * 100);
  const price = CODES[query.get('name') ?? ''];
  return price === undefined ? answer(null, 404) : answer({ usd: price(cents) / 100 });
}

let shop: ReturnType<typeof openFakeShop>;
let open: Set<Call>;
let orders: number;

const card = () => screen.getByRole('article', { name: 'Premium Residential' });
const shown = () => Number(/Total Price.*?\$([\d,]+\.\d\d)/.exec(card().textContent)?.[1]);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const isPending = () => button('Buy now').getAttribute('aria-disabled') === 'true';
/** Amount and code are locked during a purchase. */
const isLocked = () =>
  screen.getByRole('slider').closest('fieldset')?.hasAttribute('disabled') ?? false;
const set = (control: HTMLInputElement, value: string) => {
  if (!isLocked()) fireEvent.change(control, { target: { value } });
};

const ACTIONS = {
  slide: (n: number) => set(screen.getByRole('slider'), String(5 + (n % 96))),
  exact: (n: number) => set(screen.getByLabelText('Exact amount'), String(n % 130)),
  type: (n: number) => {
    const codes = [...Object.keys(CODES), 'NOPE', '', ' '];
    set(screen.getByLabelText('Discount code'), codes[n % codes.length] ?? '');
  },
  enter: () => {
    const field = screen.getByLabelText<HTMLInputElement>('Discount code');
    if (!isLocked()) pressEnter(field);
  },
  apply: () => {
    if (!isLocked()) fireEvent.click(screen.getByRole('button', { name: /Apply|Loading/ }));
  },
  buy: () => {
    fireEvent.click(button('Buy now'));
  },
  buyTwice: () => {
    fireEvent.click(button('Buy now'));
    fireEvent.click(button('Buy now'));
  },
  applyAndBuy: () => {
    ACTIONS.apply();
    ACTIONS.buy();
  },
  useCode: async (n: number) => {
    if (isLocked()) return;
    ACTIONS.type(n % Object.keys(CODES).length);
    ACTIONS.apply();
    await wait(0);
    judge();
    for (const call of [...open].filter(({ path }) => path.endsWith('GetDiscount'))) {
      open.delete(call);
      await check(call);
    }
  },
  slideAndBuy: (n: number) => {
    ACTIONS.slide(n);
    ACTIONS.buy();
  },
  cancel: () => {
    const cancel = screen.queryByRole('button', { name: 'Cancel' });
    if (cancel) fireEvent.click(cancel);
  },
  signIn: () => act(() => keepSession({ token: `t${orders}`, userInfo: {} })),
  signOut: () => act(() => endSession()),
  wait: (n: number) => wait([0, 100, 300, 2000, 3000, 10_000][n % 6] ?? 0),
  answer: async (n: number) => {
    const call = pick(n);
    if (call?.path.endsWith('GetDiscount')) await check(call);
    else await call?.answer({ url: `https://pay.example/${orders}` });
  },
  refuse: (n: number) => pick(n)?.answer(null, 400),
  break: (n: number) => pick(n)?.fail([401, 500, 502][n % 3] ?? 500),
} satisfies Record<string, (n: number) => unknown>;

/** Picks any unanswered call: answers come in any order, or never. */
function pick(n: number): Call | undefined {
  const waiting = [...open];
  const call = waiting[n % Math.max(1, waiting.length)];
  if (call) open.delete(call);
  return call;
}

/** Checks every request since the last step: its price must be the one on the card. */
function judge(): void {
  const sent = shop.calls.splice(0);
  for (const call of sent) {
    open.add(call);
    if (call.path.endsWith('GetDiscount')) {
      expect(call.query.get('name')).not.toBe('');
      continue;
    }
    orders += 1;
    expect(call.body).toMatchObject({ paymentType: 0, mealType: 'premium' });
    expect(charged(call.body)).toBe(shown());
  }
  expect(sent.filter(({ path }) => path.endsWith('Recharge')).length).toBeLessThanOrEqual(1);
  const blank = shop.tabs.filter(({ url, isClosed }) => url === '' && !isClosed);
  expect(blank.length).toBe(isLocked() ? 1 : 0);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const step = fc.record({
  action: fc.oneof(
    fc.constantFrom(...(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[])),
    fc.constantFrom('useCode', 'slideAndBuy', 'answer', 'wait', 'buy'),
  ),
  n: fc.nat({ max: 1000 }),
});

test('in any order of clicks, typing and answers the price shown is the price charged', async () => {
  let bought = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const text = PLAN_TEXTS.find(({ plan }) => plan === 'resi_premium');
      if (text === undefined) throw new Error('There is no Premium card');
      cleanup();
      shop = openFakeShop();
      open = new Set();
      orders = 0;
      closeLoginDialog();
      endSession();
      keepSession({ token: 'first', userInfo: {} });
      shop.show(<ResidentialCard text={text} tier="premium" brought={null} isMarked={false} />);
      for (const { action, n } of steps) {
        await ACTIONS[action](n);
        await wait(0);
        judge();
      }
      // In the end nothing is stuck: no pending button, no blank tab.
      for (let round = 0; round < 8; round += 1) {
        while (open.size > 0) await ACTIONS.answer(0);
        await wait(3000);
        judge();
      }
      expect(isPending()).toBe(false);
      expect(screen.queryByText('Loading...')).toBeNull();
      expect(shop.tabs.every(({ url, isClosed }) => url !== '' || isClosed)).toBe(true);
      expect(shop.tabs.length).toBeGreaterThanOrEqual(orders);
      bought += orders;
    }),
    {
      numRuns: fewerInGate({ gate: 40, all: 150 }, 'orders of what happens to a card'),
      seed: 20261121,
      endOnFailure: false,
    },
  );
  expect(bought).toBeGreaterThan(20);
});
