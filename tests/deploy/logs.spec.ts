import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { WebSocketServer } from 'ws';
import { ask } from './ask.ts';
import { startServer } from './start-server.ts';

const TOKEN = 'token-of-ada-that-no-log-may-have';
const HUB = `/hubs/payment?id=one&access_token=${TOKEN}`;

/** A backend whose hub responds, accepts sockets, and breaks off in the middle of a response. */
async function openBackend() {
  const server = createServer((request, response) => {
    if (request.url?.includes('break') !== true) return void response.end('answered');
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('the first part', () => request.socket.destroy());
  });
  new WebSocketServer({ server }).on('connection', (socket) => socket.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Resolves when a socket has been closed or rejected. */
function connectSocket(base: string): Promise<unknown> {
  const socket = new WebSocket(base.replace('http', 'ws') + HUB);
  return new Promise((resolve) => {
    socket.addEventListener('close', resolve);
    socket.addEventListener('error', resolve);
  });
}

const statusOf = async (base: string, path: string, headers: Record<string, string> = {}) =>
  (await ask(base, path, { headers })).status;

test("no log contains the hub's token, whether a request succeeds or fails", async () => {
  const backend = await openBackend();
  const { base, stop } = await startServer(backend.port);
  expect(await statusOf(base, HUB)).toBe(200);
  await connectSocket(base);
  await expect(ask(base, `${HUB}&break`)).rejects.toThrow();
  // The server rejects it before it resolves the URL.
  const long = 'a'.repeat(40_000);
  await statusOf(base, `${HUB}&long=${long}`).catch(() => undefined);
  await statusOf(base, HUB, { Cookie: long }).catch(() => undefined);
  await statusOf(base, HUB, { Host: '/' }).catch(() => undefined);
  await backend.stop();
  expect(await statusOf(base, HUB)).toBe(502);
  expect(await statusOf(base, HUB, { Accept: 'text/event-stream' })).toBe(502);
  await connectSocket(base);
  // Without a token, and after all others.
  expect(await statusOf(base, '/api/Last?page=2')).toBe(502);
  const log = await stop();
  expect(log).toContain('/api/Last?page=2');
  expect(log).toContain('/hubs/payment?id=one');
  expect(log).not.toContain(TOKEN);
});
