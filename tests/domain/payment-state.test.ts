import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PaymentState as Words } from '../../generated/model/paymentState.zod.ts';
import { isPaid, statusText } from '../../src/domain/orders/order.ts';
import {
  paymentAdvice,
  paymentOutcome,
  paymentState,
  paymentStateText,
  paymentStep,
} from '../../src/domain/orders/payment-state.ts';

const words = fc.option(fc.constantFrom(...Words.options), { nil: undefined });
const payments = fc.record({ status: fc.integer({ min: -3, max: 9 }), state: words });

test('for any response, a payment counts as paid if and only if its status does', () => {
  fc.assert(
    fc.property(payments, (payment) => {
      const isSettled = ['paid', 'refunded'].includes(paymentState(payment));
      expect(isSettled).toBe(isPaid(payment.status));
    }),
  );
});

test('a missing or unknown state falls back to the status', () => {
  for (const state of [undefined, 'other'] as const) {
    expect(paymentState({ status: 0, state })).toBe('pending');
    expect(paymentState({ status: 3, state })).toBe('paid');
    expect(paymentStateText(paymentState({ status: 0, state }))).toBe(statusText(0));
    expect(paymentStateText(paymentState({ status: 3, state }))).toBe(statusText(3));
  }
});

test('every state in the contract has its own label and text', () => {
  const known = Words.options.filter((word) => word !== 'other');
  const states = known.map((state) =>
    paymentState({ status: ['paid', 'refunded'].includes(state) ? 1 : 0, state }),
  );
  expect(states).toEqual(known);
  expect(new Set(states.map(paymentStateText)).size).toBe(states.length);
});

test('a payment that arrived, was paid or was refunded cannot be paid again', () => {
  fc.assert(
    fc.property(payments, fc.boolean(), (payment, hasPage) => {
      const state = paymentState(payment);
      const step = paymentStep(state, hasPage);
      if (step === 'pay' || step === 'pay-rest') {
        expect(hasPage).toBe(true);
        expect(['pending', 'underpaid']).toContain(state);
      }
      if (isPaid(payment.status)) expect(step).toBeNull();
    }),
  );
});

test.each([
  ['pending', true, 'pay'],
  ['pending', false, null],
  ['confirming', true, 'wait'],
  ['underpaid', true, 'pay-rest'],
  ['expired', false, 'buy-again'],
  ['refunded', false, null],
] as const)('the next step of a %s payment (page: %s) is %s', (state, hasPage, step) => {
  expect(paymentStep(state, hasPage)).toBe(step);
});

test.each([
  ['pending', statusText(0), 'Nothing has arrived yet.'],
  ['confirming', 'Confirming', 'Do not pay again.'],
  ['underpaid', 'Underpaid', 'Less than the price has arrived.'],
  ['expired', 'Expired', 'Buy again'],
  ['refunded', 'Refunded', 'returned to you'],
] as const)('a %s payment is labeled %j and explained', (state, text, advice) => {
  expect(paymentStateText(state)).toBe(text);
  expect(paymentAdvice(state)).toContain(advice);
});

test('a paid order needs no advice', () => {
  expect(paymentAdvice('paid')).toBe('');
});

test.each([
  [{ status: 1 }, 'paid'],
  [{ status: 1, state: 'paid' }, 'paid'],
  [{ status: 1, state: 'refunded' }, 'refunded'],
  [{ status: 0 }, 'failed'],
  [{ status: 0, state: 'expired' }, 'failed'],
  [{ status: 0, state: 'confirming' }, 'waiting'],
  [{ status: 0, state: 'underpaid' }, 'waiting'],
  [{ status: 0, state: 'other' }, 'waiting'],
] as const)('the event %j counts as %s', (event, outcome) => {
  expect(paymentOutcome(event)).toBe(outcome);
});
