import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:http2';
import { request as requestHttps } from 'node:https';
import { expect, test } from '@playwright/test';
import { RELEASES, startHttps, type HttpsKind } from './https-server.ts';
import { portOf, sandboxPortOf } from './kinds.ts';
import { BASE, pageHeaders } from './published.ts';
import { exampleOf, replaced } from './server-config.ts';

type Server = Awaited<ReturnType<typeof startHttps>>;

let server: Server;
const kindOf = (name: string): HttpsKind => (name === 'nginx' ? 'nginx' : 'caddy');

test.beforeEach(async () => {
  const kind = kindOf(test.info().project.name);
  server = await startHttps(kind, exampleOf(kind));
  await expect.poll(() => answers('shop.example')).toBe(200);
});
test.afterEach(() => server.stop());

type Answer = { status: number | undefined; headers: IncomingMessage['headers']; body: string };

async function read(answer: IncomingMessage): Promise<Answer> {
  const body = Buffer.concat((await answer.toArray()) as Buffer[]).toString();
  return { status: answer.statusCode, headers: answer.headers, body };
}

/** Requests a path on a host of the docs, whose name does not resolve here. */
function ask(
  scheme: 'http' | 'https',
  host: string,
  path: string,
  more: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((done, reject) => {
    const common = { host: '127.0.0.1', path, headers: { ...more, host }, agent: false };
    const sent =
      scheme === 'http'
        ? request({ ...common, port: server.http })
        : requestHttps({
            ...common,
            port: server.https,
            servername: host,
            rejectUnauthorized: false,
          });
    sent.once('error', reject);
    sent.once('response', (answer) => void read(answer).then(done, reject));
    sent.end();
  });
}

const answers = (host: string) =>
  ask('https', host, `${BASE}/`).then(
    ({ status }) => status,
    () => undefined,
  );

test('http and www redirect to the one address, with path and query', async () => {
  for (const [scheme, host] of [
    ['http', 'shop.example'],
    ['http', 'www.shop.example'],
    ['https', 'www.shop.example'],
  ] as const) {
    let at = { scheme, host } as { scheme: 'http' | 'https'; host: string };
    let path = '/pricing?plan=isp';
    for (
      let step = 0;
      step < 3 && `${at.scheme}://${at.host}` !== 'https://shop.example';
      step += 1
    ) {
      const { status, headers } = await ask(at.scheme, at.host, path);
      expect([status, [301, 308].includes(status ?? 0)]).toEqual([status, true]);
      const to = new URL(headers.location ?? '');
      at = { scheme: to.protocol === 'https:' ? 'https' : 'http', host: to.hostname };
      path = to.pathname + to.search;
    }
    expect([scheme, host, at, path]).toEqual([
      scheme,
      host,
      { scheme: 'https', host: 'shop.example' },
      '/pricing?plan=isp',
    ]);
  }
});

test('the longest token in the contract fits into HTTP/1.1', async () => {
  const token = 'a'.repeat(8192);
  const { status } = await ask('https', 'shop.example', `/hubs/payment?access_token=${token}`, {
    authorization: `Bearer ${token}`,
  });
  // There may be no backend.
  expect([400, 414, 431]).not.toContain(status);
});

test('the shop is served over HTTP/2, compressed, and plain http stays blocked', async () => {
  const client = connect(`https://127.0.0.1:${server.https}`, {
    servername: 'shop.example',
    rejectUnauthorized: false,
  });
  const stream = client.request({
    ':path': `${BASE}/privacy`,
    ':authority': 'shop.example',
    'accept-encoding': 'gzip',
  });
  const headers = await new Promise<Record<string, unknown>>((done, reject) => {
    stream.once('response', done);
    client.once('error', reject);
  });
  client.destroy();
  expect(headers).toMatchObject({
    ':status': 200,
    'content-encoding': 'gzip',
    'strict-transport-security': pageHeaders['Strict-Transport-Security'],
  });
});

/** The commands of docs/deployment.md that change the release behind a server. */
function commandsFor(kind: HttpsKind): string {
  const [, part = ''] = readFileSync('docs/deployment.md', 'utf8').split(
    '## Switch versions and roll back',
  );
  const blocks = Array.from(part.matchAll(/^```sh\n([^]*?)^```$/gm), ([, block = '']) => block);
  return blocks.find((block) => block.includes(`${kind} `)) ?? '';
}

/** Caddy resets a connection that is opened while it replaces its listener. */
function ifReset(error: unknown): undefined {
  const { code } = error as { code?: string };
  if (test.info().project.name !== 'caddy' || code !== 'ECONNRESET') throw error;
}

test("requests succeed during an update and a rollback, and no page gets another version's headers", async () => {
  const { project } = test.info();
  const commands = commandsFor(kindOf(project.name));
  const [first, next] = RELEASES;
  expect(commands).toContain(next);
  const client = { isAsking: true };
  const seen: string[] = [];
  const asking = (async () => {
    while (client.isAsking) {
      const answer = await ask('https', 'shop.example', `${BASE}/pricing`).catch(ifReset);
      if (answer === undefined) continue;
      const { status, headers, body } = answer;
      const [, release] = /<!--([\d-]+)-->$/.exec(body) ?? [];
      expect([status, headers['referrer-policy']]).toEqual([200, release]);
      seen.push(release ?? '');
    }
  })();
  const change = async (release: string) => {
    const began = Date.now();
    await server.run(commands.replaceAll(next, release));
    await expect.poll(() => seen.at(-1)).toBe(release);
    console.log(`${project.name}: ${release} after ${Date.now() - began} ms`);
  };
  await expect.poll(() => seen.at(-1)).toBe(first);
  await change(next);
  await change(first);
  client.isAsking = false;
  await asking;
});

test('the proxy of deploy/compose.yaml forwards pages to the image and calls to the server', async () => {
  test.skip(test.info().project.name !== 'caddy', 'it is a Caddy');
  const proxy = replaced(readFileSync('deploy/proxy.Caddyfile', 'utf8'), [
    ['backend:5000', `127.0.0.1:${sandboxPortOf('container')}`],
    ['shop:8080', `127.0.0.1:${portOf('container')}`],
  ]);
  await server.stop();
  server = await startHttps('caddy', proxy);
  await expect.poll(() => answers('shop.example')).toBe(200);
  const page = await ask('https', 'shop.example', `${BASE}/pricing`);
  expect([page.status, page.headers]).toMatchObject([
    200,
    { 'content-security-policy': pageHeaders['Content-Security-Policy'] },
  ]);
  const call = await ask('https', 'shop.example', '/api/SysLogin/GetUserInfo');
  expect([call.status, call.headers['content-type']]).toEqual([401, expect.stringMatching(/json/)]);
  const { headers } = await ask('https', 'www.shop.example', '/pricing');
  expect(headers.location).toBe('https://shop.example/pricing');
});
