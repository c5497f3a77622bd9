import { act } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { checkDiscount } from '../../generated/promotion/promotion.ts';
import { useDiscount, type Discount } from '../../src/checkout/use-discount.ts';
import { beginSession } from '../../src/session/session.ts';
import { OFFLINE_TEXT } from '../../src/ui/toast.ts';
import { goOffline, goOnline } from '../components/offline/connection.ts';
import { freshPageForEach, testPage, wait } from '../setup/page.tsx';
import { getToast } from '../setup/toast.tsx';
import { injectBug } from '../setup/unexpected.ts';

vi.mock('../../generated/promotion/promotion.ts', { spy: true });

let discount: Discount;

freshPageForEach();
afterEach(goOnline);

let setAmount: (amount: number) => void;
function Card() {
  const [amount, set] = useState(80);
  const current = useDiscount({ of: { plan: 'premium' }, amount });
  useLayoutEffect(() => {
    setAmount = set;
    discount = current;
  }, [current]);
  return null;
}

/** A card whose price is 80 US dollars at first. */
const open = () => testPage.show(<Card />);
const move = (amount: number) => act(() => setAmount(amount));
const type = (code: string) => act(() => discount.setCode(code));
const pressApply = async () => {
  act(() => discount.apply());
  await wait(0);
};
const apply = async (code: string) => {
  type(code);
  await pressApply();
};
const asked = () =>
  testPage
    .to('checkDiscount')
    .map(({ query }) => `${query.get('name')} ${query.get('amount')} ${query.get('mealType')}`);
const answer = (usd: number) => testPage.last('checkDiscount').answer({ usd });

test('a code is normalized, checked against the list price, and its percentage applied', async () => {
  open();
  await apply(' AMBER15 ');
  expect(discount).toMatchObject({ status: 'checking', isRequestedByUser: true, total: 80 });
  expect(asked()).toEqual(['AMBER15 80 premium']);
  await answer(68);
  expect(discount).toMatchObject({ status: 'applied', isRequestedByUser: false, total: 68 });
  expect(discount).toMatchObject({ percentage: 15, appliedCode: 'AMBER15' });
});

test.each([80, 81])('a price of %s instead of 80 makes the code invalid for 2 s', async (usd) => {
  open();
  await apply('A');
  await answer(usd);
  expect(discount).toMatchObject({ status: 'error', total: 80, appliedCode: '' });
  await wait(1999);
  expect(discount.status).toBe('error');
  await wait(1);
  expect(discount).toMatchObject({ code: 'A', status: 'none' });
});

test('an empty code is invalid without a call, each time for the full 2 s', async () => {
  open();
  await pressApply();
  await wait(1500);
  await pressApply();
  await wait(1999);
  expect(discount.status).toBe('error');
  await wait(1);
  expect(discount.status).toBe('none');
  expect(asked()).toHaveLength(0);
});

test('an invalid code is not checked again for another amount', async () => {
  open();
  await apply('A');
  await answer(80);
  move(100);
  await wait(1000);
  expect(asked()).toHaveLength(1);
  expect(discount.status).toBe('error');
});

test('the same text keeps the discount, and any other text removes it, even if it is changed back', async () => {
  open();
  await apply('A');
  await answer(40);
  type('A');
  expect(discount.total).toBe(40);
  type('AB');
  expect(discount).toMatchObject({ status: 'none', total: 80, appliedCode: '' });
  type('A');
  await pressApply();
  expect(asked()).toHaveLength(2);
  expect(discount).toMatchObject({ status: 'checking', total: 80 });
});

test('Apply on an applied code checks it again, and the discount stays meanwhile', async () => {
  open();
  await apply('A');
  await answer(40);
  await pressApply();
  await pressApply();
  expect(asked()).toHaveLength(2);
  expect(discount).toMatchObject({ status: 'applied', isRequestedByUser: true, total: 40 });
  move(100);
  await wait(300);
  expect(asked()).toEqual(['A 80 premium', 'A 80 premium', 'A 100 premium']);
  expect(discount).toMatchObject({ isRequestedByUser: true, total: 50 });
  await answer(60);
  expect(discount).toMatchObject({ isRequestedByUser: false, total: 60 });
});

test('a new amount is checked in the background, and a failure then removes the discount', async () => {
  open();
  await apply('A');
  await answer(40);
  move(100);
  expect(discount.total).toBe(50);
  await wait(300);
  expect(asked()[1]).toBe('A 100 premium');
  expect(discount).toMatchObject({ status: 'applied', isRequestedByUser: false });
  await testPage.last('checkDiscount').fault('status=500');
  expect(discount).toMatchObject({ status: 'error', total: 100, appliedCode: '' });
});

test('returning to the checked amount within 300 ms sends no call', async () => {
  open();
  await apply('A');
  await answer(40);
  move(100);
  await wait(299);
  move(80);
  await wait(1000);
  expect(asked()).toHaveLength(1);
  expect(discount.total).toBe(40);
});

test('an amount that changes during the first check is checked when it stops changing', async () => {
  open();
  await apply('A');
  const [first] = testPage.to('checkDiscount');
  move(90);
  await wait(299);
  move(100);
  await wait(300);
  expect(asked()).toEqual(['A 80 premium', 'A 100 premium']);
  expect(first?.isOpen).toBe(false);
  await answer(60);
  expect(discount).toMatchObject({ status: 'applied', total: 60 });
});

test('a code from a link is immediately checked for the amount of the link', async () => {
  open();
  act(() => discount.applyCode('A', 100));
  move(100);
  await wait(300);
  expect(asked()).toEqual(['A 100 premium']);
});

test('Apply while offline sends nothing and does not call the code invalid', async () => {
  open();
  await goOffline();
  await apply('A');
  expect(discount).toMatchObject({ code: 'A', status: 'none' });
  expect(getToast()?.text).toBe(OFFLINE_TEXT);
  await goOnline();
  await wait(300);
  expect(asked()).toHaveLength(0);
});

test('a check that fails because the connection is lost is repeated, and the code stays valid', async () => {
  open();
  await apply('A');
  const [lost] = testPage.to('checkDiscount');
  await goOffline();
  await lost?.respond(Response.error());
  await wait(2000);
  expect(discount).toMatchObject({ status: 'checking', total: 80 });
  await goOnline();
  await wait(0);
  expect(asked()).toHaveLength(2);
  await answer(60);
  expect(discount).toMatchObject({ status: 'applied', total: 60, appliedCode: 'A' });
});

test('while offline, an applied code stays applied for a new amount, and is checked later', async () => {
  open();
  await apply('A');
  await answer(40);
  await goOffline();
  move(100);
  await wait(1000);
  expect(discount).toMatchObject({ status: 'applied', total: 50 });
  expect(asked()).toHaveLength(1);
  await goOnline();
  await wait(300);
  expect(asked()[1]).toBe('A 100 premium');
});

test('if the connection is lost before an amount is checked, the check is not sent', async () => {
  open();
  await apply('A');
  await answer(40);
  move(100);
  await wait(299);
  await goOffline();
  await wait(1000);
  expect(asked()).toHaveLength(1);
});

test.each([
  ['applied', true],
  ['being checked', false],
])(
  'after signing in, a code that is %s is checked again with the new session',
  async (_how, isApplied) => {
    open();
    await apply('A');
    if (isApplied) await answer(40);
    act(() => beginSession({ token: 'token', userInfo: {} }));
    await wait(0);
    await answer(40);
    expect(testPage.last('checkDiscount').token).toBe('token');
    expect(discount).toMatchObject({ status: 'applied', isRequestedByUser: false, total: 40 });
  },
);

test('if a token is rejected during the check, the purchase fails without calling the code invalid', async () => {
  open();
  act(() => beginSession({ token: 'token', userInfo: {} }));
  type('A');
  let failed: unknown;
  act(() => void discount.settle().catch((error: unknown) => (failed = error)));
  await wait(0);
  await testPage.last('checkDiscount').fault('status=401');
  expect(failed).toMatchObject({ status: 401 });
  expect(discount).toMatchObject({ code: 'A', status: 'none', total: 80 });
  expect(asked()).toHaveLength(1);
});

test('an unexpected error ends the check and is shown, and the check can be repeated', async () => {
  const { throwIt, expectReported } = injectBug();
  open();
  vi.mocked(checkDiscount).mockImplementationOnce(throwIt);
  await apply('A');
  expectReported();
  expect(discount.status).toBe('none');
  await pressApply();
  expect(asked()).toHaveLength(1);
});
