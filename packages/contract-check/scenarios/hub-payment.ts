import { connect, until } from '../engine/connect.ts';
import { check, type CheckContext, type Hub } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken, NotApplicable, Several, Skipped } from '../engine/failures.ts';
import type { HubMessage, Listener } from '../engine/hub-listener.ts';
import type { HubEvent } from '../engine/load.ts';
import { parseJson } from '../engine/read-json.ts';
import { requireOther, requireToken } from '../engine/sequences.ts';
import type { Customer } from '../engine/types.ts';
import { optionsOf } from './options.ts';
import { payAgain } from './paid-once.ts';
import { openPolled } from './polled.ts';
import { residential } from './purchase-sequences.ts';
import { belongings, buy, difference, type Bought } from './purchase.ts';
import { renewable, renewal } from './renewal-sequences.ts';

/** How long to wait for unexpected events after an event. */
const QUIET_MS = 400;
/** A payment may take its time. */
const LONGEST_MS = 600_000;
const POLLED = 'LongPolling';

/** What is read of the hub's event. */
type Payment = { status?: number; orderNo?: string; state?: string };
type Ear = { transport: string; listener: Listener };
type Heard = {
  bought: Bought;
  early: boolean;
  mine: readonly Ear[];
  theirs: readonly Ear[];
  /** What was not there yet when the event came. */
  late: string | undefined;
  /** Number of messages before the page was paid again, in the order of `mine`. */
  once: readonly number[];
  /** What a connection that had not polled since before the payment then got. */
  polled: string | undefined;
};

/** Checks when a payment is reported, to whom, and with which order. */
export async function checkPaymentEvent(
  context: CheckContext,
  event: HubEvent,
  { url, offered }: Hub,
): Promise<void> {
  const about = (name: string, run: () => Promise<void>) => check(context, event.id, name, run);
  const heard = payAndListen(context, event, url, offered);
  for (const transport of event.transports) {
    await about(`a payment is reported over ${transport}`, async () => {
      const result = await heard;
      expectOver(context, event, result, transport);
    });
  }
  await about('a payment is reported to that customer only', async () => {
    const { theirs, bought } = heardIn(await heard);
    requireOther(context);
    if (theirs.length === 0) throw new Skipped('nothing connects for the other customer');
    if (theirs.every(({ listener }) => listener.messages.length === 0)) return;
    throw new Broken("another customer gets this customer's event", bought.sent, true);
  });
  await about('a payment is reported when it is booked, and once', async () => {
    expectBooked(heardIn(await heard));
  });
  await about('a poll gets what was sent since the last one', async () => {
    const { polled, mine, bought } = heardIn(await heard);
    if (polled === undefined) throw new NotApplicable('the hub offers no long polling of its own');
    if (mine.every(({ listener }) => listener.messages.length === 0)) {
      throw new Skipped('no event came at all');
    }
    if (polled.includes(event.target)) return;
    throw new Broken('an event between two polls is lost', bought.sent, true);
  });
  await about('a paid renewal is reported with the number of its order', () =>
    expectRenewalReported(context, event, url, offered),
  );
}

/**
 * Pays once, while connections of the customer listen over every transport (two over the first), and of another customer.
 * Never rejects: each check judges the result.
 * @param offered the transports of this server
 */
async function payAndListen(
  context: CheckContext,
  event: HubEvent,
  url: string,
  offered: readonly string[],
): Promise<unknown> {
  const order = () => buy(withoutFindings(context), 'buyResidential', residential('basic'));
  return await listen(context, event, { url, offered, order }).catch((error: unknown) => error);
}

/** Another check judges the order itself. */
const withoutFindings = (context: CheckContext): CheckContext => ({
  ...context,
  found: () => undefined,
});

function heardIn(result: unknown): Heard {
  if (!isHeard(result)) throw result;
  return result;
}

function expectOver(
  context: CheckContext,
  event: HubEvent,
  result: unknown,
  transport: string,
): void {
  const heard = heardIn(result);
  const ears = heard.mine.filter((one) => one.transport === transport);
  if (ears.length === 0) throw new Skipped(`nothing connects over ${transport}`);
  for (const ear of ears) expectDeclared(context, event, heard, ear);
}

/** The shop reloads when the event comes, and tells the customer about each one. */
function expectBooked({ bought: { sent }, early, late, mine, once }: Heard): void {
  if (mine.every(({ listener }) => listener.messages.length === 0)) {
    throw new Skipped('no event came at all');
  }
  if (early) throw new Skipped('the event comes before the payment');
  const broken: Broken[] = [];
  if (late !== undefined) {
    const message = `the event comes before ${late} have what was paid: the shop reloads at once`;
    broken.push(new Broken(message, sent, true, { cause: 'the event comes before the booking' }));
  }
  if (mine.some(({ listener }, at) => listener.messages.length > (once[at] ?? 0))) {
    const message = 'a second payment of one page sends the event again';
    broken.push(new Broken(message, sent, true, { cause: 'an event again' }));
  }
  if (broken.length > 0) throw new Several(broken);
}

/**
 * Checks the event of a paid renewal. A server that names the plan's number in it gets a note.
 * @param offered the transports of this server
 * @throws Broken when it is not as declared
 */
async function expectRenewalReported(
  context: CheckContext,
  event: HubEvent,
  url: string,
  offered: readonly string[],
): Promise<void> {
  let plan: unknown;
  const order = async () => {
    const found = await renewable(context);
    plan = found['orderNo'];
    return await buy(withoutFindings(context), 'renewIsp', renewal(found, '', 1));
  };
  const heard = await listen(context, event, { url, offered, order });
  for (const ear of heard.mine) expectDeclared(context, event, heard, ear, plan);
  expectBooked(heard);
}

const isHeard = (value: unknown): value is Heard =>
  typeof value === 'object' && value !== null && 'mine' in value;

type Purchase = { url: string; offered: readonly string[]; order: () => Promise<Bought> };

async function listen(
  context: CheckContext,
  event: HubEvent,
  { url, offered, order }: Purchase,
): Promise<Heard> {
  if (!context.isSelected(event.id)) throw new Skipped('not asked for');
  requireToken(context);
  const { mutate, pay } = optionsOf(context);
  if (!mutate || pay === undefined) throw new Skipped('give --mutate and --pay-command');
  const mine = await ears(context, url, [...offered.slice(0, 1), ...offered], 'customer');
  const theirs =
    context.client.tokenOf('other customer') === ''
      ? []
      : await ears(context, url, offered, 'other customer');
  const polled = offered.includes(POLLED) ? await openPolled(context, event, url) : undefined;
  let isOver = false;
  try {
    const bought = await order();
    // A server may announce a moment after the answer.
    await delay(QUIET_MS);
    const isHeardBy = ({ listener }: Ear) => listener.messages.length > 0;
    const early = mine.some(isHeardBy);
    const atEvent = until(() => isOver || mine.some(isHeardBy), LONGEST_MS).then(() =>
      mine.some(isHeardBy) ? belongings(context) : undefined,
    );
    await pay(bought.url, 'payment');
    await until(() => mine.every(isHeardBy), event.deadlineSeconds * 1000);
    await delay(QUIET_MS);
    isOver = true;
    const then = await atEvent;
    const late = then === undefined ? undefined : difference(then, await belongings(context));
    const text = await polled?.next(event.target);
    const once = mine.map(({ listener }) => listener.messages.length);
    await payAgain(context, bought.url);
    await delay(QUIET_MS);
    return { bought, early, mine, theirs, late, once, polled: text };
  } finally {
    isOver = true;
    await Promise.all([...mine, ...theirs].map(({ listener }) => listener.stop()));
    await polled?.stop();
  }
}

/** Connections that open. Another check reports those that do not. */
async function ears(
  context: CheckContext,
  url: string,
  transports: readonly string[],
  identity: Customer,
): Promise<Ear[]> {
  const opened = await Promise.all(
    transports.map(async (transport) => {
      try {
        return { transport, listener: await connect(context, url, transport, identity) };
      } catch (error) {
        if (error instanceof Broken) return undefined;
        throw error;
      }
    }),
  );
  return opened.filter((one) => one !== undefined);
}

function expectDeclared(
  context: CheckContext,
  event: HubEvent,
  { bought, early, mine, theirs, once }: Heard,
  ear: Ear,
  plan?: unknown,
): void {
  const { sent } = bought;
  const messages = ear.listener.messages.slice(0, once[mine.indexOf(ear)]);
  const ended = ear.listener.problem();
  if (ended !== undefined) throw new Broken(ended, sent, true);
  if (early) throw new Broken('the event comes before the payment', sent, true);
  const [first] = messages;
  if (first === undefined) {
    const heardIt = (all: readonly Ear[]) =>
      all.filter(({ listener }) => listener.messages.length > 0);
    const others = heardIt(mine).length;
    if (others > 0) {
      const message = `a connection hears nothing that ${others} others of the same customer hear`;
      throw new Broken(message, sent, true, { cause: 'not every connection hears the event' });
    }
    if (heardIt(theirs).length > 0) {
      throw new Broken('the event goes to another customer and not to its own', sent, true);
    }
    throw new Broken(`no event within ${event.deadlineSeconds} s of the payment`, sent, true);
  }
  const stranger = messages.find(({ target }) => target !== event.target);
  if (stranger !== undefined) {
    throw new Broken(`an undeclared event ${stranger.target} arrives`, sent, true);
  }
  if (messages.length > 1) {
    throw new Broken(`the event arrives ${messages.length} times`, sent, true);
  }
  expectPayload(context, event, first, { bought, plan });
}

function expectPayload(
  context: CheckContext,
  event: HubEvent,
  message: HubMessage,
  { bought: { order, sent }, plan }: { bought: Bought; plan: unknown },
): void {
  const [payload, ...rest]: unknown[] = Array.isArray(message.arguments) ? message.arguments : [];
  if (rest.length > 0 || typeof payload !== 'string') {
    const what = seen(message.arguments);
    throw new Broken(`the event has not one argument, a JSON string${what}`, sent, false);
  }
  const value = parseJson(payload);
  if (value === undefined) {
    throw new Broken(`the payload is not JSON${seen(payload)}`, sent, false);
  }
  const problems = context.judge.schemaProblems(event.payload, value);
  if (problems.length > 0) throw new Broken(`the payload: ${problems.join('; ')}`, sent, false);
  const read = context.judge.readValue(event.payload, value) as Payment;
  if (JSON.stringify(read) !== JSON.stringify(value)) context.overAnswers.add(event.id);
  const { status, orderNo, state = 'paid' } = read;
  if (status !== 1) {
    throw new Broken(`a paid purchase has not status 1${seen(status)}`, sent, true);
  }
  if (!['paid', 'other'].includes(state)) {
    throw new Broken(`a paid purchase has not the state paid${seen(state)}`, sent, true);
  }
  // A server need not send the order number, but if it does, it must be right.
  if (orderNo === undefined || orderNo === order['orderNo']) return;
  if (orderNo === plan) {
    const note = 'the event of a renewal names its plan; name the order of the renewal';
    context.note({ operationId: event.id, message: note });
  } else {
    const words = `the event names the order ${orderNo}, not ${String(order['orderNo'])}`;
    throw new Broken(words, sent, true, { cause: 'the event names another order' });
  }
}

const delay = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
