import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const MEMBER = 32 * 1024 * 1024;

/** A server with this listener, for one test. */
export async function startServer(listener: Listener) {
  const server = createServer((request, response) => {
    request.resume();
    listener(request, response);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => stop(server));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://localhost:${port}` };
}

export const TRANSPORTS = ['WebSockets', 'ServerSentEvents', 'LongPolling'];
export const MESSAGE_END = '\u001E';
export const HANDSHAKE = `{}${MESSAGE_END}`;

/** A hub that offers every transport, sets a cookie when it negotiates, and leaves the rest to the listener. */
export async function startHub(listener: Listener) {
  const { server, url } = await startServer((request, response) => {
    if (!request.url?.startsWith('/hub/negotiate')) return listener(request, response);
    const availableTransports = TRANSPORTS.map((transport) => ({
      transport,
      transferFormats: ['Text'],
    }));
    const answer = { negotiateVersion: 1, connectionToken: 'c', connectionId: 'c' };
    response
      .setHeader('Set-Cookie', 'server=7; Path=/; HttpOnly')
      .end(JSON.stringify({ ...answer, availableTransports }));
  });
  return { server, url: `${url}/hub` };
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Responds with JSON in a body that the client must decompress. */
export function sendPacked(response: ServerResponse, bytes: Buffer): void {
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Encoding': 'gzip',
    'Access-Control-Allow-Origin': '*',
  });
  response.end(bytes);
}

/** 580 kB that decompress to 576 MiB. */
export function bomb(): Buffer {
  const member = gzipSync(Buffer.alloc(MEMBER, ' '));
  return Buffer.concat(Array.from({ length: 18 }, () => member));
}

/**
 * Clears the screen, forges a line, ends lines in every way, contains commands for CI servers, reverses the text
 * direction, and has characters that XML forbids.
 */
export const EVIL =
  'no\u001B[2J\u001B[H\r\n✓ forged\n::stop-commands::x\u0085##[add-mask]y\u009B31m\u202E\u2028\u2066\u007F\uFFFE\uD800.';
