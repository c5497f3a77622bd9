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

test('an anonymous click shows the login prompt, and amount and code remain editable', () => {
  const asked = run({ type: 'loginNeeded' });
  expect(asked.step).toBe('login');
  expect(isBusy(asked)).toBe(true);
  expect(isLocked(asked)).toBe(false);
});

test('only a purchase in progress is reported as slow', () => {
  expect(run({ type: 'started' }, { type: 'slow' })).toMatchObject({ isSlow: true });
  expect(run({ type: 'started' }, { type: 'ended' }, { type: 'slow' })).toEqual(NO_PURCHASE);
  expect(run({ type: 'started' }, { type: 'ended' }, { type: 'started' })).toMatchObject({
    isSlow: false,
  });
});

test.each(['opened', 'blocked'] as const)(
  'clicks are ignored while the notice of a tab that was %s is visible',
  (outcome) => {
    const done = run({ type: 'started' }, handedOver(outcome));
    expect(isBusy(done)).toBe(true);
    const later = purchaseReducer(done, { type: 'noticeOver' });
    // The result stays: the link of a blocked tab works until the next click.
    expect(later).toMatchObject({ step: 'done', transfer: { outcome } });
    expect(isBusy(later)).toBe(false);
  },
);

test('a rejected address leaves a message, and the next click works at once', () => {
  const refused = run({ type: 'started' }, handedOver('refused'));
  expect(refused.step).toBe('done');
  expect(isBusy(refused)).toBe(false);
});

test('the timeout of an earlier notice does not affect the next purchase', () => {
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

test('in any order of events, only a purchase in progress opens a page, and its end resets everything', () => {
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
