import type { HubEvent } from '../load.ts';
import { BROKEN_TOKEN } from './client.ts';
import { Broken, Skipped, check, exchange, operationOf } from './context.ts';
import type { CheckContext } from './context.ts';
import { listenToHub } from './hub-listener.ts';
import type { HubMessage, Listener } from './hub-listener.ts';
import { isSuccess } from './judge.ts';
import { orders, requireToken } from './sequence-calls.ts';

const CONNECT_MS = 10_000;
/** How long to listen after an event for what should not come. */
const QUIET_MS = 400;
const PURCHASE = { Quantity: 5, PromotionCode: '', paymentType: 0, mealType: 'basic' };

/** Everything about the hub: it opens over each transport, to customers only, and sends what is declared. */
export async function checkHub(context: CheckContext, event: HubEvent): Promise<void> {
  const url = context.client.target.url + event.hub;
  const about = (name: string, run: () => Promise<void>) => check(context, event.id, name, run);

  for (const [name, token] of [
    ['without a token', ''],
    ['with a broken token', BROKEN_TOKEN],
  ] as const) {
    await about(`no connection ${name}`, () => expectClosed(url, event, token));
  }
  await about('negotiate offers the declared transports', () => expectTransports(context, event));
  for (const transport of event.transports) {
    await about(`connects over ${transport}`, async () => {
      requireToken(context);
      await (await open(context, url, transport)).stop();
    });
    await about(`a payment is reported over ${transport}, to that customer only`, () =>
      expectEvent(context, event, url, transport),
    );
  }
}

async function expectClosed(url: string, event: HubEvent, token: string): Promise<void> {
  const ways = [
    { transport: event.transports[0] ?? '', skipNegotiation: false },
    { transport: 'WebSockets', skipNegotiation: true },
  ];
  for (const way of ways) {
    const opened = await listenToHub(url, way.transport, token, way.skipNegotiation).then(
      (listener) => listener.stop().then(() => true),
      () => false,
    );
    if (!opened) continue;
    const how = way.skipNegotiation ? 'without negotiation' : 'after negotiation';
    throw new Broken(`the hub opens ${token === '' ? 'without' : 'with a broken'} token, ${how}`);
  }
}

async function expectTransports(context: CheckContext, event: HubEvent): Promise<void> {
  requireToken(context);
  const negotiate = operationOf(context, event.negotiate);
  const query = { negotiateVersion: 1 };
  const { sent, answer } = await exchange(context, negotiate, { query }, 'customer');
  const offered = (answer.json as { availableTransports?: { transport: string }[] })
    .availableTransports;
  // A redirect: the service elsewhere says what it offers.
  if (offered === undefined) return;
  const missing = event.transports.filter(
    (name) => !offered.some(({ transport }) => transport === name),
  );
  if (missing.length > 0) throw new Broken(`${missing.join(', ')} is not offered`, sent, true);
}

async function expectEvent(
  context: CheckContext,
  event: HubEvent,
  url: string,
  transport: string,
): Promise<void> {
  requireToken(context);
  const { mutate, pay } = context.options;
  if (!mutate || pay === undefined) throw new Skipped('give --mutate and --pay-command');
  const listeners: Listener[] = [];
  try {
    const mine = await open(context, url, transport);
    listeners.push(mine);
    const theirs = await openOther(context, url, transport);
    if (theirs !== undefined) listeners.push(theirs);
    const operation = operationOf(context, 'buyResidential');
    const input = { query: {}, body: PURCHASE };
    const { sent, answer } = await exchange(context, operation, input, 'customer');
    if (!isSuccess(answer.json)) throw new Broken('the purchase fails', sent);
    const { records } = await orders(context, { PageNo: 1, PageSize: 1, Type: 0 });
    await pay((answer.json.body as { url: string }).url);
    await until(() => mine.messages.length > 0, event.deadlineSeconds * 1000);
    await delay(QUIET_MS);
    expectDeclared(context, event, mine.messages, records[0]?.['orderNo']);
    if (theirs !== undefined && theirs.messages.length > 0) {
      throw new Broken("another customer gets this customer's event", sent, true);
    }
  } finally {
    for (const listener of listeners) await listener.stop();
  }
}

function expectDeclared(
  context: CheckContext,
  event: HubEvent,
  messages: HubMessage[],
  paidOrder: unknown,
): void {
  const [first] = messages;
  if (first === undefined) {
    throw new Broken(`no event within ${event.deadlineSeconds} s of the payment`, undefined, true);
  }
  const stranger = messages.find(({ target }) => target !== event.target);
  if (stranger !== undefined) {
    throw new Broken(`an undeclared event ${stranger.target} arrives`, undefined, true);
  }
  if (messages.length > 1) {
    throw new Broken(`the event arrives ${messages.length} times`, undefined, true);
  }
  const [payload, ...rest] = first.arguments;
  if (rest.length > 0 || typeof payload !== 'string') {
    throw new Broken('the event has not one argument, a JSON string', undefined, false);
  }
  const value = parseJson(payload);
  const problems = context.judge.schemaProblems(event.payload, value);
  if (problems.length > 0) {
    throw new Broken(`the payload: ${problems.join('; ')}`, undefined, false);
  }
  const { status, orderNo } = value as { status: number; orderNo?: string };
  if (status !== 1) throw new Broken('a paid purchase has not status 1', undefined, true);
  // A server need not name the order; one that does names the right one.
  if (orderNo !== undefined && orderNo !== paidOrder) {
    throw new Broken(
      `the event names the order ${orderNo}, not ${String(paidOrder)}`,
      undefined,
      true,
    );
  }
}

const open = (context: CheckContext, url: string, transport: string): Promise<Listener> =>
  connected(listenToHub(url, transport, context.client.tokenOf('customer')), transport);

async function openOther({ client }: CheckContext, url: string, transport: string) {
  const token = client.tokenOf('other customer');
  return token === '' ? undefined : await connected(listenToHub(url, transport, token), transport);
}

async function connected(work: Promise<Listener>, transport: string): Promise<Listener> {
  const late = delay(CONNECT_MS).then(() => {
    throw new Error(`not within ${CONNECT_MS / 1000} s`);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Broken(`no connection over ${transport}: ${reason}`, undefined, false);
  }
}

async function until(holds: () => boolean, timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!holds() && performance.now() < end) await delay(20);
}

const delay = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
