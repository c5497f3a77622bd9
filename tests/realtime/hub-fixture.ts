import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hub } from '../../sandbox/hub/Hub.ts';
import type { NegotiateAnswer } from '../../sandbox/hub/negotiate.ts';

export const HUB_PATH = '/hubs/payment';
export const TOKEN = 'token-of-ada';
export const USER = 'ada';

type Answer = { status: number; body: unknown };

export type TestHub = {
  url: string;
  hub: Hub;
  /** Bearer tokens that were sent to negotiate. */
  negotiatedWith: string[];
  /** Replaces the answer of negotiate. */
  answerWith: (answer: (() => Answer) | undefined) => void;
  /** Disconnects and reconnects the network. */
  setReachable: (isReachable: boolean) => void;
  stop: () => Promise<void>;
};

/** The sandbox's hub behind its own server, with the faults that these tests need. */
export async function startHub(): Promise<TestHub> {
  const hub = new Hub({ userOf: (token) => (token === TOKEN ? USER : undefined) });
  const negotiatedWith: string[] = [];
  let answer: (() => Answer) | undefined;
  let isReachable = true;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const json = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (!isReachable) {
      request.socket.destroy();
    } else if (url.pathname === `${HUB_PATH}/negotiate`) {
      const token = (request.headers.authorization ?? '').replace('Bearer ', '');
      negotiatedWith.push(token);
      const other = answer?.();
      if (other) json(other.status, other.body);
      else if (token !== TOKEN) json(401, { code: 401 });
      else json(200, hub.negotiate(USER) satisfies NegotiateAnswer);
    } else {
      void hub.handle(request, response, url);
    }
  });
  server.on('upgrade', (request, socket, head) => {
    if (!isReachable) socket.destroy();
    else hub.upgrade(request, socket, head);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${HUB_PATH}`,
    hub,
    negotiatedWith,
    answerWith: (next) => {
      answer = next;
    },
    setReachable: (next) => {
      isReachable = next;
      if (!next) hub.end(undefined, 'drop');
    },
    stop: async () => {
      hub.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
