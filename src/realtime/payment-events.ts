import { PaymentStatus } from '../../generated/model/paymentStatus.zod.ts';

/** What an event says, or the kind of its fault: it has one argument, a JSON string of PaymentStatus. */
export function parsePaymentEvent(
  args: readonly unknown[],
): PaymentStatus | { fault: 'arguments' | 'json' | 'schema' } {
  const [payload] = args;
  if (args.length !== 1 || typeof payload !== 'string') return { fault: 'arguments' };
  let value: unknown;
  try {
    value = JSON.parse(payload);
  } catch {
    return { fault: 'json' };
  }
  const result = PaymentStatus.safeParse(value);
  return result.success ? result.data : { fault: 'schema' };
}

/**
 * Takes the hub's events: hands on the good ones, ignores malformed ones and records the first of each kind. The payload
 * is not written down.
 */
export function createPaymentReceiver(
  onPayment: (payment: PaymentStatus) => void,
): (args: readonly unknown[]) => void {
  const recorded = new Set<string>();
  return (args) => {
    const event = parsePaymentEvent(args);
    if (!('fault' in event)) return onPayment(event);
    if (!recorded.has(event.fault)) {
      console.warn(`A payment event was ignored: its ${event.fault} is not as declared.`);
    }
    recorded.add(event.fault);
  };
}
