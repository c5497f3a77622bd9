import { setTimeout as delay } from 'node:timers/promises';
import { connect, until } from '../engine/connect.ts';
import type { CheckContext } from '../engine/context.ts';
import { Broken, Skipped } from '../engine/failures.ts';
import type { HubMessage, Listener } from '../engine/hub-listener.ts';
import type { HubEvent } from '../engine/load.ts';
import { requireToken } from '../engine/sequences.ts';
import type { Customer } from '../engine/types.ts';
import { optionsOf } from './options.ts';
import { payAgain } from './paid-once.ts';
import { openPolled } from './polled.ts';
import { belongings, difference, type Bought } from './purchase.ts';

/** How long to wait for unexpected events after an event. */
export const QUIET_MS = 400;
/** A payment may take a while. */
const LONGEST_MS = 600_000;
const POLLED = 'LongPolling';

/** A connection, and the events that it received for one payment. */
export type Ear = { transport: string; listener: Listener; messages: readonly HubMessage[] };

/** The events that the connections of two customers received for one payment. */
export type Heard = {
  bought: Bought;
  early: boolean;
  mine: readonly Ear[];
  theirs: readonly Ear[];
  /** What did not exist yet when the event arrived. */
  late: string | undefined;
  /** Whether a second payment of the page sent the event again. */
  isRepeated: boolean;
  /** What a connection received that had not polled since before the payment. */
  polled: string | undefined;
  /** The same for the next order, or why there is none. */
  next?: unknown;
};

export type Listening = {
  url: string;
  /** The transports of this server. */
  offered: readonly string[];
};

type Orders = Listening & {
  /** The orders that are created and paid in turn. */
  orders: readonly (() => Promise<Bought>)[];
  /** What is done with the payment page instead of paying it. */
  settle?: (url: string) => Promise<void>;
};

/** The result, or the error that another check made of it. */
export function heardIn(result: unknown): Heard {
  const isHeard = typeof result === 'object' && result !== null && 'mine' in result;
  if (!isHeard) throw result;
  return result as Heard;
}

type Open = Omit<Ear, 'messages'>;

/** Settles orders in turn, while connections of the customer and of another one listen. */
export async function listen(
  context: CheckContext,
  event: HubEvent,
  { url, offered, orders, settle }: Orders,
): Promise<Heard> {
  if (!context.isSelected(event.id)) throw new Skipped('not selected');
  requireToken(context);
  const { mutate, pay } = optionsOf(context);
  const payOnce = settle ?? (pay && ((page: string) => pay(page, 'payment')));
  if (!mutate || payOnce === undefined) throw new Skipped('pass --mutate and --pay-command');
  const mine = await ears(context, url, [...offered.slice(0, 1), ...offered], 'customer');
  const theirs =
    context.client.tokenOf('other customer') === ''
      ? []
      : await ears(context, url, offered, 'other customer');
  const polled = offered.includes(POLLED) ? await openPolled(context, event, url) : undefined;
  let isOver = false;
  const one = async (order: () => Promise<Bought>): Promise<Heard> => {
    const [ofMine, ofTheirs] = [since(mine), since(theirs)];
    const isHeardByAll = () => ofMine().every(({ messages }) => messages.length > 0);
    const isHeard = () => ofMine().some(({ messages }) => messages.length > 0);
    let isSettled = false;
    const bought = await order();
    // A server may send the event a moment after the response.
    await delay(QUIET_MS);
    const early = isHeard();
    const atEvent = until(() => isOver || isSettled || isHeard(), LONGEST_MS).then(() =>
      isHeard() ? belongings(context) : undefined,
    );
    await payOnce(bought.url);
    // A decline need not be reported.
    if (settle === undefined) await until(isHeardByAll, event.deadlineSeconds * 1000);
    await delay(QUIET_MS);
    isSettled = true;
    const then = await atEvent;
    const late = then === undefined ? undefined : difference(then, await belongings(context));
    const text = settle === undefined ? await polled?.next(event.target) : undefined;
    const [heardByMine, heardByTheirs] = [ofMine(), ofTheirs()];
    if (settle === undefined) await payAgain(context, bought.url);
    await delay(QUIET_MS);
    const isRepeated = ofMine().some(
      ({ messages }, at) => messages.length > (heardByMine[at]?.messages.length ?? 0),
    );
    const heard = { mine: heardByMine, theirs: heardByTheirs };
    return { bought, early, ...heard, late, isRepeated, polled: text };
  };
  try {
    const [first, second] = orders;
    if (first === undefined) throw new Skipped('nothing was ordered');
    const heard = await one(first);
    if (second === undefined) return heard;
    return { ...heard, next: await one(second).catch((error: unknown) => error) };
  } finally {
    isOver = true;
    await Promise.all([...mine, ...theirs].map(({ listener }) => listener.stop()));
    await polled?.stop();
  }
}

/** The events that each connection receives from now on. */
function since(open: readonly Open[]): () => readonly Ear[] {
  const before = open.map(({ listener }) => listener.messages.length);
  return () =>
    open.map(({ transport, listener }, at) => ({
      transport,
      listener,
      messages: listener.messages.slice(before[at]),
    }));
}

/** A purchase may also cause an alert, which another check covers. */
const ofPayments = ({ contract }: CheckContext, listener: Listener): Listener => ({
  ...listener,
  get messages() {
    const others = contract.events
      .filter(({ id }) => id === 'onNotice')
      .map(({ target }) => target);
    return listener.messages.filter(({ target }) => !others.includes(target));
  },
});

/** The connections that open. Another check reports the others. */
async function ears(
  context: CheckContext,
  url: string,
  transports: readonly string[],
  identity: Customer,
): Promise<Open[]> {
  const opened = await Promise.all(
    transports.map(async (transport) => {
      try {
        const listener = await connect(context, url, transport, identity);
        return { transport, listener: ofPayments(context, listener) };
      } catch (error) {
        if (error instanceof Broken) return undefined;
        throw error;
      }
    }),
  );
  return opened.filter((one) => one !== undefined);
}
