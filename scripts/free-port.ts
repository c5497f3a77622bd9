import { createServer } from 'node:net';

/** The wanted port, or the next free one. */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 100; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${wanted} to ${wanted + 99}.`);
}

/** A port that the system has free now and does not soon give to another. */
export function anyPort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
