import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

export type Credentials = { user: string; password: string };

export type AuthProxy = {
  port: number;
  /** Accepted user names, in order. */
  accepted: Array<string>;
  /** Number of requests without valid credentials. Browsers first ask once without. */
  refused: () => number;
  close: () => void;
};

/**
 * A proxy that accepts only known credentials. It responds for every site with "via <user>", for plain requests and
 * CONNECT alike, so that nothing leaves the machine.
 */
export async function startAuthProxy(known: readonly Credentials[]): Promise<AuthProxy> {
  const accepted: string[] = [];
  let refusals = 0;
  const users = new Map(
    known.map(({ user, password }) => [
      `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      user,
    ]),
  );
  const userOf = (request: IncomingMessage): string | undefined => {
    const user = users.get(request.headers['proxy-authorization'] ?? '');
    if (user === undefined) refusals += 1;
    return user;
  };
  const answer = (response: ServerResponse, user: string) => {
    response.setHeader('Content-Type', 'text/plain');
    response.end(`via ${user}`);
  };

  const server = createServer((request, response) => {
    const user = userOf(request);
    if (user === undefined) {
      response.writeHead(407, { 'Proxy-Authenticate': 'Basic realm="test"' }).end();
      return;
    }
    if (!request.url?.includes('favicon')) accepted.push(user);
    answer(response, user);
  });
  server.on('connect', (request, socket: Duplex) => {
    socket.on('error', () => undefined);
    const user = userOf(request);
    if (user === undefined) {
      socket.end(
        'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="test"\r\nContent-Length: 0\r\n\r\n',
      );
      return;
    }
    accepted.push(user);
    void tunnelToSite(user, socket);
  });
  const sites: { close: () => void }[] = [];
  async function tunnelToSite(user: string, socket: Duplex): Promise<void> {
    const site = createServer((_, response) => answer(response, user));
    sites.push(site);
    const port = await listen(site);
    const end = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      end.pipe(socket).pipe(end);
    });
    end.on('error', () => socket.destroy());
  }
  const port = await listen(server);
  return {
    port,
    accepted,
    refused: () => refusals,
    close: () => {
      for (const each of [server, ...sites]) each.close();
      server.closeAllConnections();
    },
  };
}

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
