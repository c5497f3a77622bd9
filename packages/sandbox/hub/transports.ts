import type { WebSocket } from 'ws';
import { readBody } from '../http/read-body.ts';
import type { HubConnection } from './HubConnection.ts';

const POLL_MS = 90_000;
const MAX_MESSAGE = 64 * 1024;

export function carryWebSocket(connection: HubConnection, socket: WebSocket): void {
  socket.on('message', (data) => connection.receive(String(data)));
  socket.on('close', () => connection.drop());
  socket.on('error', () => connection.drop());
  connection.carry({
    send: (text) => socket.send(text),
    close: () => socket.close(),
  });
}

export function carryEventStream(connection: HubConnection): Response {
  const stream = new ReadableStream<string>({
    start: (controller) => {
      controller.enqueue(':\r\n\r\n');
      connection.carry({
        send: (text) => controller.enqueue(`data: ${text}\r\n\r\n`),
        close: () => controller.close(),
      });
    },
    cancel: () => {
      // The stream has already ended.
      connection.carry(undefined);
      connection.drop();
    },
  });
  return new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache, no-store',
      'X-Accel-Buffering': 'no',
    },
  });
}

/** Responds to a poll with queued messages, with the next message, or with nothing after a while. */
export function carryPoll(connection: HubConnection, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    const answer = (status: number, text: string) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', release);
      const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' };
      resolve(new Response(text || null, { status, headers }));
    };
    const release = () => {
      connection.carry(undefined);
      answer(200, '');
    };
    const timer = setTimeout(release, POLL_MS);
    signal.addEventListener('abort', release);
    connection.carry({
      send: (text) => {
        connection.carry(undefined);
        answer(200, text);
      },
      close: () => answer(204, ''),
    });
  });
}

export async function takeMessages(connection: HubConnection, request: Request): Promise<Response> {
  const text = await readBody(request, MAX_MESSAGE);
  if (text === undefined) connection.close('The message is too large.');
  else connection.receive(text);
  return new Response(null, { headers: { 'Content-Type': 'text/plain' } });
}
