import type { HubEvent } from '../load.ts';
import { BROKEN_TOKEN } from './client.ts';
import { answered, check, exchange, operationOf } from './context.ts';
import type { CheckContext } from './context.ts';
import { expectAllowed, expectPreflight } from './cors-check.ts';
import { Broken, Skipped } from './failures.ts';
import { listenToHub, opensTo } from './hub-listener.ts';
import { connect, payAndListen } from './hub-payment.ts';
import { requireToken } from './sequence-calls.ts';

/** A hub refuses with an error or closes. A busy machine needs seconds to open what it should not. */
const REFUSAL_MS = 10_000;

/** All checks of the hub: it opens over each transport, for customers only, and sends what is declared. */
export async function checkHub(context: CheckContext, event: HubEvent): Promise<void> {
  const url = context.client.target.url + event.hub;
  const about = (name: string, run: () => Promise<void>) => check(context, event.id, name, run);
  const bad = [
    ['without a token', ''],
    ['with a broken token', BROKEN_TOKEN],
    ['with a token whose end is changed', context.client.tokenOf('changed token')],
    ['with an ended token', context.client.tokenOf('ended token')],
  ] as const;

  await Promise.all([
    ...bad
      .filter(([name, token]) => name === 'without a token' || token !== '')
      .map(([name, token]) =>
        about(`no connection ${name}`, () => expectClosed(url, event, name, token)),
      ),
    about('a negotiated connection opens to its customer alone', () =>
      expectBound(context, event, url),
    ),
    about('negotiate offers the declared transports', () => expectTransports(context, event)),
    about("CORS of the hub's own address", () => expectHubCors(context, event, url)),
    ...event.transports.map((transport) =>
      about(`connects over ${transport}`, async () => {
        requireToken(context);
        await (await connect(context, url, transport, 'customer')).stop();
      }),
    ),
  ]);
  const heard = payAndListen(context, event, url);
  for (const transport of event.transports) {
    await about(`a payment is reported over ${transport}, to that customer only`, async () =>
      (await heard)(transport),
    );
  }
}

async function expectClosed(
  url: string,
  event: HubEvent,
  name: string,
  token: string,
): Promise<void> {
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
    throw new Broken(`the hub opens ${name}, ${how}`);
  }
}

/** A connection's secret name is not a token: knowing it must not give access to the customer's events. */
async function expectBound(context: CheckContext, event: HubEvent, url: string): Promise<void> {
  const tokens = [
    ['no token', ''],
    ['a broken token', BROKEN_TOKEN],
    ['a changed token', context.client.tokenOf('changed token')],
  ] as const;
  for (const [name, token] of tokens) {
    const { connectionToken } = await negotiated(context, event);
    if (connectionToken === undefined) throw new Skipped('a realtime service elsewhere takes it');
    if (await opensTo(token, url, connectionToken, REFUSAL_MS)) {
      throw new Broken(`the hub opens a negotiated connection to ${name}`);
    }
  }
}

type Negotiated = {
  connectionToken?: string;
  availableTransports?: readonly { transport: string }[];
};

async function negotiated(context: CheckContext, event: HubEvent) {
  requireToken(context);
  const negotiate = operationOf(context, event.negotiate);
  const query = { negotiateVersion: 1 };
  const { sent, answer } = await exchange(context, negotiate, { query }, 'customer');
  return { sent, ...(answer.json as Negotiated) };
}

async function expectTransports(context: CheckContext, event: HubEvent): Promise<void> {
  const { sent, availableTransports } = await negotiated(context, event);
  // A redirect: the remote service offers its own transports.
  if (availableTransports === undefined) return;
  const missing = event.transports.filter(
    (name) => !availableTransports.some(({ transport }) => transport === name),
  );
  if (missing.length > 0) throw new Broken(`${missing.join(', ')} is not offered`, sent, true);
}

/** Long polling and Server-Sent Events are ordinary calls of the browser, so CORS applies. */
async function expectHubCors(context: CheckContext, event: HubEvent, url: string): Promise<void> {
  const { client } = context;
  const { origin } = client.target;
  if (new URL(url).origin === origin) throw new Skipped('the app has the same origin');
  const { connectionToken } = await negotiated(context, event);
  if (connectionToken === undefined) throw new Skipped('a realtime service elsewhere takes it');
  const negotiate = operationOf(context, event.negotiate);
  const address = `${url}?id=${encodeURIComponent(connectionToken)}`;
  for (const method of ['GET', 'POST']) await expectPreflight(context, negotiate, address, method);
  const headers = { Origin: origin, Authorization: `Bearer ${client.tokenOf('customer')}` };
  const input = { query: {} };
  const { curl, answer } = await answered(negotiate, input, 'customer', () =>
    client.call(address, { method: 'GET', headers }),
  );
  const sent = { operation: negotiate, input, identity: 'customer' as const, curl };
  expectAllowed(answer, origin, `a poll of the hub does not allow ${origin}`, sent);
}
