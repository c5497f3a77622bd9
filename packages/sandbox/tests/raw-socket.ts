import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A step of a client on a raw connection: send bytes, wait, or disconnect. */
export type Step = { send: string } | { wait: number } | 'reset' | 'end';

/**
 * Plays the steps on a new connection and returns what came back: up to `end`, the end of the connection, or the
 * timeout.
 */
export async function talk(
  url: string,
  steps: readonly Step[],
  { waitMs = 200, end = /$^/ } = {},
): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  let answer = '';
  // A server may cut an invalid connection.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      if (end.test(answer)) resolve();
    });
  });
  for (const step of steps) {
    if (step === 'reset') socket.resetAndDestroy();
    else if (step === 'end') socket.end();
    else if ('wait' in step) await sleep(step.wait);
    else if (socket.writable) socket.write(Buffer.from(step.send, 'latin1'));
  }
  await Promise.race([closed, sleep(waitMs)]);
  socket.destroy();
  return answer;
}

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

type Head = { method?: string; target: string; headers?: Record<string, string>; body?: string };

/** A request as bytes, with its target as written. */
export function requestText({ method = 'GET', target, headers = {}, body = '' }: Head): string {
  const all = {
    Host: 'localhost',
    ...(body === '' ? {} : { 'Content-Length': String(body.length) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${target} HTTP/1.1`, ...lines, '', body].join('\r\n');
}

export const WEBSOCKET = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
};
