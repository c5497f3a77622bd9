import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { ask } from './ask.ts';
import { startServer } from './start-server.ts';

/** A backend that accepts longer headers than most, behind the server of this project. */
async function startRecorder() {
  const asked: Array<IncomingMessage> = [];
  const backend = createServer({ maxHeaderSize: 128 * 1024 }, (request, response) => {
    asked.push(request);
    request.resume().once('end', () => response.end('answered'));
  });
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { base, stop } = await startServer((backend.address() as AddressInfo).port);
  return {
    base,
    asked,
    stop: async () => {
      await stop();
      backend.close();
      backend.closeAllConnections();
    },
  };
}

// The longest values of the contract, once with characters that a URL escapes.
for (const token of ['a'.repeat(8192), `${'+/'.repeat(4095)}==`])
  test(`a token of ${token.length} characters reaches the backend, as ${token.slice(0, 2)}…`, async () => {
    const { base, asked, stop } = await startRecorder();
    const address = `/hubs/payment?id=one&access_token=${encodeURIComponent(token)}`;
    expect((await ask(base, address)).status).toBe(200);
    const headers = { Authorization: `Bearer ${token}` };
    for (const path of ['/hubs/payment/negotiate', '/api/SysLogin/GetUserInfo'])
      expect([path, (await ask(base, path, { headers })).status]).toEqual([path, 200]);
    const seen = asked.map(({ url, headers: { authorization } }) => authorization ?? url);
    expect(seen).toEqual([address, headers.Authorization, headers.Authorization]);
    await stop();
  });

test('the hub is upgraded only for WebSockets', async () => {
  const { base, asked, stop } = await startRecorder();
  const path = '/hubs/payment/negotiate';
  await ask(base, path, { method: 'POST', body: '{}' });
  // Behind nginx no client can ask for HTTP/2 without TLS, whose later requests the server would not see.
  const h2c = { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c' };
  if (test.info().project.name === 'nginx') await ask(base, path, { headers: h2c });
  const connections = asked.map(({ headers }) => headers.connection ?? '');
  expect(connections.filter((value) => /upgrade/i.test(value))).toEqual([]);
  await stop();
});
