import { PaymentStatus } from '../../generated/model/paymentStatus.zod.ts';

const SAME_EVENT_MS = 1000;

/** The status of an event, or the kind of its fault: one argument, a JSON string of PaymentStatus (decisions §2). */
export function parsePaymentEvent(
  args: readonly unknown[],
): { status: number } | { fault: 'arguments' | 'json' | 'schema' } {
  const [payload] = args;
  if (args.length !== 1 || typeof payload !== 'string') return { fault: 'arguments' };
  let value: unknown;
  try {
    value = JSON.parse(payload);
  } catch {
    return { fault: 'json' };
  }
  const result = PaymentStatus.safeParse(value);
  return result.success ? { status: result.data.status } : { fault: 'schema' };
}

/**
 * Takes the hub's events: hands on each status once in 1 s (decisions §3.20), ignores malformed ones and records the
 * first of each kind. The payload is not written down.
 */
export function createPaymentReceiver(
  onPaymentStatus: (status: number) => void,
  now: () => number = Date.now,
): (args: readonly unknown[]) => void {
  const lastAt = new Map<number, number>();
  const recorded = new Set<string>();
  return (args) => {
    const event = parsePaymentEvent(args);
    if ('fault' in event) {
      if (!recorded.has(event.fault)) {
        console.warn(`A payment event was ignored: its ${event.fault} is not as declared.`);
      }
      recorded.add(event.fault);
      return;
    }
    const at = now();
    const previous = lastAt.get(event.status);
    if (previous !== undefined && Math.abs(at - previous) < SAME_EVENT_MS) return;
    lastAt.set(event.status, at);
    onPaymentStatus(event.status);
  };
}
