// @module-tag nightly
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeLoginDialog } from '../../../src/session/login-dialog.ts';
import { endSession, beginSession } from '../../../src/session/session.ts';
import type { Call } from '../../setup/backend.ts';
import type { TestPage } from '../../setup/page.tsx';
import { openPage, wait } from '../../setup/page.tsx';
import { pressEnter } from '../../setup/press.ts';
import type { Kind } from './kinds-of-purchase.tsx';
import { CODES, KINDS, shownTotal, typedCode } from './kinds-of-purchase.tsx';

let kind: Kind;
let testPage: TestPage;
let open: Set<Call>;
let orders: number;
let opened: number;

const button = () => screen.queryByRole('button', { name: kind.button });
const isPending = () => button()?.hasAttribute('data-pending') === true;
const field = (label: string) => screen.queryByLabelText<HTMLInputElement>(label);
const isFree = (control: Element) => control.closest('fieldset')?.hasAttribute('disabled') !== true;
/** Amount and code are locked during a purchase. */
const isUnderway = () => {
  const code = field('Discount code');
  return isPending() && (code === null || !isFree(code));
};
const set = (control: HTMLInputElement | null, value: string) => {
  if (control !== null && isFree(control)) fireEvent.change(control, { target: { value } });
};
const press = (name: string | RegExp) => {
  const found = screen.queryByRole('button', { name });
  if (found !== null && isFree(found)) fireEvent.click(found);
};

const ACTIONS = {
  slide: (n: number) => set(screen.queryByRole('slider'), String(5 + (n % 96))),
  exact: (n: number) => set(field('Exact amount'), String(n % 130)),
  type: (n: number) => {
    const codes = [...Object.keys(CODES), 'NOPE', ' TENTH ', '', ' '];
    set(field('Discount code'), codes[n % codes.length] ?? '');
  },
  enter: async () => {
    const code = field('Discount code');
    if (code !== null && isFree(code)) await pressEnter(code);
  },
  apply: () => press(/Apply|Loading/),
  buy: () => press(kind.button),
  buyTwice: () =>
    act(() => {
      button()?.click();
      button()?.click();
    }),
  applyAndBuy: () => {
    ACTIONS.apply();
    ACTIONS.buy();
  },
  typeAndBuy: (n: number) => {
    ACTIONS.type(n);
    ACTIONS.buy();
  },
  applyAndAnswer: async (n: number) => {
    ACTIONS.type(n % Object.keys(CODES).length);
    ACTIONS.apply();
    await wait(0);
    judge();
    for (const call of open) {
      if (kind.codeOf(call) === undefined) continue;
      open.delete(call);
      await kind.answer(call);
    }
  },
  slideAndBuy: (n: number) => {
    ACTIONS.slide(n);
    ACTIONS.buy();
  },
  cancel: () => press('Cancel'),
  retry: () => press('Retry'),
  leaveAndReturn: () => {
    cleanup();
    testPage.show(kind.page);
  },
  signIn: () => act(() => beginSession({ token: `t${orders}`, userInfo: {} })),
  signOut: () => act(() => endSession()),
  wait: (n: number) => wait([0, 100, 300, 2000, 3000, 10_000][n % 6] ?? 0),
  answer: async (n: number) => {
    const call = pick(n);
    if (call === undefined) return;
    if (!kind.isOrder(call)) return kind.answer(call);
    const amount = n % 3 === 0 ? kind.bill(call)?.usd : 1;
    return call.answer({ amount, url: `https://pay.example/${orders}` });
  },
  agree: () => press(/^Continue for/),
  refuse: (n: number) => pick(n)?.refuse(null, 400),
  break: (n: number) => pick(n)?.fault(`status=${[401, 500, 502][n % 3]}`),
} satisfies Record<string, (n: number) => unknown>;

/** Picks any unanswered call: answers come in any order, or never. */
function pick(n: number): Call | undefined {
  const waiting = [...open];
  const call = waiting[n % Math.max(1, waiting.length)];
  if (call) open.delete(call);
  return call;
}

/** Checks every request since the last step: code and price of an order must be those on the page. */
function judge(): void {
  const sent = testPage.calls.splice(0);
  for (const call of sent) {
    open.add(call);
    expect(kind.codeOf(call)).not.toBe('');
    if (!kind.isOrder(call)) continue;
    orders += 1;
    const bill = kind.bill(call);
    if (bill === null) continue;
    expect(bill).toEqual({ code: typedCode(), usd: shownTotal() });
  }
  expect(sent.filter(kind.isOrder).length).toBeLessThanOrEqual(1);
  // Ignored clicks open no tab.
  expect(testPage.tabs.length - opened).toBeLessThanOrEqual(1);
  opened = testPage.tabs.length;
  const blank = testPage.tabs.filter(({ url, isClosed }) => url === '' && !isClosed);
  expect(blank.length).toBe(isUnderway() ? 1 : 0);
}

beforeEach(() => {
  vi.useFakeTimers();
});

const step = fc.record({
  action: fc.oneof(
    fc.constantFrom(...(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[])),
    fc.constantFrom('applyAndAnswer', 'slideAndBuy', 'typeAndBuy', 'answer', 'wait', 'buy'),
  ),
  n: fc.nat({ max: 1000 }),
});

test.each(Object.entries(KINDS))(
  'in any order of clicks, typing and answers code and price on the page are those of the order: %s',
  async (_name, given) => {
    kind = given;
    let ordered = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        cleanup();
        testPage = await openPage();
        open = new Set();
        orders = 0;
        opened = 0;
        closeLoginDialog();
        endSession();
        beginSession({ token: 'first', userInfo: {} });
        testPage.show(kind.page);
        await wait(0);
        judge();
        for (const { action, n } of [{ action: 'answer', n: 0 } as const, ...steps]) {
          await ACTIONS[action](n);
          await wait(0);
          judge();
        }
        // In the end nothing is stuck: no pending button, no blank tab.
        for (let round = 0; round < 8; round += 1) {
          while (open.size > 0) await ACTIONS.answer(1);
          ACTIONS.agree();
          await wait(3000);
          judge();
        }
        expect(isPending()).toBe(false);
        expect(screen.queryByText('Loading...')).toBeNull();
        expect(testPage.tabs.every(({ url, isClosed }) => url !== '' || isClosed)).toBe(true);
        expect(testPage.tabs.length).toBeGreaterThanOrEqual(orders);
        ordered += orders;
      }),
      {
        numRuns: 150,
        endOnFailure: false,
      },
    );
    expect(ordered).toBeGreaterThan(20);
  },
  120_000,
);
