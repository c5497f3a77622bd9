import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { Notice } from '../../generated/model/notice.zod.ts';
import { PaymentStatus } from '../../generated/model/paymentStatus.zod.ts';
import { reconnectDelay, createReceiver, parseEvent } from '../../src/realtime/connection.ts';
import { optionalInEvents, withField } from '../optional-fields.ts';

const parsePayment = (args: readonly unknown[]) => parseEvent(PaymentStatus, args);

test('an event is forwarded as the server sent it, with or without an order number', () => {
  const onPayment = vi.fn();
  const receive = createReceiver(PaymentStatus, 'PublicPaymentStatus', onPayment);
  receive(['{"status":1}']);
  receive(['{"status":1,"orderNo":"RES-1"}']);
  receive(['{"status":2,"orderNo":"RES-1","more":true}']);
  receive(['{"status":1,"orderNo":null,"more":null}']);
  expect(onPayment.mock.calls).toStrictEqual([
    [{ status: 1 }],
    [{ status: 1, orderNo: 'RES-1' }],
    [{ status: 2, orderNo: 'RES-1' }],
    [{ status: 1 }],
  ]);
});

test('null in an optional field of the payload counts as missing', () => {
  const payment = { status: 1, orderNo: 'RES-1', state: 'paid' };
  const notice = {
    kind: 'charge',
    tier: 'basic',
    leftPercent: 20,
    orderNo: 'ISP-1',
    time: '2026-12-04 19:22:57',
    amount: 50,
    text: 'Soon',
  };
  const events = {
    PublicPaymentStatus: [PaymentStatus, payment],
    Notice: [Notice, notice],
  } as const;
  for (const [target, paths] of Object.entries(optionalInEvents)) {
    const [schema, event] = events[target as keyof typeof events];
    const known = Object.keys(event)
      .slice(1)
      .map((name) => [name]);
    expect(paths).toEqual(known);
    for (const path of paths) {
      expect(parseEvent(schema, [JSON.stringify(withField(event, path, null))])).toStrictEqual({
        payload: withField(event, path, undefined),
      });
    }
  }
  expect(parsePayment(['{"status":null}'])).toEqual({ fault: 'schema' });
});

test.each([['""'], ['7'], [`"${'x'.repeat(65)}"`], ['false']])(
  'an event whose order number is %s is ignored',
  (orderNo) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const onPayment = vi.fn();
    createReceiver(
      PaymentStatus,
      'PublicPaymentStatus',
      onPayment,
    )([`{"status":1,"orderNo":${orderNo}}`]);
    expect(onPayment).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  },
);

test('no event throws, and only an integer status is accepted', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const argument = fc.oneof(
    fc.anything(),
    fc.json(),
    fc.integer().map((status) => JSON.stringify({ status })),
  );
  fc.assert(
    fc.property(fc.array(argument, { maxLength: 3 }), (args) => {
      const result = parsePayment(args);
      if ('payload' in result) expect(Number.isInteger(result.payload.status)).toBe(true);
    }),
  );
  vi.restoreAllMocks();
});

test('the delay before the next attempt grows to three minutes and no further', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      const delay = reconnectDelay(failures, random);
      expect(delay).toBeGreaterThanOrEqual(500);
      expect(delay).toBeLessThanOrEqual(180_000);
    }),
  );
  expect(reconnectDelay(0, 1)).toBe(1000);
  expect(reconnectDelay(20, 1)).toBe(180_000);
});
