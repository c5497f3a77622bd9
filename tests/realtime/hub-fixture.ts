import { onTestFinished } from 'vitest';
import { serve } from '../../sandbox/http/serve.ts';
import { Hub } from '../../sandbox/hub/Hub.ts';
import type { NegotiateAnswer } from '../../sandbox/hub/negotiate.ts';

export const HUB_PATH = '/hubs/payment';
export const TOKEN = 'token-of-ada';
export const USER = 'ada';

type Answer = { status: number; body: unknown; headers?: Record<string, string> };

export type TestHub = {
  url: string;
  hub: Hub;
  /** Bearer tokens that were sent to negotiate. */
  negotiatedWith: readonly string[];
  /** Bearer tokens of everything else, in headers and addresses. */
  connectedWith: ReadonlySet<string>;
  /** Connections open only to tokens that negotiate gave since, no longer to the customer's. */
  demandOwnTokens: () => void;
  /** Refuses WebSockets, as some proxies do. */
  refuseSockets: () => void;
  /** Replaces the answer of negotiate. */
  answerWith: (answer: (() => Answer) | undefined) => void;
  /** Disconnects and reconnects the network. */
  setReachable: (isReachable: boolean) => void;
};

/** The sandbox's hub behind its own server, for one test, with the faults that these tests need. */
export async function startHub(): Promise<TestHub> {
  const connectedWith = new Set<string>();
  let own: Set<string> | undefined;
  let hasSockets = true;
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
    if (new URL(request.url).pathname !== `${HUB_PATH}/negotiate`) return hub.answer(request);
    const token = (request.headers.get('Authorization') ?? '').replace('Bearer ', '');
    negotiatedWith.push(token);
    const other = answer?.();
    if (other) return Response.json(other.body, other);
    if (token !== TOKEN) return Response.json({ code: 401 }, { status: 401 });
    const connection: NegotiateAnswer = { ...hub.negotiate(USER), ...(own && ownToken()) };
    return Response.json(connection);
  };
  const upgrade: Hub['upgrade'] = (request, socket, head) => {
    if (!isReachable || !hasSockets) socket.destroy();
    else hub.upgrade(request, socket, head);
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
    refuseSockets: () => {
      hasSockets = false;
    },
    answerWith: (next) => {
      answer = next;
    },
    setReachable: (next) => {
      isReachable = next;
      if (!next) hub.end(undefined, 'drop');
    },
  };
}
