import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { constants, createGzip } from 'node:zlib';
import type { Faults } from '@ambergate/sandbox/injected-faults.ts';
import { describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { pauseOf } from '../engine/client.ts';
import { listenToHub } from '../engine/hub-listener.ts';
import { createTransport } from '../engine/transport.ts';
import { APP_ORIGIN, type Backend } from './backend.ts';
import {
  HANDSHAKE,
  MESSAGE_END,
  startHub,
  startServer,
  TRANSPORTS,
  type Listener,
} from './hostile-server.ts';
import { check } from './run-check.ts';

/** The kit sends what the shop's client sends in a browser, and reads what a browser reads. */
const EVENT = `{"type":1,"target":"x","arguments":[]}${MESSAGE_END}`;

/** A hub that records the headers of requests after its negotiation. */
async function startNotingHub(carry: Listener) {
  const seen: IncomingHttpHeaders[] = [];
  const { server, url } = await startHub((request, response) => {
    seen.push(request.headers);
    carry(request, response);
  });
  new WebSocketServer({ server }).on('connection', (socket, { headers }) => {
    seen.push(headers);
    socket.once('message', () => socket.send(HANDSHAKE));
  });
  return { url, seen };
}

/** Serves one connection through an event stream or through polls. */
function carrier(): Listener {
  let stream: ServerResponse | undefined;
  let polls = 0;
  return ({ method, headers }, response) => {
    if (method === 'GET' && headers.accept === 'text/event-stream') {
      stream = response;
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': open\n\n');
    } else if (method === 'GET') {
      polls += 1;
      if (polls < 3) response.end(polls === 1 ? '' : HANDSHAKE);
    } else {
      response.end();
      stream?.write(`data: ${HANDSHAKE}\n\n`);
    }
  };
}

describe.each(TRANSPORTS)('over %s, the hub', (transport) => {
  test.each([
    ['on the same origin receives cookies and the origin', true],
    ['on another origin receives only the origin', false],
  ])('%s', async (_what, isOwn) => {
    const { url, seen } = await startNotingHub(carrier());
    const origin = isOwn ? new URL(url).origin : APP_ORIGIN;
    const listener = await listenToHub(url, transport, '', { origin });
    await listener.stop();
    expect(seen.length).toBeGreaterThan(0);
    for (const headers of seen) {
      expect(headers.origin).toBe(origin);
      expect(headers.cookie).toBe(isOwn ? 'server=7' : undefined);
    }
  });
});

test('calls have the program as their user agent, unless --header sets another one', async () => {
  const names: unknown[] = [];
  const { url } = await startServer(({ headers }, response) => {
    names.push(headers['user-agent']);
    response.end();
  });
  const send = createTransport(10_000);
  await send(url, { method: 'GET', headers: {} });
  await send(url, { method: 'GET', headers: { 'user-agent': 'Mozilla/5.0' } });
  expect(names).toEqual(['contract-check', 'Mozilla/5.0']);
});

test('the kit accepts compressed event streams and reads each event as it arrives', async () => {
  let packed: ReturnType<typeof createGzip> | undefined;
  const { url } = await startNotingHub(({ method, headers }, response) => {
    if (method !== 'GET') {
      response.end();
      packed?.write(`data: ${HANDSHAKE}\n\ndata: ${EVENT}\n\n`);
      return;
    }
    if (!headers['accept-encoding']?.includes('gzip')) return void response.writeHead(406).end();
    packed = createGzip({ flush: constants.Z_SYNC_FLUSH });
    packed.pipe(response);
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Content-Encoding': 'gzip' });
    packed.write(': open\n\n');
  });
  const { messages, stop } = await listenToHub(url, 'ServerSentEvents', '');
  await expect.poll(() => messages.length).toBe(1);
  await stop();
});

const withToken = ({ token }: Backend) => ({ TOKEN: token });
const BANDWIDTH = ['--only', 'getBandwidth', '--runs', '1'];

describe('a server that rate-limits calls', () => {
  const limiting = (headers: Record<string, string>): Faults => {
    let calls = 0;
    return {
      answer: (answer, id) => {
        if (id !== 'getBandwidth') return answer;
        calls += 1;
        return calls % 2 === 1 ? { status: 429, headers, body: '' } : answer;
      },
    };
  };

  test('is called again after the time in Retry-After, and gets a note', async () => {
    const { code, output } = await check(limiting({ 'Retry-After': '0' }), BANDWIDTH, withToken);
    expect(output).toMatch(/the server asked to wait \d+ times .* --rate/);
    expect(code).toBe(0);
  });

  test('is a finding that suggests --rate if Retry-After is missing', async () => {
    const { code, output } = await check(limiting({}), BANDWIDTH, withToken);
    expect(output).toContain('the server limits calls: pass a lower --rate');
    expect(code).toBe(1);
  });

  const now = Date.parse('2026-11-26T12:00:00Z');
  test.each([
    [429, '30', 30_000],
    [429, 'Thu, 26 Nov 2026 12:00:05 GMT', 5000],
    [429, 'Thu, 26 Nov 2026 11:00:00 GMT', 0],
    [429, 'soon', undefined],
    [429, undefined, undefined],
    [503, '30', undefined],
  ])('HTTP %i with Retry-After %s makes the kit wait for %s ms', (status, after, ms) => {
    const headers = new Headers(after === undefined ? {} : { 'Retry-After': after });
    expect(pauseOf({ status, headers }, now)).toBe(ms);
  });
});

describe('a response that allows the origin by name', () => {
  const allowing = (headersOf: (origin: string) => Record<string, string>): Faults => ({
    answer: (answer, _id, request) => {
      const { vary: _, ...headers } = answer.headers;
      return {
        ...answer,
        headers: { ...headers, ...headersOf(request.headers.get('origin') ?? '') },
      };
    },
  });
  const checkCors = (faults: Faults) =>
    check(faults, [...BANDWIDTH, '--origin', APP_ORIGIN], withToken);

  test('needs Vary: Origin if it depends on the origin', async () => {
    const echo = (origin: string) => ({ 'access-control-allow-origin': origin });
    const { output } = await checkCors(allowing(echo));
    expect(output).toContain(`allows ${APP_ORIGIN} by name, without Vary: Origin`);
    const varied = (origin: string) => ({ ...echo(origin), vary: 'Accept-Encoding, Origin' });
    expect((await checkCors(allowing(varied))).code).toBe(0);
  });

  test('does not need Vary if it is the same for every origin', async () => {
    const fixed = () => ({ 'access-control-allow-origin': APP_ORIGIN });
    expect((await checkCors(allowing(fixed))).code).toBe(0);
  });
});

test('a hub that rejects every customer does not count as protected', async () => {
  const faults: Faults = {
    answer: (answer, id) =>
      id === 'negotiatePaymentHub' ? { ...answer, status: 500, body: '' } : answer,
  };
  const args = ['--only', 'onPublicPaymentStatus', '--runs', '1'];
  const { report } = await check(faults, args, withToken);
  const closed = report().results.filter(({ check: name }) => name.startsWith('no connection'));
  expect(closed.length).toBeGreaterThan(1);
  expect(new Set(closed.map(({ message }) => message))).toEqual(
    new Set(['the hub accepts no customer, so a rejection proves nothing']),
  );
});
