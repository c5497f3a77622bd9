import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { onlyTo, type Hub } from '../hub/Hub.ts';
import { requestUrl } from './request-url.ts';

type Served = {
  fetch: (request: Request) => Response | Promise<Response>;
  hub: Pick<Hub, 'upgrade'>;
  /** The only path at which WebSockets are accepted. */
  hubPath: string;
  port: number;
  host: string;
};

/** Serves an app on a socket. Requests are for `url`, regardless of the host in the request line. */
export async function serve({ fetch, hub, hubPath, port, host }: Served) {
  let url = '';
  const listener = getRequestListener(
    async (request, { outgoing }) => {
      try {
        return await fetch(request);
      } catch {
        outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer(onlyTo(hubPath), (incoming, outgoing) => {
    const asked = requestUrl(incoming.url ?? '/', url);
    if (asked === undefined) return void outgoing.writeHead(400).end();
    incoming.url = asked.href;
    void listener(incoming, outgoing);
  });
  server.on('upgrade', (request, socket, head) => hub.upgrade(request, socket, head));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
