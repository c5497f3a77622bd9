import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { getBandwidth } from '../../generated/proxies/proxies.ts';
import { readText } from '../../src/api/http.ts';
import { config } from '../../src/config.ts';
import { visit } from './visit.ts';

const { apiBaseUrl } = config;
const MIB = 1024 * 1024;
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
const TOO_LONG = {
  kind: 'contract',
  status: 200,
  message: expect.stringContaining('longer than') as string,
};
const failure = () =>
  getBandwidth().then(
    () => undefined,
    (error: unknown) => error,
  );

test('an answer is read up to the limit and not beyond, however it is cut into pieces', async () => {
  const text = 'größer als € 🙂'.repeat(7);
  const bytes = new TextEncoder().encode(text);
  for (const size of [1, 2, 3, 64, bytes.length]) {
    const pieces = () => {
      let at = 0;
      return new ReadableStream<Uint8Array>({
        pull(controller) {
          if (at >= bytes.length) return controller.close();
          controller.enqueue(bytes.slice(at, at + size));
          at += size;
        },
      });
    };
    expect(await readText(new Response(pieces()), bytes.length)).toBe(text);
    expect(await readText(new Response(pieces()), bytes.length - 1)).toBeNull();
  }
  expect(await readText(new Response(null))).toBe('');
});

test('an endless answer is refused, and the server is told to stop', async () => {
  let closed: () => void = () => undefined;
  const isClosed = new Promise<void>((resolve) => {
    closed = resolve;
  });
  await serve((_request, response) => {
    const piece = Buffer.alloc(MIB, 'x');
    const more = () => {
      while (response.write(piece));
    };
    response.on('drain', more).on('close', closed);
    more();
  });
  expect(await failure()).toMatchObject(TOO_LONG);
  await isClosed;
});

test('33 MiB compressed to 33 kB are refused: the decoded size counts', async () => {
  const packed = gzipSync(Buffer.alloc(33 * MIB, ' '));
  expect(packed.length).toBeLessThan(MIB);
  await serve((_request, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed);
  });
  expect(await failure()).toMatchObject(TOO_LONG);
});

test('a long error page is an error of its status', async () => {
  await serve((_request, response) => {
    response.writeHead(502).end(Buffer.alloc(33 * MIB, 'x'));
  });
  expect(await failure()).toMatchObject({ kind: 'http', status: 502 });
});

test('a connection that breaks within an answer is a network failure, not a broken contract', async () => {
  await serve((_request, response) => {
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('{"code":200,');
    setTimeout(() => response.destroy(), 20);
  });
  expect(await failure()).toMatchObject({ kind: 'network', status: 0 });
});
