import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { startHubServer } from '@ambergate/sandbox/hub/hub-server.ts';
import { Hub } from '@ambergate/sandbox/hub/Hub.ts';
import { remoteRealtime } from '@ambergate/sandbox/hub/Realtime.ts';
import { getRequestListener } from '@hono/node-server';
import type { Customer, World } from './world.ts';

const SECRET = 'between-the-two-servers';
const TARGET = 'PublicPaymentStatus';
const PING = '{"type":6}\u001e';

/** Speaks SignalR like the sandbox's hub, but its messages and recipients are specific to this backend. */
export function attachHub(world: World, server: Server, elsewhere: string | undefined) {
  const userOf = (token: string) => {
    const customer = world.customerOf(token);
    return (world.has('the hub opens to any token') ? world.customers[0] : customer)?.id.toString();
  };
  const keepAliveMs = world.has('the hub sends no pings') ? 2 ** 31 - 1 : 500;
  const hub = new Hub({ userOf, keepAliveMs });
  /** Its connections receive nothing. */
  const deaf = new Hub({ userOf });
  const ofDeaf = new Set<string>();
  let count = 0;
  const remote =
    elsewhere === undefined
      ? undefined
      : remoteRealtime({ origin: elsewhere, secret: SECRET }, () => undefined);

  let announcedAt = Infinity;
  const heard = new Set<string>();

  world.announce = (customer, orderNo) => {
    announcedAt = Date.now();
    const args = argumentsOf(world, { orderNo, kanal: 'karte', status: 1 });
    const isRenewal = customer.orders.some((one) => one.orderNo === orderNo && one.renews);
    const isForAll =
      world.has('the event goes to everybody') ||
      (isRenewal && world.has('the event of a renewal goes to everybody'));
    const receiver = isForAll ? undefined : String(receiverOf(customer)?.id);
    const targets = [TARGET];
    if (world.has('the event comes twice')) targets.push(TARGET);
    if (world.has('an event that is not declared comes, too')) targets.push('OrderChanged');
    for (const target of targets) {
      if (world.has('a connection hears one event') && heard.has(String(receiver))) continue;
      heard.add(String(receiver));
      if (remote !== undefined) void remote.send(receiver, target, args);
      else hub.sendTo(receiver, target, args);
    }
  };
  world.notify = (customer, notice) => {
    if (world.has('a test sends no event')) return;
    const receiver = world.has('an alert goes to everybody') ? undefined : String(customer.id);
    const args = [JSON.stringify(notice)];
    if (remote !== undefined) void remote.send(receiver, 'Notice', args);
    else hub.sendTo(receiver, 'Notice', args);
  };
  const receiverOf = (customer: Customer) =>
    world.has('the event goes to another customer')
      ? world.customers.find((one) => one.email.startsWith('zweite'))
      : customer;
  const hubOf = (url: URL) => (ofDeaf.has(url.searchParams.get('id') ?? '') ? deaf : hub);

  const listener = getRequestListener(
    async (request) => {
      const began = Date.now();
      const answer = await hubOf(new URL(request.url)).answer(request);
      const isLost = world.has('an event between two polls is lost') && began > announcedAt;
      const isPoll = answer.headers.get('content-type') === 'text/plain';
      if (!isLost || !isPoll || request.method !== 'GET') return answer;
      const text = await answer.text();
      const { status, headers } = answer;
      return new Response(text.includes(TARGET) ? PING : text || null, { status, headers });
    },
    { overrideGlobalObjects: false },
  );
  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    hubOf(url).upgrade(withToken(world, request, url), socket, head);
  });
  return {
    negotiate(customer: Customer, own: string) {
      if (remote !== undefined) {
        // ASP.NET Core writes the other fields for Azure SignalR.
        const redirect = remote.negotiate(String(customer.id), own);
        return { negotiateVersion: 0, availableTransports: [], ...redirect };
      }
      count += 1;
      heard.delete(String(customer.id));
      const isDeaf = count % 2 === 0 && world.has('every second connection is deaf');
      const answer = (isDeaf ? deaf : hub).negotiate(String(customer.id));
      if (isDeaf) ofDeaf.add(answer.connectionToken);
      const isPolled = world.has('the hub offers long polling alone');
      const isNone = world.has('the hub offers no transport');
      const availableTransports = answer.availableTransports.filter(
        ({ transport }) => !isNone && (!isPolled || transport === 'LongPolling'),
      );
      return { ...answer, availableTransports };
    },
    handle: (request: IncomingMessage, response: ServerResponse) => listener(request, response),
    stop: () => {
      hub.stop();
      deaf.stop();
    },
  };
}

function argumentsOf(world: World, payload: object): unknown[] {
  if (world.has('the event is an object')) return [payload];
  if (world.has('the event has no list of arguments')) return null as never;
  if (world.has('the event lacks its status')) return ['{}'];
  if (world.has('the event says underpaid')) {
    return [JSON.stringify({ ...Object(payload), state: 'underpaid' })];
  }
  return [JSON.stringify(world.has('the event says declined') ? { status: 0 } : payload)];
}

/** If the fault is injected, a socket needs only the name of a connection, not a token. */
function withToken(world: World, request: IncomingMessage, url: URL): IncomingMessage {
  const customer = world.customers[0];
  const isBare = !url.searchParams.has('access_token') && url.searchParams.has('id');
  if (isBare && customer !== undefined && world.has('a connection needs no token')) {
    request.headers.authorization = `Bearer ${world.tokenFor(customer)}`;
  }
  return request;
}

/** A hub in its own server, to which the backend redirects. */
export const startRemoteHub = (origins: readonly string[]) =>
  startHubServer({ secret: SECRET, origins });
