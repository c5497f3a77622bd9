import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PurchaseEvent, PurchaseState } from '../../src/checkout/purchase-state.ts';
import { isBusy, NO_PURCHASE, purchaseReducer } from '../../src/checkout/purchase-state.ts';

const run = (events: PurchaseEvent[], from: PurchaseState = NO_PURCHASE) =>
  events.reduce(purchaseReducer, from);
const press: PurchaseEvent = { type: 'pressed', isSignedIn: true };
const look = (isSettled: boolean, isRefused = false): PurchaseEvent => ({
  type: 'looked',
  isSettled,
  isRefused,
});
const transfer = { outcome: 'opened', url: 'https://pay.example/1' } as const;

test('an anonymous press asks to log in and sends nothing', () => {
  const asked = run([{ type: 'pressed', isSignedIn: false }]);
  expect(asked.step).toBe('login');
  expect(run([press], asked)).toBe(asked);
  expect(run([{ type: 'timedOut', id: asked.id }], asked).step).toBe('idle');
});

test('a press with a settled price is sent at once, even while an old error still stands', () => {
  expect(run([press, look(true)]).step).toBe('sending');
  expect(run([press, look(true, true)]).step).toBe('sending');
});

test("a press waits for the discount's answer, and ends when the code turns out invalid", () => {
  expect(run([press, look(false)]).step).toBe('waiting');
  expect(run([press, look(false), look(true)]).step).toBe('sending');
  expect(run([press, look(false), look(true, true)]).step).toBe('idle');
});

test('clicks count for nothing until the notice is gone', () => {
  const done = run([press, look(true), { type: 'answered', id: 1, transfer }]);
  expect(isBusy(done)).toBe(true);
  expect(run([press], done)).toBe(done);
  expect(run([{ type: 'timedOut', id: 1 }, press], done).step).toBe('waiting');
});

test('the link of a blocked tab stays until the next purchase', () => {
  const blocked = { outcome: 'blocked', url: 'https://pay.example/1' } as const;
  const sent = run([press, look(true), { type: 'answered', id: 1, transfer: blocked }]);
  const later = run([{ type: 'timedOut', id: 1 }], sent);
  expect(later).toMatchObject({ step: 'done', transfer: blocked });
  expect(isBusy(later)).toBe(false);
});

test('an address that was refused leaves its message, and the next click counts', () => {
  const refused = { outcome: 'refused' } as const;
  const sent = run([press, look(true), { type: 'answered', id: 1, transfer: refused }]);
  expect(run([{ type: 'timedOut', id: 1 }], sent)).toMatchObject({ step: 'done' });
  expect(isBusy(sent)).toBe(false);
  expect(run([press], sent).step).toBe('waiting');
});

test('the end of the session takes the link of its payment with it', () => {
  const blocked = { outcome: 'blocked', url: 'https://pay.example/1' } as const;
  const sent = run([press, look(true), { type: 'answered', id: 1, transfer: blocked }]);
  expect(run([{ type: 'cancelled' }], sent).step).toBe('idle');
});

const ids = fc.nat({ max: 5 });
const event = fc.oneof(
  fc.record({ type: fc.constant('pressed'), isSignedIn: fc.boolean() }),
  fc.record({ type: fc.constant('looked'), isSettled: fc.boolean(), isRefused: fc.boolean() }),
  fc.record({ type: fc.constant('answered'), id: ids, transfer: fc.constant(transfer) }),
  fc.record({ type: fc.constantFrom('failed', 'slow', 'timedOut'), id: ids }),
  fc.constant({ type: 'cancelled' }),
) as fc.Arbitrary<PurchaseEvent>;

test('whatever the order, an order is sent once for a press and never without one', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state = NO_PURCHASE;
      const sent = new Set<number>();
      for (const next of events) {
        const after = purchaseReducer(state, next);
        if (after.step === 'sending' && state.step !== 'sending') {
          expect(sent.has(after.id)).toBe(false);
          sent.add(after.id);
          expect(state.step).toBe('waiting');
        }
        if (after.step === 'done' && state.step !== 'done') expect(sent.has(after.id)).toBe(true);
        expect(after.id).toBeGreaterThanOrEqual(state.id);
        state = after;
      }
    }),
    { numRuns: 500 },
  );
});
