import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/errors.ts';
import type { Price } from '../../src/checkout/use-discount.ts';
import { useDiscount } from '../../src/checkout/use-discount.ts';
import { currentVisit } from '../../src/session/session.ts';
import { goOffline, goOnline } from '../components/offline/connection.ts';
import { wait } from '../setup/page.tsx';
import { injectBug } from '../setup/unexpected.ts';

type Question = { code: string; amount: number; signal: AbortSignal };
type Asked = Question & { answer: (usd: number) => void; fail: (error: Error) => void };

let asked: Asked[];
const check = ({ code, amount, signal }: Question) =>
  new Promise<number>((answer, fail) => {
    asked.push({ code, amount, signal, answer, fail });
  });

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});
afterEach(async () => {
  await goOnline();
});

function open() {
  const { result, rerender } = renderHook(({ amount }) => useDiscount({ amount, check }), {
    initialProps: { amount: 80 },
  });
  return {
    now: () => result.current,
    move: (amount: number) => rerender({ amount }),
    apply: async (code: string) => {
      act(() => result.current.setCode(code));
      act(() => result.current.apply());
      await wait(0);
    },
  };
}
const answer = async (nth: number, usd: number) => {
  asked[nth]?.answer(usd);
  await wait(0);
};
const fail = async (nth: number, error: Error) => {
  asked[nth]?.fail(error);
  await wait(0);
};
const refusedToken = () =>
  new ApiError({
    kind: 'http',
    status: 401,
    code: null,
    message: '',
    operationId: 'checkDiscount',
    sentFor: currentVisit(),
  });

test('before a code there is no discount and none is sent', () => {
  expect(open().now()).toMatchObject({
    code: '',
    status: 'none',
    original: 80,
    total: 80,
    percentage: 0,
    appliedCode: '',
  });
});

test('Apply without a connection asks nothing and calls no code invalid', async () => {
  const discount = open();
  await goOffline();
  await discount.apply('A');
  expect(discount.now()).toMatchObject({ code: 'A', status: 'none' });
  await goOnline();
  await wait(300);
  expect(asked).toHaveLength(0);
});

test.each([
  ['answers', (nth: number) => answer(nth, 40)],
  ['fails', (nth: number) => fail(nth, refusedToken())],
])(
  'a check that %s after the connection was lost counts for nothing, and is repeated',
  async (_how, end) => {
    const discount = open();
    await discount.apply('A');
    await goOffline();
    expect(asked[0]?.signal.aborted).toBe(true);
    await end(0);
    expect(discount.now()).toMatchObject({ status: 'checking', total: 80 });
    await goOnline();
    await wait(0);
    expect(asked).toHaveLength(2);
    await answer(1, 60);
    expect(discount.now()).toMatchObject({ status: 'applied', total: 60, appliedCode: 'A' });
  },
);

test('without a connection an applied code stays applied for a new amount, and is checked again afterwards', async () => {
  const discount = open();
  await discount.apply('A');
  await answer(0, 40);
  await goOffline();
  discount.move(100);
  await wait(1000);
  expect(discount.now()).toMatchObject({ status: 'applied', total: 50 });
  expect(asked).toHaveLength(1);
  await goOnline();
  await wait(300);
  expect(asked[1]).toMatchObject({ code: 'A', amount: 100 });
});

test('a connection lost before an amount is checked leaves it unasked', async () => {
  const discount = open();
  await discount.apply('A');
  await answer(0, 40);
  discount.move(100);
  await wait(299);
  await goOffline();
  await wait(1000);
  expect(asked).toHaveLength(1);
});

test('a check that ends with the visit leaves the code typed and says nothing of it', async () => {
  const discount = open();
  await discount.apply('A');
  await fail(0, new DOMException('', 'AbortError'));
  expect(discount.now()).toMatchObject({ code: 'A', status: 'none', total: 80, appliedCode: '' });
});

test('a purchase is for the amount that is shown, however early it is clicked', async () => {
  const settled = new Map<number, Promise<Price | null>>();
  const { rerender } = renderHook(
    ({ amount }) => {
      const { settle } = useDiscount({ amount, check });
      // The amount is on the page now, and the effect that passes it on has not run.
      useLayoutEffect(() => {
        if (!settled.has(amount)) settled.set(amount, settle());
      });
    },
    { initialProps: { amount: 80 } },
  );
  rerender({ amount: 100 });
  expect(await settled.get(100)).toEqual({ code: '', total: 100 });
});

test('a purchase whose token is refused while its code is checked fails, and does not call the code invalid', async () => {
  const discount = open();
  act(() => discount.now().setCode('A'));
  const error = refusedToken();
  let settled = Promise.resolve<unknown>(null);
  act(() => {
    settled = discount.now().settle();
  });
  const failed = expect(settled).rejects.toBe(error);
  await wait(0);
  await fail(0, error);
  await failed;
  expect(discount.now()).toMatchObject({ code: 'A', status: 'none' });
});

test('a check that breaks for no known reason ends, says so, and can be repeated', async () => {
  const { throwIt, expectReported } = injectBug();
  const { result } = renderHook(() => useDiscount({ amount: 80, check: throwIt }));
  act(() => result.current.setCode('AMBER15'));
  act(() => result.current.apply());
  await wait(0);
  expectReported();
  expect(result.current.status).toBe('none');
});
