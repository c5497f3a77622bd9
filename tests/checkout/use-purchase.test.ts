import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isBusy,
  isLocked,
  NO_PURCHASE,
  purchaseReducer,
  type PurchaseEvent,
} from '../../src/checkout/use-purchase.ts';

const run = (...events: PurchaseEvent[]) => events.reduce(purchaseReducer, NO_PURCHASE);
const url = 'https://pay.example/1';
const handedOver = (outcome: 'opened' | 'blocked' | 'refused'): PurchaseEvent => ({
  type: 'handedOver',
  transfer: outcome === 'refused' ? { outcome } : { outcome, url },
});

test('an anonymous click shows the login prompt, and amount and code stay free', () => {
  const asked = run({ type: 'loginNeeded' });
  expect(asked.step).toBe('login');
  expect(isBusy(asked)).toBe(true);
  expect(isLocked(asked)).toBe(false);
});

test('a purchase that takes long says so, and one that has ended does not', () => {
  expect(run({ type: 'started' }, { type: 'slow' })).toMatchObject({ isSlow: true });
  expect(run({ type: 'started' }, { type: 'ended' }, { type: 'slow' })).toEqual(NO_PURCHASE);
  expect(run({ type: 'started' }, { type: 'ended' }, { type: 'started' })).toMatchObject({
    isSlow: false,
  });
});

test.each(['opened', 'blocked'] as const)(
  'a click counts for nothing until the notice of a tab that was %s is over',
  (outcome) => {
    const done = run({ type: 'started' }, handedOver(outcome));
    expect(isBusy(done)).toBe(true);
    const later = purchaseReducer(done, { type: 'noticeOver' });
    // The result stays: the link of a blocked tab works until the next click.
    expect(later).toMatchObject({ step: 'done', transfer: { outcome } });
    expect(isBusy(later)).toBe(false);
  },
);

test('an address that was refused leaves its message, and the next click counts at once', () => {
  const refused = run({ type: 'started' }, handedOver('refused'));
  expect(refused.step).toBe('done');
  expect(isBusy(refused)).toBe(false);
});

test('the notice of an earlier purchase that runs out leaves the next one as it is', () => {
  for (const state of [NO_PURCHASE, run({ type: 'started' }), run({ type: 'loginNeeded' })]) {
    expect(purchaseReducer(state, { type: 'noticeOver' })).toEqual(state);
  }
});

const event: fc.Arbitrary<PurchaseEvent> = fc.constantFrom<PurchaseEvent>(
  { type: 'loginNeeded' },
  { type: 'started' },
  { type: 'slow' },
  handedOver('opened'),
  handedOver('blocked'),
  handedOver('refused'),
  { type: 'noticeOver' },
  { type: 'ended' },
);

test('whatever the order, only what is under way can lead to a payment page, and the end takes everything away', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state = NO_PURCHASE;
      for (const next of events) {
        const after = purchaseReducer(state, next);
        if (after.step === 'done' && state.step !== 'done') expect(state.step).toBe('underway');
        if (isBusy(state) && ['started', 'loginNeeded'].includes(next.type)) {
          expect(after).toBe(state);
        }
        if (next.type === 'ended') expect(after).toEqual(NO_PURCHASE);
        state = after;
      }
    }),
    { numRuns: 500 },
  );
});
