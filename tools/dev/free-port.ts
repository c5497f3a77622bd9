import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Ports that this process has chosen. Their servers may not be listening yet. */
const chosen = new Set<number>();

/** The first free port starting at `wanted`, or any port if it is 0. */
export async function freePort(wanted = 0): Promise<number> {
  for (let asked = wanted; ; asked += wanted === 0 ? 0 : 1) {
    const port = chosen.has(asked) ? undefined : await listenable(asked);
    if (port === undefined || chosen.has(port)) continue;
    chosen.add(port);
    return port;
  }
}

/** The port, or for 0 the port that the system assigns; undefined if any address of this machine uses it. */
async function listenable(asked: number): Promise<number | undefined> {
  let port = asked;
  // macOS lets a server listen on all addresses even if another server uses the port on one of them.
  for (const host of ['0.0.0.0', '::', '127.0.0.1', '::1']) {
    const server = createServer().listen(port, host);
    try {
      await once(server, 'listening');
      ({ port } = server.address() as AddressInfo);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EADDRINUSE' || code === 'EACCES') return undefined;
      // A machine without IPv6 has no IPv6 address.
      if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw error;
    } finally {
      await new Promise((resolve) => void server.close(resolve));
    }
  }
  return port;
}
