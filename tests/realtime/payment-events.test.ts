import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  reconnectDelay,
  createPaymentReceiver,
  parsePaymentEvent,
} from '../../src/realtime/connection.ts';
import { optionalInEvents, withField } from '../optional-fields.ts';

test('an event is passed on as the server sent it, with or without an order number', () => {
  const onPayment = vi.fn();
  const receive = createPaymentReceiver(onPayment);
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

test('null in every optional field of the payload is no value', () => {
  expect(optionalInEvents).toEqual([['orderNo'], ['state']]);
  for (const path of optionalInEvents) {
    const event = { status: 1, orderNo: 'RES-1', state: 'paid' };
    const payload = JSON.stringify(withField(event, path, null));
    expect(parsePaymentEvent([payload])).toStrictEqual(withField(event, path, undefined));
  }
  expect(parsePaymentEvent(['{"status":null}'])).toEqual({ fault: 'schema' });
});

test.each([['""'], ['7'], [`"${'x'.repeat(65)}"`], ['false']])(
  'an event whose order number is %s is ignored',
  (orderNo) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const onPayment = vi.fn();
    createPaymentReceiver(onPayment)([`{"status":1,"orderNo":${orderNo}}`]);
    expect(onPayment).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  },
);

test('no event whatsoever throws, and only a whole status passes', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const argument = fc.oneof(
    fc.anything(),
    fc.json(),
    fc.integer().map((status) => JSON.stringify({ status })),
  );
  fc.assert(
    fc.property(fc.array(argument, { maxLength: 3 }), (args) => {
      const result = parsePaymentEvent(args);
      if ('status' in result) expect(Number.isInteger(result.status)).toBe(true);
    }),
  );
  vi.restoreAllMocks();
});

test('the wait before the next attempt grows to three minutes and never ends', () => {
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
