import { PaymentStatus } from '../../generated/model/paymentStatus.zod.ts';

/**
 * Parses an event, whose one argument is a JSON string of PaymentStatus. Returns the kind of fault when it is
 * malformed.
 */
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
 * Passes on valid events of the hub. Malformed ones are ignored, and the first of each kind is logged without its
 * payload.
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
