import { writeFileSync } from 'node:fs';
import {
  createServer as createHttpServer,
  request as requestHttp,
  type IncomingMessage,
} from 'node:http';
import { createServer } from 'node:https';
import { connect, type Server } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readLine } from '../cli/read-line.ts';
import { WrongCall } from '../cli/WrongCall.ts';
import { createClient } from '../engine/client.ts';
import { listenToHub } from '../engine/hub-listener.ts';
import { headersTo } from '../engine/line.ts';
import { loadContract } from '../engine/load.ts';
import { startBackend, type Backend } from './backend.ts';
import { startServer } from './hostile-server.ts';
import { inThisProcess } from './run-check.ts';
import { SELF_SIGNED } from './self-signed.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** How the kit reaches a server behind a gateway, and what it must not print. */
const GATE = 'open-sesame-4711';
const HUB = ['WebSockets', 'ServerSentEvents', 'LongPolling'].map(
  (transport) => `✓ onPublicPaymentStatus: connects over ${transport}`,
);
async function listen(server: Server & { closeAllConnections?: () => void }): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  onTestFinished(() => {
    server.closeAllConnections?.();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Forwards requests that have its header, over TLS and only for clients with a certificate. */
async function startGateway(backend: Backend): Promise<string> {
  const { cert, key } = SELF_SIGNED;
  const isAllowed = ({ headers }: IncomingMessage) => headers['x-gate'] === GATE;
  const ask = ({ method, url, headers }: IncomingMessage) =>
    requestHttp(new URL(url ?? '/', backend.url), { method, headers });
  const tls = { cert, key, ca: cert, requestCert: true, rejectUnauthorized: true };
  const server = createServer(tls, (request, response) => {
    if (!isAllowed(request)) return void response.writeHead(403).end();
    const passed = ask(request).on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  server.on('upgrade', (request, socket) => {
    if (!isAllowed(request)) return void socket.destroy();
    const passed = ask(request).on('upgrade', (answer, upstream) => {
      const { rawHeaders } = answer;
      const lines = rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : [],
      );
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
      upstream.pipe(socket).pipe(upstream);
      upstream.on('error', () => socket.destroy());
      socket.on('error', () => upstream.destroy());
    });
    passed.on('response', () => socket.destroy());
    passed.on('error', () => socket.destroy());
    passed.end();
  });
  return `https://localhost:${await listen(server)}`;
}

/** A proxy that tunnels, and the number of its tunnels. */
async function startProxy() {
  let tunnels = 0;
  const server = createHttpServer();
  server.on('connect', ({ url = '' }, socket) => {
    tunnels += 1;
    const { port } = new URL(`http://${url}`);
    const upstream = connect(Number(port), 'localhost', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });
  return { url: `http://localhost:${await listen(server)}`, tunnels: () => tunnels };
}

function pem(text: string): string {
  const file = join(temporaryFolder(), 'file.pem');
  writeFileSync(file, text);
  return file;
}

async function through(options: readonly string[], environment: Record<string, string> = {}) {
  const backend = await startBackend();
  const url = await startGateway(backend);
  const run = ['--url', url, '--rate', '0', '--out', temporaryFolder(), '--runs', '2', '--verbose'];
  const only = ['--only', 'realtime', '--only', 'getUserInfo'];
  const { cert, key } = SELF_SIGNED;
  const files = ['--cert', pem(cert), '--key', pem(key), '--ca', pem(cert)];
  return await inThisProcess([...run, ...only, ...files, ...options], {
    TOKEN: backend.token,
    ...environment,
  });
}

test('headers and certificates reach a gateway over every transport, and headers are never printed', async () => {
  const { code, output } = await through(['--header', `X-Gate: ${GATE}`]);
  for (const line of HUB) expect(output).toContain(line);
  expect(output).toContain('✓ getUserInfo: a call with real values');
  expect(output).not.toContain(GATE);
  expect(code).toBe(0);
});

test('the command that repeats a finding refers to a header by its variable', async () => {
  const { code, output } = await through(['--header', 'X-Gate: another-value']);
  expect(output).toContain(`-H 'X-Gate: '"$HEADER_1"''`);
  expect(output).toContain('--header "X-Gate: $HEADER_1"');
  expect(output).not.toContain('another-value');
  expect(code).toBe(1);
});

test.each(['--proxy', 'HTTPS_PROXY'])(
  '%s routes the calls to the server and its hub',
  { tags: 'nightly' },
  async (way) => {
    const proxy = await startProxy();
    const header = ['--header', `X-Gate: ${GATE}`];
    const { code, output } = await (way === '--proxy'
      ? through([...header, '--proxy', proxy.url])
      : through(header, { HTTPS_PROXY: proxy.url }));
    for (const line of HUB) expect(output).toContain(line);
    expect(code).toBe(0);
    expect(proxy.tunnels()).toBeGreaterThan(3);
  },
);

test.each([
  [['--header', 'X-Gate'], "--header must be 'NAME: VALUE'"],
  [['--header', 'X Gate: one'], "--header must be 'NAME: VALUE'"],
  [['--header', 'X-Gate:'], '--header X-Gate has no value'],
  [['--header', 'authorization: Basic x'], 'the kit sets authorization itself'],
  [['--cert', 'a.pem'], 'pass --cert and --key together'],
  [['--ca', 'README.md'], '--ca README.md cannot be read: it is not a PEM file'],
  [['--proxy', 'proxy:3128'], '--proxy must be an address with http:// or https://'],
])('%j is rejected', async (options, words) => {
  const { code, output } = await inThisProcess(
    ['--url', 'http://localhost:9', '--anonymous', ...options],
    {},
  );
  expect(output).toContain(words);
  expect(code).toBe(2);
});

test('--wait waits for the server behind a gateway', { tags: 'nightly' }, async () => {
  const backend = await startBackend();
  let refusals = 0;
  const gateway = createHttpServer((request, response) => {
    const { method, url = '/', headers } = request;
    if (url.startsWith('/api/') && refusals < 3) {
      refusals += 1;
      return void response.writeHead(503).end();
    }
    const passed = requestHttp(new URL(url, backend.url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passed);
  });
  const url = `http://localhost:${await listen(gateway)}`;
  const args = ['--url', url, '--rate', '0', '--out', temporaryFolder(), '--only', 'getUserInfo'];
  const { code, output } = await inThisProcess([...args, '--wait', '30', '--verbose'], {
    TOKEN: backend.token,
  });
  expect(output).toContain('✓ getUserInfo: a call with real values');
  expect(code).toBe(0);
  expect(refusals).toBe(3);

  refusals = -1000;
  const late = await inThisProcess([...args, '--wait', '1'], { TOKEN: backend.token });
  expect(late.output).toMatch(/is not ready: \w+: HTTP 503/);
  expect(late.code).toBe(2);
});

test('--wait accepts any response below 500, including a 404', async () => {
  const { url } = await startServer((_request, response) => response.writeHead(404).end());
  const args = ['--url', url, '--rate', '0', '--out', temporaryFolder(), '--only', 'getUserInfo'];
  const { code, output } = await inThisProcess([...args, '--anonymous', '--wait', '1'], {});
  expect(output).toContain('✗ [contract] getUserInfo: 401 without a token');
  expect(code).toBe(1);
});

describe('--header applies only to the origin of the API', () => {
  const line = { headers: { 'X-Gate': GATE } };

  /** A server that records requests with the header, and responds to a negotiation. */
  async function startNoting(negotiation: object) {
    const shown: string[] = [];
    const { url } = await startServer(({ url: path = '', headers }, response) => {
      if (headers['x-gate'] === GATE) shown.push(path);
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(negotiation));
    });
    return { url, shown };
  }

  test('and not to a hub on another host', async () => {
    const elsewhere = await startNoting({ error: 'seen' });
    const api = await startNoting({ url: `${elsewhere.url}/hub`, accessToken: 'of-elsewhere' });
    await expect(listenToHub(`${api.url}/hub`, 'LongPolling', '', { line })).rejects.toThrow(
      'seen',
    );
    expect(api.shown).toEqual(['/hub/negotiate?negotiateVersion=1']);
    expect(elsewhere.shown).toEqual([]);
  });

  test('and not to functions on another host', async () => {
    const [api, elsewhere] = [await startNoting({}), await startNoting({})];
    const target = {
      url: api.url,
      functionsUrl: elsewhere.url,
      origin: api.url,
      token: '',
      otherToken: '',
      password: '',
      rate: Infinity,
      timeoutMs: 10_000,
      line,
    };
    const client = createClient(target);
    const { operations } = loadContract();
    for (const { serverPath } of [{ serverPath: '' }, { serverPath: '/functions/v1' }]) {
      const operation = operations.find((one) => one.serverPath === serverPath);
      if (operation !== undefined) await client.send(operation, { query: {} }, 'anonymous');
    }
    expect(api.shown).toHaveLength(1);
    expect(elsewhere.shown).toEqual([]);
  });

  test.each([
    ['wss://api.example/hub', true],
    ['http://api.example/hub', false],
    ['ws://api.example/hub', false],
    ['https://api.example:8443/hub', false],
    ['https://hub.api.example/hub', false],
  ])('%s: %s', (address, isSent) => {
    expect(headersTo(line, 'https://api.example/hub', address)).toEqual(isSent ? line.headers : {});
  });
});

test.each(['proxy:3128', 'socks5://proxy'])(
  'Node would bypass the proxy %s, so the kit rejects it',
  (proxy) => {
    const lineTo = (url: string) => () => readLine({ url, header: [] }, { HTTPS_PROXY: proxy });
    expect(lineTo('https://api.example')).toThrow('HTTPS_PROXY must be an address with http://');
    expect(lineTo('http://api.example')).not.toThrow();
  },
);

describe('a Node version without proxy support', () => {
  const OLD = '24.4.1';
  const PROXY = 'http://proxy.example:3128';
  const lineTo = (url: string, environment: Record<string, string>, proxy?: string) =>
    readLine({ url, header: [], proxy }, environment, OLD);

  test.each([
    ['--proxy', 'http://localhost:5000', {}, PROXY],
    ['HTTPS_PROXY', 'https://api.example', { HTTPS_PROXY: PROXY, NO_PROXY: '.other.example' }],
    ['http_proxy', 'http://api.example', { http_proxy: PROXY, NO_PROXY: 'api.example:8080' }],
  ])('does not silently bypass %s', (name, url, environment, proxy?: string) => {
    const words = `${name} needs Node 24.5 or later, but this is Node ${OLD}`;
    expect(() => lineTo(url, environment, proxy)).toThrow(words);
    expect(() => readLine({ url, header: [], proxy }, environment, '24.5.0')).not.toThrow();
  });

  test('is also reported for a contract or functions on another host', () => {
    const environment = { HTTPS_PROXY: PROXY, NO_PROXY: 'api.example' };
    const url = 'https://api.example';
    expect(() => lineTo(url, environment)).not.toThrow();
    for (const more of [
      { contract: 'https://b.example' },
      { 'functions-url': 'https://b.example' },
    ])
      expect(() => readLine({ url, header: [], ...more }, environment, OLD)).toThrow(WrongCall);
  });

  test.each([
    ['a proxy is for the other protocol', { HTTPS_PROXY: PROXY }],
    ['NO_PROXY has the host', { HTTP_PROXY: PROXY, NO_PROXY: 'localhost, API.example' }],
    ['NO_PROXY has its port', { HTTP_PROXY: PROXY, no_proxy: 'api.example:5000' }],
    ['NO_PROXY has the domain', { HTTP_PROXY: PROXY, NO_PROXY: '.example' }],
    ['NO_PROXY has a wildcard', { HTTP_PROXY: PROXY, NO_PROXY: '*.example' }],
    ['NO_PROXY is *', { HTTP_PROXY: PROXY, NO_PROXY: '*' }],
  ])('is no problem if %s', (_why, environment) => {
    expect(lineTo('http://api.example:5000', environment).proxyEnv).toBeUndefined();
  });
});
