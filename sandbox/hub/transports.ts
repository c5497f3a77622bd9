import type { IncomingMessage, ServerResponse } from 'node:http';

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

export function carryEventStream(
  connection: HubConnection,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-cache, no-store',
    'X-Accel-Buffering': 'no',
  });
  response.write(':\r\n\r\n');
  request.on('close', () => connection.drop());
  response.on('close', () => connection.drop());
  connection.carry({
    send: (text) => response.write(`data: ${text}\r\n\r\n`),
    close: () => response.end(),
  });
}

/** Answers a poll with queued messages, with the next message, or with nothing after a while. */
export function carryPoll(connection: HubConnection, response: ServerResponse): void {
  const answer = (status: number, text: string) => {
    clearTimeout(timer);
    response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
    response.end(text);
  };
  const release = () => {
    connection.carry(undefined);
  };
  const timer = setTimeout(() => {
    release();
    answer(200, '');
  }, POLL_MS);
  response.on('close', () => {
    clearTimeout(timer);
    if (!response.writableFinished && connection.open) release();
  });
  connection.carry({
    send: (text) => {
      release();
      answer(200, text);
    },
    close: () => answer(204, ''),
  });
}

export async function takeMessages(
  connection: HubConnection,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const text = await readBody(request, MAX_MESSAGE);
  if (text === undefined) connection.close('The message is too large.');
  else connection.receive(text);
  response.writeHead(200, { 'Content-Type': 'text/plain' }).end();
}
