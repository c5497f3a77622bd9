import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createPaymentReceiver, parsePaymentEvent } from '../../src/realtime/payment-events.ts';
import { reconnectDelay } from '../../src/realtime/reconnect-delay.ts';

test('events with one status within 1 s count as one', () => {
  let now = 0;
  const onPaymentStatus = vi.fn();
  const receive = createPaymentReceiver(onPaymentStatus, () => now);
  for (now of [0, 400, 999, 1000, 1999, 2001]) receive(['{"status":1}']);
  expect(onPaymentStatus).toHaveBeenCalledTimes(3);
});

test('a failed payment right after a paid one is its own event', () => {
  const onPaymentStatus = vi.fn();
  const receive = createPaymentReceiver(onPaymentStatus, () => 0);
  receive(['{"status":1}']);
  receive(['{"status":2}']);
  expect(onPaymentStatus.mock.calls).toEqual([[1], [2]]);
});

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

test('the wait before the next try grows to half a minute and never ends', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      const delay = reconnectDelay(failures, random);
      expect(delay).toBeGreaterThanOrEqual(500);
      expect(delay).toBeLessThanOrEqual(30_000);
    }),
  );
  expect(reconnectDelay(0, 1)).toBe(1000);
  expect(reconnectDelay(20, 1)).toBe(30_000);
});
