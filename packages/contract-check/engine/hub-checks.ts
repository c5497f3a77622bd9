import { BROKEN_TOKEN } from './client.ts';
import { connect, until } from './connect.ts';
import { answered, check, exchange, operationOf, type CheckContext } from './context.ts';
import { expectAllowed, expectOtherOrigin, expectPreflight } from './cors-check.ts';
import { Broken, NotApplicable, Skipped } from './failures.ts';
import { listenToHub, opensTo } from './hub-listener.ts';
import { isObject, type HubEvent } from './load.ts';
import { requireToken } from './sequences.ts';

/**
 * A hub rejects with an error or closes the connection. A busy machine may need seconds to open a connection that it
 * should reject.
 */
const REFUSAL_MS = 10_000;
/** The shop's client gives up a connection after this much silence. */
const SILENCE_MS = 30_000;
/** A polling client does not need to hear from a hub that has nothing to send. */
const POLLED = 'LongPolling';

/** All checks of the hub: it opens over each transport, for customers only, and sends what is declared. */
export async function checkHub(context: CheckContext, event: HubEvent): Promise<void> {
  const url = context.client.target.url + event.hub;
  const about = (name: string, run: () => Promise<void>) => check(context, event.id, name, run);
  const bad = [
    ['without a token', ''],
    ['with a broken token', BROKEN_TOKEN],
    ['with an altered token', context.client.tokenOf('changed token')],
    ['with an ended token', context.client.tokenOf('ended token')],
  ] as const;

  const offered = await offeredBy(context, event);
  const opened = opens(context, url, offered);
  const pinged = about('pings keep a silent connection open', () =>
    expectPings(context, url, offered),
  );
  await Promise.all([
    ...bad
      .filter(([name, token]) => name === 'without a token' || token !== '')
      .map(([name, token]) =>
        about(`no connection ${name}`, async () => {
          if (!(await opened))
            throw new Skipped('the hub accepts no customer, so a rejection proves nothing');
          await expectClosed(context, url, { offered, name, token });
        }),
      ),
    about('a negotiated connection opens only to its customer', () =>
      expectBound(context, event, url),
    ),
    about('negotiate offers a transport that the shop uses', () =>
      expectTransports(context, event),
    ),
    about("CORS of the hub's own address", () => expectHubCors(context, event, url)),
    ...event.transports.map((transport) =>
      about(`connects over ${transport}`, async () => {
        requireToken(context);
        if (!offered.includes(transport)) throw new NotApplicable('the hub does not offer it');
        await (await connect(context, url, transport, 'customer')).stop();
      }),
    ),
  ]);
  await context.scenarios.checkEvent(context, event, { url, offered });
  await pinged;
}

/** Checks when and to whom the hub sends an event, but nothing about its connections. */
export async function checkEventOf(context: CheckContext, event: HubEvent): Promise<void> {
  const url = context.client.target.url + event.hub;
  const offered = await offeredBy(context, event);
  await context.scenarios.checkEvent(context, event, { url, offered });
}

/** Whether it opens to the customer. Another check reports why it does not. */
async function opens(context: CheckContext, url: string, offered: readonly string[]) {
  if (context.client.tokenOf('customer') === '') return false;
  for (const transport of offered) {
    try {
      await (await connect(context, url, transport, 'customer')).stop();
      return true;
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
    }
  }
  return false;
}

/**
 * The transports of the shop that this hub offers; all if it does not list them. A redirect lists none: ASP.NET Core
 * sends an empty list with the URL of another hub.
 */
async function offeredBy(context: CheckContext, event: HubEvent): Promise<readonly string[]> {
  try {
    const { url, availableTransports } = await negotiated(context, event);
    if (url !== undefined || !Array.isArray(availableTransports)) return event.transports;
    const names = availableTransports.map((one: unknown) => isObject(one) && one['transport']);
    return event.transports.filter((name) => names.includes(name));
  } catch (error) {
    // Another check reports it.
    if (error instanceof Broken || error instanceof Skipped) return event.transports;
    throw error;
  }
}

async function expectPings(
  context: CheckContext,
  url: string,
  offered: readonly string[],
): Promise<void> {
  requireToken(context);
  const transport = offered.find((name) => name !== POLLED);
  if (transport === undefined) throw new NotApplicable('polls need none');
  const silenceMs = (context.options.silenceSeconds ?? SILENCE_MS / 1000) * 1000;
  const listener = await connect(context, url, transport, 'customer', silenceMs);
  // An event may arrive first, and the client then continues to wait.
  const isOver = () => listener.hasEnded() || context.client.ended() !== undefined;
  await until(() => listener.pings() > 0 || isOver(), silenceMs * 3);
  await listener.stop();
  if (listener.pings() > 0) return;
  context.client.expectOpen();
  const seconds = silenceMs / 1000;
  const message = `no ping within ${seconds} s: the shop closes the connection`;
  throw new Broken(message, undefined, true, {
    cause: 'the hub sends no pings',
    severity: 'breaks the shop',
  });
}

async function expectClosed(
  {
    client: {
      target: { line, origin },
    },
  }: CheckContext,
  url: string,
  { offered, name, token }: { offered: readonly string[]; name: string; token: string },
): Promise<void> {
  const ways = [
    { transport: offered[0] ?? '', skipNegotiation: false },
    { transport: 'WebSockets', skipNegotiation: true },
  ];
  for (const { transport, ...way } of ways) {
    const opened = await listenToHub(url, transport, token, { ...way, line, origin }).then(
      (listener) => listener.stop().then(() => true),
      () => false,
    );
    if (!opened) continue;
    const how = way.skipNegotiation ? 'without negotiation' : 'after negotiation';
    throw new Broken(`the hub accepts a connection ${name}, ${how}`, undefined, null, {
      severity: 'privacy',
    });
  }
}

/** A connection's secret name is not a token: knowing it must not give access to the customer's events. */
async function expectBound(context: CheckContext, event: HubEvent, url: string): Promise<void> {
  const tokens = [
    ['no token', ''],
    ['a broken token', BROKEN_TOKEN],
    ['a changed token', context.client.tokenOf('changed token')],
  ] as const;
  const { line, origin } = context.client.target;
  for (const [name, token] of tokens) {
    const { connectionToken } = await negotiated(context, event);
    if (connectionToken === undefined)
      throw new NotApplicable('a realtime service elsewhere handles it');
    if (await opensTo(token, url, connectionToken, { timeoutMs: REFUSAL_MS, line, origin })) {
      throw new Broken(`the hub accepts a negotiated connection with ${name}`, undefined, null, {
        severity: 'privacy',
      });
    }
  }
}

type Negotiated = { url?: unknown; connectionToken?: string; availableTransports?: unknown };

async function negotiated(context: CheckContext, event: HubEvent) {
  requireToken(context);
  const negotiate = operationOf(context, event.negotiate);
  const query = { negotiateVersion: 1 };
  const { sent, answer } = await exchange(context, negotiate, { query }, 'customer');
  return { sent, ...(answer.json as Negotiated) };
}

async function expectTransports(context: CheckContext, event: HubEvent): Promise<void> {
  const { sent } = await negotiated(context, event);
  const offered = await offeredBy(context, event);
  if (offered.length === 0) {
    const more = { severity: 'breaks the shop', reproduces: true } as const;
    throw new Broken('the hub offers no transport', sent, true, more);
  }
  const missing = event.transports.filter((name) => !offered.includes(name));
  if (missing.length === 0) return;
  const message = `${missing.join(', ')} is not offered; the shop works without it`;
  context.note({ operationId: event.id, message });
}

/** Long polling and Server-Sent Events are ordinary calls of the browser, so CORS applies. */
async function expectHubCors(context: CheckContext, event: HubEvent, url: string): Promise<void> {
  const { client } = context;
  const { origin } = client.target;
  expectOtherOrigin(context, url);
  const { connectionToken } = await negotiated(context, event);
  if (connectionToken === undefined)
    throw new NotApplicable('a realtime service elsewhere handles it');
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
