import type { ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { listenToHub, type Listener } from '../engine/hub-listener.ts';
import {
  bomb,
  HANDSHAKE,
  MESSAGE_END as END,
  sendPacked,
  startHub,
  startServer,
  type Listener as Answer,
} from './hostile-server.ts';

/** A hub that sends endlessly or never responds costs the kit only one connection. */
const LONG = `{"type":1,"target":"x","arguments":["${'x'.repeat(2 * 1024 * 1024)}"]}${END}`;
const TOO_LONG = 'the hub sends more than 1 MiB';

/** Answers long polls one after the other. */
const polls =
  (...answers: ((response: ServerResponse) => void)[]): Answer =>
  ({ method }, response) => {
    if (method === 'GET') answers.shift()?.(response);
    else if (method === 'POST') response.end();
  };
const polled = (text: string) => (response: ServerResponse) => response.end(text);

describe('a hub that sends too much', () => {
  const floods: [string, string[]][] = [
    ['one message', [LONG]],
    ['many messages', Array.from({ length: 20 }, () => `${LONG.slice(0, 100_000)}"]}${END}`)],
  ];

  test.each(floods)('over WebSockets in %s', async (_what, messages) => {
    const { server, url } = await startHub(() => undefined);
    const sockets = new WebSocketServer({ server, perMessageDeflate: true });
    sockets.on('connection', (socket) =>
      socket.once('message', () => {
        socket.send(HANDSHAKE);
        for (const message of messages) socket.send(message);
      }),
    );
    await expectEnded(url, 'WebSockets');
  });

  test.each(floods)('over Server-Sent Events in %s', async (_what, messages) => {
    let stream: ServerResponse | undefined;
    const { url } = await startHub(({ method }, response) => {
      if (method === 'GET') {
        stream = response;
        response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': open\n\n');
        return;
      }
      response.end();
      for (const data of [HANDSHAKE, ...messages]) stream?.write(`data: ${data}\n\n`);
    });
    await expectEnded(url, 'ServerSentEvents');
  });

  test('over long polling, compressed', async () => {
    const bytes = bomb();
    const { url } = await startHub(
      polls(polled(''), polled(HANDSHAKE), (response) => sendPacked(response, bytes)),
    );
    await expectEnded(url, 'LongPolling');
  });

  test('instead of a negotiation', async () => {
    const bytes = bomb();
    const { url } = await startServer((_request, response) => sendPacked(response, bytes));
    await expect(listenToHub(`${url}/hub`, 'LongPolling', '')).rejects.toThrow(TOO_LONG);
  });

  async function expectEnded(url: string, transport: string) {
    const listener = await listenToHub(url, transport, 'token').catch((error: unknown) => error);
    if (listener instanceof Error) return expect(listener.message).toBe(TOO_LONG);
    const { problem, messages, stop } = listener as Listener;
    await expect.poll(problem).toBe(TOO_LONG);
    await stop();
    expect(messages.length).toBeLessThan(15);
  }
});

describe('a hub that does not respond', () => {
  test('the kit waits 10 s for a negotiation', { tags: 'nightly' }, async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = Promise.withResolvers<void>();
    const { url } = await startServer(() => asked.resolve());
    const refusal = expect(listenToHub(url, 'WebSockets', '')).rejects.toThrow('not within 10 s');
    await asked.promise;
    vi.advanceTimersByTime(10_000);
    await refusal;
  });

  test('the kit waits 10 s for a socket, and then closes it', { tags: 'nightly' }, async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = Promise.withResolvers<void>();
    const { server, url } = await startHub(() => undefined);
    const closed = new Promise<void>((resolve) => {
      server.on('upgrade', (_request, socket) => {
        socket.resume().on('end', () => resolve(void socket.destroy()));
        asked.resolve();
      });
    });
    const refusal = expect(listenToHub(url, 'WebSockets', '')).rejects.toThrow('not within 10 s');
    await asked.promise;
    vi.advanceTimersByTime(10_000);
    await refusal;
    await closed;
  });

  test('the kit waits 5 s for a connection to close', { tags: 'nightly' }, async () => {
    const asked = Promise.withResolvers<void>();
    const { url } = await startHub((request, response) => {
      if (request.method === 'DELETE') asked.resolve();
      else first(request, response);
    });
    const first = polls(polled(''), polled(HANDSHAKE));
    const { stop } = await listenToHub(url, 'LongPolling', '');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stopped = stop();
    await asked.promise;
    vi.advanceTimersByTime(5000);
    await stopped;
  });
});
