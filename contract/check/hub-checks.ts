import type { HubEvent } from '../load.ts';
import { BROKEN_TOKEN } from './client.ts';
import { Broken, Skipped, check, exchange, operationOf } from './context.ts';
import type { CheckContext } from './context.ts';
import { listenToHub } from './hub-listener.ts';
import type { HubMessage } from './hub-listener.ts';
import { isSuccess } from './judge.ts';

const CONNECT_MS = 10_000;
/** How long to listen after an event for what should not come. */
const QUIET_MS = 500;

/** Everything about the hub: it opens over each transport, to customers only, and sends what is declared. */
export async function checkHub(context: CheckContext, event: HubEvent): Promise<void> {
  const url = context.client.target.url + event.hub;
  const about = (name: string, run: () => Promise<void>) => check(context, event.id, name, run);

  for (const transport of event.transports) {
    await about(`connects over ${transport}`, async () => {
      const token = requireToken(context);
      const listener = await withTimeout(listenToHub(url, transport, token), `over ${transport}`);
      await listener.stop();
    });
  }
  for (const [name, token] of [
    ['without a token', ''],
    ['with a broken token', BROKEN_TOKEN],
  ] as const) {
    await about(`no connection ${name}`, async () => {
      const opened = await listenToHub(url, event.transports[0] ?? '', token).then(
        (listener) => listener.stop().then(() => true),
        () => false,
      );
      if (opened) throw new Broken(`the hub opens ${name}`);
    });
  }
  await about('a paid purchase sends the declared event, to that customer only', () =>
    expectEvent(context, event, url),
  );
}

async function expectEvent(context: CheckContext, event: HubEvent, url: string): Promise<void> {
  const token = requireToken(context);
  const { mutate, pay } = context.options;
  if (!mutate || pay === undefined) throw new Skipped('give --mutate and --pay-command');
  const transport = event.transports[0] ?? '';
  const mine = await withTimeout(listenToHub(url, transport, token), `over ${transport}`);
  const otherToken = context.client.tokenOf('other customer');
  const theirs =
    otherToken === '' ? undefined : await withTimeout(listenToHub(url, transport, otherToken), '');
  try {
    const body = { Quantity: 5, PromotionCode: '', paymentType: 0, mealType: 'basic' };
    const operation = operationOf(context, 'buyResidential');
    const { sent, answer } = await exchange(context, operation, { query: {}, body }, 'customer');
    if (!isSuccess(answer.json)) throw new Broken('the purchase fails', sent);
    await pay((answer.json.body as { url: string }).url);
    await until(() => mine.messages.length > 0, event.deadlineSeconds * 1000);
    await delay(QUIET_MS);
    expectDeclared(context, event, mine.messages);
    if (theirs !== undefined && theirs.messages.length > 0) {
      throw new Broken("another customer gets this customer's event");
    }
  } finally {
    await mine.stop();
    await theirs?.stop();
  }
}

function expectDeclared(context: CheckContext, event: HubEvent, messages: HubMessage[]): void {
  const [first] = messages;
  if (first === undefined) {
    throw new Broken(`no event within ${event.deadlineSeconds} s of the payment`, undefined, true);
  }
  for (const { target } of messages) {
    if (target !== event.target) {
      throw new Broken(`an undeclared event ${target} arrives`, undefined, true);
    }
  }
  if (messages.length > 1)
    throw new Broken(`the event arrives ${messages.length} times`, undefined, true);
  const [payload, ...rest] = first.arguments;
  if (rest.length > 0 || typeof payload !== 'string') {
    throw new Broken('the event has not one argument, a JSON string', undefined, false);
  }
  const problems = context.judge.schemaProblems(event.payload, parseJson(payload));
  if (problems.length > 0)
    throw new Broken(`the payload: ${problems.join('; ')}`, undefined, false);
  if ((parseJson(payload) as { status: number }).status !== 1) {
    throw new Broken('a paid purchase has not status 1', undefined, true);
  }
}

function requireToken(context: CheckContext): string {
  const token = context.client.tokenOf('customer');
  if (token === '') throw new Skipped('give --token, or --email and --password');
  return token;
}

async function withTimeout<T>(work: Promise<T>, what: string): Promise<T> {
  const late = delay(CONNECT_MS).then(() => {
    throw new Broken(`no connection ${what} within ${CONNECT_MS / 1000} s`, undefined, false);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    if (error instanceof Broken) throw error;
    throw new Broken(`no connection ${what}: ${String(error)}`, undefined, false);
  }
}

async function until(holds: () => boolean, timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!holds() && performance.now() < end) await delay(20);
}

const delay = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
