import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { WebSocketServer } from 'ws';
import { ask } from './ask.ts';
import { apiConfig, serverConfig } from './server-config.ts';
import { startServer } from './start-server.ts';

const SHOP = 'https://shop.example';
const TOKEN = `token-that-no-log-may-have-${'a'.repeat(8165)}`;

/** An API with its own CORS headers. Its hub sends the rest only after its first part has arrived. */
async function openApi() {
  let finish = () => {};
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.url?.startsWith('/hubs/') !== true) return void response.end(request.method);
    // As in HTTP/1.0: without chunks, until the connection closes.
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, { 'Content-Type': 'text/event-stream', Connection: 'close' });
    response.write('part');
    finish = () => void response.end();
  });
  new WebSocketServer({ server }).on('connection', (socket) => socket.send('heard'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    finish: () => finish(),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const apiOrigin: typeof serverConfig = (kind, folder, ports) =>
  apiConfig(kind === 'nginx' ? 'nginx' : 'caddy', folder, ports);

for (const [what, configOf] of [
  ['the shop', serverConfig],
  ['an API on another origin', apiOrigin],
] as const) {
  test(`the example for ${what} forwards hub events at once`, async () => {
    test.skip(test.info().project.name === 'container', 'It has no API behind it.');
    const api = await openApi();
    const { base, stop } = await startServer(api.port, configOf);
    const part = await new Promise<string>((resolve, reject) => {
      get(`${base}/hubs/payment?id=one`, (answer) => {
        answer.once('data', (chunk: Buffer) => resolve(chunk.toString()));
      }).once('error', reject);
    });
    expect(part).toBe('part');
    api.finish();
    await api.stop();
    await stop();
  });
}

test("only the shop can read an API on another origin, and no log contains the hub's token", async () => {
  const api = await openApi();
  const { base, stop } = await startServer(api.port, apiOrigin);
  const from = (origin: string, method = 'GET') =>
    ask(base, '/api/Order/PageList', {
      method,
      headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' },
    });

  const preflight = await from(SHOP, 'OPTIONS');
  expect([preflight.status, preflight.body.toString()]).toEqual([204, '']);
  expect(preflight.all('Access-Control-Allow-Origin')).toEqual([SHOP]);
  expect(preflight.all('Access-Control-Allow-Methods')).toEqual(['GET, POST, DELETE']);
  expect(preflight.all('Access-Control-Allow-Headers').join()).toContain('Authorization');
  const read = await from(SHOP);
  expect([read.status, read.body.toString()]).toEqual([200, 'GET']);
  expect(read.all('Access-Control-Allow-Origin')).toEqual([SHOP]);
  expect(read.all('Access-Control-Expose-Headers').join()).toContain('X-Request-Id');
  for (const origin of ['https://other.example', `${SHOP}.other.example`]) {
    const other = await from(origin);
    expect([other.all('Access-Control-Allow-Origin'), other.all('Vary')]).toEqual([[], ['Origin']]);
  }

  const hub = `${base}/hubs/payment?id=one&access_token=${TOKEN}`;
  const socket = new WebSocket(hub.replace('http', 'ws'));
  const [message] = (await once(socket, 'message')) as [MessageEvent];
  expect(message.data).toBe('heard');
  socket.close();

  await api.stop();
  const failed = await from(SHOP);
  expect([failed.status, failed.all('Access-Control-Allow-Origin')]).toEqual([502, [SHOP]]);
  const log = await stop();
  expect(log).toContain('/hubs/payment?id=one');
  expect(log).not.toContain('token-that-no-log-may-have');
});
