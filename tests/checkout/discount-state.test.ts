import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DiscountEvent, DiscountState } from '../../src/checkout/discount-state.ts';
import {
  discountReducer,
  initialDiscount,
  isAsked,
  totalOf,
} from '../../src/checkout/discount-state.ts';
import { discountedTotal, discountPercentage } from '../../src/domain/money/price.ts';

const run = (events: readonly DiscountEvent[], from = initialDiscount(80)) =>
  events.reduce(discountReducer, from);
const typed = (code: string): DiscountEvent => ({ type: 'typed', code });
const press: DiscountEvent = { type: 'applyPressed' };
const answer = (id: number, usd: number | null): DiscountEvent => ({
  type: 'checkCompleted',
  id,
  usd,
});

test('a code is checked for the price before discount and its percentage is applied', () => {
  const checking = run([typed(' AMBER15 '), press]);
  expect(checking.status).toBe('checking');
  expect(checking.check).toMatchObject({ code: 'AMBER15', amount: 80, isQuiet: false });
  const applied = run([answer(1, 68)], checking);
  expect(applied).toMatchObject({ status: 'applied', appliedCode: 'AMBER15', percentage: 15 });
  expect(totalOf(applied)).toBe(68);
});

test('a price that is not below the original is an invalid code', () => {
  for (const usd of [80, 81, -1, Number.NaN, null]) {
    expect(run([typed('X'), press, answer(1, usd)]).status).toBe('error');
  }
});

test('a session that ends over the check says nothing of the code, which stays in the field', () => {
  const checkDropped: DiscountEvent = { type: 'checkDropped', id: 1, error: null };
  expect(run([typed('A'), press, checkDropped])).toMatchObject({
    code: 'A',
    status: 'none',
    check: null,
  });
  // A late answer belongs to an earlier check.
  expect(run([typed('A'), press, typed('B'), press, checkDropped]).status).toBe('checking');
});

test('back at the amount that was checked nothing is asked', () => {
  const back = run([
    typed('A'),
    press,
    answer(1, 40),
    { type: 'amountChanged', amount: 100 },
    { type: 'amountChanged', amount: 80 },
  ]);
  expect(back.check).toBeNull();
  expect(totalOf(back)).toBe(40);
});

test('a time-out of an earlier error does not clear a later one', () => {
  const twice = run([press, typed('A'), press, answer(2, null)]);
  expect(run([{ type: 'errorTimedOut', id: 1 }], twice).status).toBe('error');
  expect(run([{ type: 'errorTimedOut', id: twice.lastId }], twice).status).toBe('none');
});

test('the same text typed again keeps the discount', () => {
  const applied = run([typed('A'), press, answer(1, 40)]);
  expect(totalOf(run([typed('A')], applied))).toBe(40);
});

test('Apply clicked on an applied code checks it again as asked for, and keeps the discount meanwhile', () => {
  const again = run([typed('A'), press, answer(1, 40), press]);
  expect(isAsked(again)).toBe(true);
  expect(totalOf(again)).toBe(40);
  expect(run([press], again).check).toEqual(again.check);
  const moved = run([{ type: 'amountChanged', amount: 100 }], again);
  expect(isAsked(moved)).toBe(true);
  expect(isAsked(run([answer(moved.lastId, 60)], moved))).toBe(false);
});

test('a check that only a new amount asks for is not asked for by the customer', () => {
  const moved = run([typed('A'), press, answer(1, 40), { type: 'amountChanged', amount: 100 }]);
  expect(isAsked(moved)).toBe(false);
  expect(isAsked(run([press], moved))).toBe(true);
});

test('Apply clicked again during a check asks nothing new', () => {
  const checking = run([typed('A'), press]);
  expect(run([press], checking).check).toEqual(checking.check);
});

test('the same amount again asks nothing new', () => {
  for (const before of [run([typed('A'), press]), run([typed('A'), press, answer(1, 40)])]) {
    expect(run([{ type: 'amountChanged', amount: 80 }], before).check).toEqual(before.check);
  }
});

test('an amount that changes during the first check is asked for after it has stopped changing', () => {
  const moved = run([typed('A'), press, { type: 'amountChanged', amount: 100 }]);
  expect(moved).toMatchObject({
    status: 'checking',
    check: { code: 'A', amount: 100, isQuiet: false, isDelayed: true },
  });
});

test('a check that is dropped after its code was edited changes nothing', () => {
  const edited = run([typed('A'), press, typed('AB')]);
  expect(run([{ type: 'checkDropped', id: 1, error: null }], edited)).toEqual(edited);
});

const event: fc.Arbitrary<DiscountEvent> = fc.oneof(
  fc.record({ type: fc.constant('typed'), code: fc.constantFrom('', ' ', 'A', 'B', 'AB') }),
  fc.record({ type: fc.constant('intentReceived'), code: fc.constantFrom('A', 'B') }),
  fc.constant(press),
  fc.record({ type: fc.constant('amountChanged'), amount: fc.constantFrom(15, 80, 300, 435.2) }),
  fc.record({
    type: fc.constant('checkCompleted'),
    id: fc.nat({ max: 12 }),
    usd: fc.option(fc.constantFrom(0, 10, 12.75, 68, 1000, Number.NaN)),
  }),
  fc.record({ type: fc.constant('errorTimedOut'), id: fc.nat({ max: 12 }) }),
) as fc.Arbitrary<DiscountEvent>;

function holds(before: DiscountState, at: DiscountEvent, after: DiscountState): void {
  const total = totalOf(after);
  expect(total).toBeGreaterThanOrEqual(0);
  expect(total).toBeLessThanOrEqual(after.amount);
  if (after.status === 'applied') {
    expect(after.appliedCode).toBe(after.code.trim());
    expect(total).toBe(discountedTotal(after.amount, after.percentage));
  } else {
    expect(total).toBe(after.amount);
    expect(after.appliedCode).toBe('');
  }
  if (after.check === null) expect(after.status).not.toBe('checking');
  else expect(after.check.amount).toBe(after.amount);
  if (at.type === 'checkCompleted' && at.id !== before.check?.id) expect(after).toBe(before);
}

test('whatever the order, the price belongs to the code in the field and to the latest answer', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state = initialDiscount(80);
      for (const next of events) {
        const after = discountReducer(state, next);
        holds(state, next, after);
        state = after;
      }
    }),
    { numRuns: 500 },
  );
});

test('answers in any order leave the percentage of the amount that is shown', () => {
  const amounts = fc.array(fc.constantFrom(15, 30, 60, 120, 240), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(amounts, fc.nat(), (moves, seed) => {
      let state = run([typed('FIVE'), press]);
      const asked = [state.check];
      for (const amount of moves) {
        state = discountReducer(state, { type: 'amountChanged', amount });
        asked.push(state.check);
      }
      const late = asked.toSorted((a, b) => (((a?.id ?? 0) * 7 + seed) % 5) - ((b?.id ?? 0) % 5));
      for (const check of late) {
        if (check !== null) state = run([answer(check.id, check.amount - 5)], state);
      }
      expect(state.percentage).toBe(discountPercentage(state.amount, state.amount - 5));
    }),
  );
});
