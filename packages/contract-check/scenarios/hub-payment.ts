import { check, type CheckContext, type Hub } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken, NotApplicable, Several, Skipped } from '../engine/failures.ts';
import type { HubMessage } from '../engine/hub-listener.ts';
import type { HubEvent } from '../engine/load.ts';
import { parseJson } from '../engine/read-json.ts';
import { requireOther, success } from '../engine/sequences.ts';
import type { Row } from '../engine/types.ts';
import { heardIn, listen, type Ear, type Heard, type Listening } from './hub-ears.ts';
import { payloadOf } from './hub-payload.ts';
import { optionsOf } from './options.ts';
import { residential } from './purchase-sequences.ts';
import { buy, type Bought } from './purchase.ts';
import { renewable, renewal } from './renewal-sequences.ts';

const IPS = 25;

/** The fields of the hub's event that are read. */
type Payment = { status?: number; orderNo?: string; state?: string };

/** Checks when a payment is reported, to whom, and with which order. */
export async function checkPaymentEvent(
  context: CheckContext,
  event: HubEvent,
  { url, offered }: Hub,
): Promise<void> {
  const about = (name: string, run: () => Promise<void>) => check(context, event.id, name, run);
  const listening = { url, offered };
  const heard = payAndListen(context, event, listening);
  for (const transport of event.transports) {
    await about(`a payment is reported over ${transport}`, async () => {
      const result = await heard;
      expectOver(context, event, result, transport);
    });
  }
  await about('a payment is reported to that customer only', async () => {
    const found = heardIn(await heard);
    requireOther(context);
    if (found.theirs.length === 0) throw new Skipped('the other customer has no connection');
    expectAlone(found);
  });
  await about('a payment is reported once, after it is recorded', async () => {
    expectBooked(heardIn(await heard));
  });
  await about('a poll returns what was sent since the last one', async () => {
    const { polled, mine, bought } = heardIn(await heard);
    if (polled === undefined) throw new NotApplicable('the hub offers no long polling of its own');
    if (mine.every(({ messages }) => messages.length === 0)) {
      throw new Skipped('no event arrived');
    }
    if (polled.includes(event.target)) return;
    throw new Broken('an event between two polls is lost', bought.sent, true);
  });
  const renewed = renewAndListen(context, event, listening);
  await about('a paid renewal is reported with the number of its order', async () => {
    const { result, plan } = await renewed;
    const found = heardIn(result);
    for (const ear of found.mine) expectDeclared(context, event, found, ear, plan);
    expectAlone(found);
    expectBooked(found);
  });
  await about('a paid plan is reported on connections that received an event before', async () => {
    const found = heardIn(heardIn((await renewed).result).next);
    for (const ear of found.mine) expectDeclared(context, event, found, ear);
    expectAlone(found);
    expectBooked(found);
  });
  await about('a declined payment is not reported as paid', () =>
    expectNoSuccess(context, event, listening),
  );
}

/**
 * Pays once, while connections of the customer listen over every transport (two over the first), and of another customer.
 * Never rejects: each check judges the result.
 */
async function payAndListen(
  context: CheckContext,
  event: HubEvent,
  listening: Listening,
): Promise<unknown> {
  const order = () => buy(withoutFindings(context), 'buyResidential', residential('basic'));
  return await listen(context, event, { ...listening, orders: [order] }).catch(
    (error: unknown) => error,
  );
}

/** The same for a renewal, and for a plan that is bought while the same connections are open. */
async function renewAndListen(context: CheckContext, event: HubEvent, listening: Listening) {
  let plan: unknown;
  const silent = withoutFindings(context);
  const renew = async () => {
    const found = await renewable(context);
    plan = found['orderNo'];
    return await buy(silent, 'renewIsp', renewal(found, '', 1));
  };
  const add = async () => {
    const sold = ((await success(context, 'listStaticPlans')).body as Row[])[1];
    if (sold === undefined) throw new Skipped('there is no ISP plan for sale');
    const body = { paymentType: 0, PromotionCode: '', planKey: sold['planKey'], planNum: IPS };
    return await buy(silent, 'buyIsp', { query: {}, body });
  };
  const result: unknown = await listen(context, event, {
    ...listening,
    orders: [renew, add],
  }).catch((error: unknown) => error);
  return { result, plan };
}

/** Another check judges the order itself. */
const withoutFindings = (context: CheckContext): CheckContext => ({
  ...context,
  found: () => undefined,
});

function expectOver(
  context: CheckContext,
  event: HubEvent,
  result: unknown,
  transport: string,
): void {
  const heard = heardIn(result);
  const ears = heard.mine.filter((one) => one.transport === transport);
  if (ears.length === 0) throw new Skipped(`no connection opens over ${transport}`);
  for (const ear of ears) expectDeclared(context, event, heard, ear);
}

/** The shop reloads when the event arrives, and notifies the customer of each one. */
function expectBooked({ bought: { sent }, early, late, mine, isRepeated }: Heard): void {
  if (mine.every(({ messages }) => messages.length === 0)) {
    throw new Skipped('no event arrived');
  }
  if (early) throw new Skipped('the event arrives before the payment');
  const broken: Broken[] = [];
  if (late !== undefined) {
    const message = `the event arrives before ${late} have what was paid, and the shop reloads immediately`;
    broken.push(
      new Broken(message, sent, true, {
        cause: 'the event arrives before the purchase is recorded',
      }),
    );
  }
  if (isRepeated) {
    const message = 'a second payment of one page sends the event again';
    broken.push(new Broken(message, sent, true, { cause: 'an event is sent again' }));
  }
  if (broken.length > 0) throw new Several(broken);
}

/** Reports an event that another customer receives, if there is one. */
function expectAlone({ theirs, bought }: Heard): void {
  if (theirs.every(({ messages }) => messages.length === 0)) return;
  throw new Broken("another customer gets this customer's event", bought.sent, true);
}

/** Reports a success that the hub sends for a payment that was declined. A server does not have to report that at all. */
async function expectNoSuccess(
  context: CheckContext,
  event: HubEvent,
  listening: Listening,
): Promise<void> {
  const { mutate, decline } = optionsOf(context);
  if (!mutate || decline === undefined) throw new Skipped('pass --mutate and --decline-command');
  const settle = (url: string) => decline(url);
  const order = () => buy(withoutFindings(context), 'buyResidential', residential('basic'));
  const { mine, bought } = await listen(context, event, { ...listening, orders: [order], settle });
  const payloads = mine
    .flatMap(({ messages }) => messages)
    .map(({ arguments: given }) =>
      Array.isArray(given) ? parseJson(String(given[0])) : undefined,
    );
  const paid = payloads.find((payload) => (payload as Payment | undefined)?.status === 1);
  if (paid === undefined) return;
  throw new Broken(`a declined payment is reported as paid${seen(paid)}`, bought.sent, true);
}

/**
 * Checks the events that a connection received for a payment. A server that names the plan of a renewal instead of its
 * order gets a note.
 * @throws Broken when it is not as declared
 */
function expectDeclared(
  context: CheckContext,
  event: HubEvent,
  { bought, early, mine, theirs }: Heard,
  { messages, listener }: Ear,
  plan?: unknown,
): void {
  const { sent } = bought;
  const ended = listener.problem();
  if (ended !== undefined) throw new Broken(ended, sent, true);
  if (early) throw new Broken('the event arrives before the payment', sent, true);
  const [first] = messages;
  if (first === undefined) {
    const heardIt = (all: readonly Ear[]) => all.filter((one) => one.messages.length > 0);
    const others = heardIt(mine).length;
    if (others > 0) {
      const message = `a connection does not receive an event that ${others} others of the same customer receive`;
      throw new Broken(message, sent, true, { cause: 'not every connection receives the event' });
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
  const read = payloadOf(context, event, message, sent) as Payment;
  const { status, orderNo, state = 'paid' } = read;
  if (status !== 1) {
    throw new Broken(`a paid purchase does not have status 1${seen(status)}`, sent, true);
  }
  if (!['paid', 'other'].includes(state)) {
    throw new Broken(`a paid purchase does not have the state paid${seen(state)}`, sent, true);
  }
  // A server does not have to send the order number, but if it does, it must be right.
  if (orderNo === undefined || orderNo === order['orderNo']) return;
  if (orderNo === plan) {
    const note = 'the event of a renewal names its plan; name the order of the renewal';
    context.note({ operationId: event.id, message: note });
  } else {
    const words = `the event names the order ${orderNo}, not ${String(order['orderNo'])}`;
    throw new Broken(words, sent, true, { cause: 'the event names another order' });
  }
}
