import type { Duplex } from 'node:stream';
import { serve } from '@ambergate/sandbox/http/serve.ts';
import { Hub } from '@ambergate/sandbox/hub/Hub.ts';
import type { NegotiateAnswer } from '@ambergate/sandbox/hub/negotiate.ts';
import { onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';

export const HUB_PATH = '/hubs/payment';
export const TOKEN = 'token-of-ada';
export const USER = 'ada';

type Transport = 'WebSockets' | 'ServerSentEvents' | 'LongPolling';

/** `swallowed`: it opens but delivers nothing. `unanswered`: it does not even open. */
type Failure = 'refused' | 'swallowed' | 'unanswered';

type Answer = { status: number; body: unknown; headers?: Record<string, string> };

export type TestHub = {
  url: string;
  hub: Hub;
  /** Bearer tokens that were sent to negotiate. */
  negotiatedWith: readonly string[];
  /** Bearer tokens of everything else, in headers and URLs. */
  connectedWith: ReadonlySet<string>;
  /** Connections accept only tokens that negotiate has issued since, and no longer the customer's. */
  demandOwnTokens: () => void;
  /** The transports of all connections, in order. */
  tried: readonly Transport[];
  /** Replaces the behavior of a transport, as an intermediate proxy might. */
  fail: (transport: Transport, how: Failure) => void;
  /** Replaces the response of negotiate. */
  answerWith: (answer: (() => Answer) | undefined) => void;
  /** Disconnects and reconnects the network. */
  setReachable: (isReachable: boolean) => void;
};

/** The sandbox's hub behind its own server, for one test, with the faults that these tests need. */
export async function startHub(): Promise<TestHub> {
  const connectedWith = new Set<string>();
  let own: Set<string> | undefined;
  const tried: Transport[] = [];
  const failing = new Map<Transport, Failure>();
  const sockets = new WebSocketServer({ noServer: true });
  const held = new Set<Duplex>();
  const userOf = (token: string) => {
    connectedWith.add(token);
    return (own?.has(token) ?? token === TOKEN) ? USER : undefined;
  };
  const hub = new Hub({ userOf });
  const negotiatedWith: string[] = [];
  let answer: (() => Answer) | undefined;
  let isReachable = true;
  const ownToken = () => {
    const accessToken = `own-${negotiatedWith.length}`;
    own?.add(accessToken);
    return { accessToken };
  };
  const fetch = async (request: Request): Promise<Response> => {
    if (!isReachable) throw new Error('The line is cut.');
    if (new URL(request.url).pathname !== `${HUB_PATH}/negotiate`) {
      const transport = transportOf(request);
      if (transport === undefined) return hub.answer(request);
      tried.push(transport);
      return answerFailing(failing.get(transport)) ?? hub.answer(request);
    }
    const token = (request.headers.get('Authorization') ?? '').replace('Bearer ', '');
    negotiatedWith.push(token);
    const other = answer?.();
    if (other) return Response.json(other.body, other);
    if (token !== TOKEN) return Response.json({ code: 401 }, { status: 401 });
    const connection: NegotiateAnswer = { ...hub.negotiate(USER), ...(own && ownToken()) };
    return Response.json(connection);
  };
  const upgrade: Hub['upgrade'] = (request, socket, head) => {
    const how = failing.get('WebSockets');
    if (isReachable) tried.push('WebSockets');
    if (!isReachable || how === 'refused') return void socket.destroy();
    held.add(socket);
    if (how === undefined) hub.upgrade(request, socket, head);
    if (how === 'swallowed') sockets.handleUpgrade(request, socket, head, () => undefined);
  };
  const { url, stop } = await serve({
    fetch,
    hub: { upgrade },
    hubPath: HUB_PATH,
    port: 0,
    host: 'localhost',
  });
  onTestFinished(async () => {
    hub.stop();
    for (const socket of held) socket.destroy();
    await stop();
  });
  return {
    url: url + HUB_PATH,
    hub,
    negotiatedWith,
    connectedWith,
    demandOwnTokens: () => {
      own = new Set();
    },
    tried,
    fail: (transport, how) => void failing.set(transport, how),
    answerWith: (next) => {
      answer = next;
    },
    setReachable: (next) => {
      isReachable = next;
      if (!next) hub.end(undefined, 'drop');
    },
  };
}

/** The transport that a request opens; undefined if it belongs to an open one. */
function transportOf({ method, headers, url }: Request): Transport | undefined {
  if (method !== 'GET') return undefined;
  if (headers.get('Accept') === 'text/event-stream') return 'ServerSentEvents';
  return new URL(url).searchParams.has('_') ? 'LongPolling' : undefined;
}

function answerFailing(how: Failure | undefined): Response | Promise<Response> | undefined {
  if (how === 'refused') return new Response(null, { status: 403 });
  if (how === 'unanswered') return new Promise<Response>(() => undefined);
  const headers = { 'Content-Type': 'text/event-stream' };
  return how && new Response(new ReadableStream(), { headers });
}
