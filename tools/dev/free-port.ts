import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Ports that this process has chosen, whose servers may not be listening yet. */
const chosen = new Set<number>();

/** The first free port from `wanted` on, or any port. */
export async function freePort(wanted = 0): Promise<number> {
  for (let asked = wanted; ; asked += wanted === 0 ? 0 : 1) {
    const port = chosen.has(asked) ? undefined : await listenable(asked);
    if (port === undefined || chosen.has(port)) continue;
    chosen.add(port);
    return port;
  }
}

/** The port, or the one that the system gives for 0, if no address of this machine uses it. */
async function listenable(asked: number): Promise<number | undefined> {
  let port = asked;
  // macOS lets a server listen on all addresses although another one has the port at one of them.
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
