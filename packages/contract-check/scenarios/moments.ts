import type { CheckContext } from '../engine/context.ts';
import { Broken } from '../engine/failures.ts';
import type { Row, Sent } from '../engine/types.ts';

/** Clocks of two machines may differ by this much; a wrong time zone differs by more. */
export const CLOCK_MS = 10 * 60_000;
export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
/** Times in the contract have whole seconds, so a moment may be truncated or rounded. */
const SECOND_MS = 1000;

/** When something happened by this machine's clock, in ms. */
export type Span = { from: number; to: number };

/** The moment of a time of the contract (YYYY-MM-DD HH:mm:ss in UTC), in ms. */
export const dateOf = (time: unknown): number =>
  new Date(`${String(time).replace(' ', 'T')}Z`).getTime();

/**
 * How far the backend's clock is ahead of this machine's, read from a time that it wrote within the span. A time in
 * another zone, which is a separate finding, is off by additional quarter hours.
 */
export function aheadBy(time: unknown, { from, to }: Span): Span {
  const off = dateOf(time) - to;
  const zone = Math.abs(off) <= CLOCK_MS ? 0 : Math.round(off / QUARTER_MS) * QUARTER_MS;
  const read = dateOf(time) - zone;
  return { from: read - to - SECOND_MS, to: read - from + SECOND_MS };
}

/** How far a time is outside of the span by the backend's clock, in ms; 0 if it is inside. */
export function offBy(time: unknown, span: Span, ahead: Span): number {
  const at = dateOf(time);
  const [first, last] = [span.from + ahead.from - SECOND_MS, span.to + ahead.to + SECOND_MS];
  if (at < first) return at - first;
  return at > last ? at - last : 0;
}

/** `2.0 h too late`. */
export function inWords(offMs: number): string {
  const off = Math.abs(offMs);
  const [unit, size] =
    off >= DAY_MS
      ? (['days', DAY_MS] as const)
      : off >= HOUR_MS
        ? (['h', HOUR_MS] as const)
        : (['s', SECOND_MS] as const);
  return `${(off / size).toFixed(unit === 's' ? 0 : 1)} ${unit} too ${offMs > 0 ? 'late' : 'early'}`;
}

/** Reports an order from this moment that has a different time. */
export function expectNow(context: CheckContext, order: Row, sent: Sent): void {
  const time = String(order['sysCreateTime']);
  const off = dateOf(time) - Date.now();
  if (Math.abs(off) <= CLOCK_MS) return;
  const hours = Math.round(off / 360_000) / 10;
  const message = `the new order is dated ${time}, ${hours} h from now in UTC`;
  const more = { blamed: 'listOrders', cause: 'a time is not in UTC' };
  context.found(new Broken(message, sent, true, more));
}
