import { setTimeout as delay } from 'node:timers/promises';
import type { CheckContext } from '../engine/context.ts';
import { Broken } from '../engine/failures.ts';
import type { Customer } from '../engine/types.ts';
import type { Span } from './moments.ts';
import { optionsOf } from './options.ts';
import { belongings, difference, type Bought } from './purchase.ts';

/** The minimum time to wait for a second delivery. */
const QUIET_MS = 150;

/** Time for a second delivery, which takes about as long as the first one did. */
export const quiet = ({ from, to }: Span): Promise<void> =>
  delay(Math.max(QUIET_MS, 2 * (to - from)));

/** Pays a page again. Returns why the page or the command rejects a payment that is not needed. */
export async function payAgain(context: CheckContext, url: string): Promise<Broken | undefined> {
  try {
    await optionsOf(context).pay?.(url, 'payment');
    return undefined;
  } catch (error) {
    if (error instanceof Broken) return error;
    throw error;
  }
}

/** Pays a paid page a second time, and reports every change. */
export async function expectPaidOnce(
  context: CheckContext,
  { url, sent }: Bought,
  paid: Span,
  identity: Customer = 'customer',
): Promise<void> {
  const before = await belongings(context, identity);
  await payAgain(context, url);
  await quiet(paid);
  const changed = difference(before, await belongings(context, identity));
  if (changed === undefined) return;
  const message = `a second payment of one page changes ${changed}`;
  context.found(new Broken(message, sent, true, { cause: 'one page delivers twice' }));
}
