import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import getPort from 'get-port';
import { WebSocketServer } from 'ws';
import { answers } from '../../scripts/children.ts';
import { ask } from './ask.ts';
import { isKind } from './kinds.ts';
import { startCommand } from './start-command.ts';

const TOKEN = 'token-of-ada-that-no-log-may-have';
const HUB = `/hubs/payment?id=one&access_token=${TOKEN}`;

/** A backend whose hub answers, takes sockets, and breaks off in the middle of an answer. */
async function openBackend() {
  const server = createServer((request, response) => {
    if (request.url?.includes('break') !== true) return void response.end('answered');
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('the first part', () => request.socket.destroy());
  });
  new WebSocketServer({ server }).on('connection', (socket) => socket.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** The server of this project with logs of its own, before a backend that can fail. */
async function openServer() {
  const kind = test.info().project.name;
  if (!isKind(kind)) throw new Error(`There is no server ${kind}.`);
  const folder = mkdtempSync(join(tmpdir(), `ambergate-logs-${kind}-`));
  const backend = await openBackend();
  const port = await getPort();
  const { program, args, env } = startCommand(kind, folder, { port, backend: backend.port });
  const child = spawn(program, args, { env: { ...process.env, ...env } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const base = `http://localhost:${port}`;
  await answers(base);
  return {
    base,
    stopBackend: async () => {
      backend.server.close();
      backend.server.closeAllConnections();
      await once(backend.server, 'close');
    },
    /** Everything that the server has logged, once it has ended. */
    stop: async () => {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
      const files = readdirSync(folder).filter((name) => name.endsWith('.log'));
      const logs = [printed, ...files.map((name) => readFileSync(join(folder, name), 'utf8'))];
      rmSync(folder, { recursive: true, force: true });
      return logs.join('\n');
    },
  };
}

/** Resolves when a socket has been closed or refused. */
function connectSocket(base: string): Promise<unknown> {
  const socket = new WebSocket(base.replace('http', 'ws') + HUB);
  return new Promise((resolve) => {
    socket.addEventListener('close', resolve);
    socket.addEventListener('error', resolve);
  });
}

const statusOf = async (base: string, path: string, headers: Record<string, string> = {}) =>
  (await ask(base, path, { headers })).status;

test('no log has the token of the hub, whether a request succeeds or fails', async () => {
  const { base, stopBackend, stop } = await openServer();
  expect(await statusOf(base, HUB)).toBe(200);
  await connectSocket(base);
  await expect(ask(base, `${HUB}&break`)).rejects.toThrow();
  // Refused before the server looks for what the address means.
  const long = 'a'.repeat(40_000);
  await statusOf(base, `${HUB}&long=${long}`).catch(() => undefined);
  await statusOf(base, HUB, { Cookie: long }).catch(() => undefined);
  await statusOf(base, HUB, { Host: '/' }).catch(() => undefined);
  await stopBackend();
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
