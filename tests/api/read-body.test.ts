import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { getBandwidth } from '../../generated/proxies/proxies.ts';
import { config } from '../../src/config.ts';
import { visit } from './visit.ts';

const { apiBaseUrl } = config;
let server: Server | undefined;
afterEach(() => {
  config.apiBaseUrl = apiBaseUrl;
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<void> {
  visit('token');
  server = createServer(listener);
  await new Promise<void>((resolve) => {
    server?.listen(0, '127.0.0.1', resolve);
  });
  config.apiBaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const failure = () =>
  getBandwidth().then(
    () => undefined,
    (error: unknown) => error,
  );

test('a truncated error page is an error with its status', async () => {
  await serve((_request, response) => {
    response.writeHead(502, { 'Content-Length': '1000' }).write('<html>');
    setTimeout(() => response.destroy(), 20);
  });
  expect(await failure()).toMatchObject({ kind: 'http', status: 502 });
});

test('a connection lost within a response is a network failure, not a contract violation', async () => {
  await serve((_request, response) => {
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('{"code":200,');
    setTimeout(() => response.destroy(), 20);
  });
  expect(await failure()).toMatchObject({ kind: 'network', status: 0 });
});
