import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEMO, field, type Envelope } from './open-sandbox.ts';
import { requestText, statusOf, talk, WEBSOCKET, type Step } from './raw-socket.ts';
import { runCommand } from './run-command.ts';

const HUB = '/hubs/payment';
const dist = mkdtempSync(join(tmpdir(), 'sandbox-sockets-'));
writeFileSync(join(dist, 'index.html'), 'home');
afterAll(() => rmSync(dist, { recursive: true }));

type Program = ReturnType<typeof runCommand>;
let sandbox: Program;
let hub: Program;
let url = '';
let hubUrl = '';
let token = '';

beforeAll(async () => {
  sandbox = runCommand('main.ts', ['--memory', '--port', '0', '--dist', dist]);
  hub = runCommand('hub/main.ts', ['--port', '0'], { SANDBOX_HUB_SECRET: 'shared-by-both' });
  url = await sandbox.said(/Shop: (\S+)/);
  hubUrl = await hub.said(/Hub: (\S+)/);
  const login = { ...DEMO, loginType: 'pwd', account: '' };
  const answer = await fetch(`${url}/api/SysLogin/Login`, {
    method: 'POST',
    body: JSON.stringify(login),
  });
  token = String(field((await answer.json()) as Envelope, 'token'));
});

afterEach(async () => {
  for (const [program, base] of [
    [sandbox, url],
    [hub, hubUrl],
  ] as const) {
    expect(program.child.exitCode).toBeNull();
    expect((await fetch(`${base}${HUB}`)).status).toBe(401);
    expect(program.errors()).toBe('');
  }
});

const bothServers = () => [url, hubUrl];

describe('the sandbox and its hub survive every input, and report no error of their own', () => {
  test('an upgrade with an invalid target', async () => {
    const targets = ['//', '//other.example', '/\\', 'http://', 'http://[', '*', '/%', '?'];
    for (const base of bothServers()) {
      await Promise.all(
        targets.map((target) =>
          talk(base, [{ send: requestText({ target, headers: WEBSOCKET }) }]),
        ),
      );
    }
  });

  test.each([HUB, '/', '//'])(
    'an upgrade of %s that is rejected and then reset',
    async (target) => {
      const send = requestText({ target, headers: WEBSOCKET });
      for (const base of bothServers()) {
        for (const wait of [0, 1, 5]) {
          await Promise.all(
            Array.from({ length: 10 }, () =>
              talk(base, [{ send }, { send: 'more' }, { wait }, 'reset']),
            ),
          );
        }
      }
    },
  );

  test.each([
    ['two slashes', '//', 301],
    ['slashes all over', '///nowhere//', 404],
    ['half an escape', '/%', 404],
    ['a NUL', '/%00', 404],
    ['a NUL in a name', '/index%00.html', 404],
    ['5,000 characters', `/${'a'.repeat(5_000)}`, 404],
    ['a long way up', `/${'%2e%2e/'.repeat(500)}nowhere`, 404],
    ['a hidden way up', '/..%2f..%2fpackage.json', 404],
    ['bytes above ASCII', '/\u0080\u00ff', 400],
    ['a whole address', 'http://other.example/', 200],
    ['a whole address with two slashes', 'http://other.example//nowhere', 404],
    ['half an address', 'http://[', 400],
    ['a star', '*', 400],
    ['a query alone', '?', 400],
  ])('a path of %s', async (_name, target, status) => {
    const send = requestText({ target, headers: { Connection: 'close' } });
    const answer = await talk(url, [{ send }], { waitMs: 5_000 });
    expect(statusOf(answer)).toBe(status);
    expect(answer).not.toMatch(/^Location: (?!\/\r)/m);
  });

  test('any bytes that clients send, at whatever point they disconnect', async () => {
    const lines = fc.array(line(), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(lines, async (talks) => {
        await Promise.all(
          talks.flatMap((steps) => bothServers().map((base) => talk(base, steps, { waitMs: 30 }))),
        );
        expect([sandbox.child.exitCode, sandbox.errors()]).toEqual([null, '']);
        expect([hub.child.exitCode, hub.errors()]).toEqual([null, '']);
      }),
      { numRuns: 60 },
    );
  });

  test('anything that a signed-in client does with its hub connections', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(hubStep(), { minLength: 1, maxLength: 12 }), async (steps) => {
        const negotiated = await fetch(`${url}${HUB}/negotiate?negotiateVersion=1`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}` },
        });
        const { connectionToken } = (await negotiated.json()) as { connectionToken: string };
        const target = `${HUB}?id=${connectionToken}&access_token=${token}`;
        await Promise.all(steps.map((step) => talk(url, step(target), { waitMs: 30 })));
        expect([sandbox.child.exitCode, sandbox.errors()]).toEqual([null, '']);
      }),
      { numRuns: 40 },
    );
  });
});

test.each(['h2c', 'websocket', 'TLS/1.0', 'nonsense'])(
  'an offer to upgrade to %s is ignored',
  async (offered) => {
    const headers = {
      Connection: 'Upgrade, HTTP2-Settings',
      Upgrade: offered,
      'HTTP2-Settings': '',
    };
    for (const [target, status] of [
      ['/', 200],
      ['/nowhere', 404],
      ['/mailbox', 200],
      ['/api/SysLogin/GetUserInfo', 401],
    ] as const) {
      const answer = await talk(url, [{ send: requestText({ target, headers }) }], {
        waitMs: 5_000,
        end: /\r\n\r\n/,
      });
      expect([target, statusOf(answer)]).toEqual([target, status]);
    }
    const body = JSON.stringify({ ...DEMO, loginType: 'pwd', account: '' });
    const login = requestText({ method: 'POST', target: '/api/SysLogin/Login', headers, body });
    const answer = await talk(url, [{ send: login }], { waitMs: 5_000, end: /"code":/ });
    expect(answer).toContain('"code":200');
  },
);

/** One connection: requests, partial ones, other bytes, and any end at any time. */
function line(): fc.Arbitrary<Step[]> {
  const target = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      HUB,
      `${HUB}/negotiate`,
      '/api/SysLogin/Login',
      '/pay/1',
      '/sandbox',
    ),
    fc.webUrl(),
    fc
      .string({ unit: 'binary', maxLength: 40 })
      .map((text) => `/${encodeURI(text.toWellFormed())}`),
    fc.string({ maxLength: 40 }).map((text) => `/${text.replace(/\s/g, '')}`),
  );
  const headers = fc.oneof(
    fc.constant<Record<string, string>>(WEBSOCKET),
    fc.constant({}),
    fc.record({
      Connection: fc.constant('Upgrade'),
      Upgrade: fc.constantFrom('h2c', 'x', 'websocket'),
    }),
    fc.record({ 'Content-Length': fc.nat(100).map(String) }),
    fc.constantFrom({ 'Transfer-Encoding': 'chunked' }, { Expect: '100-continue' }, { Host: '[' }),
  );
  const method = fc.constantFrom(
    'GET',
    'POST',
    'DELETE',
    'OPTIONS',
    'HEAD',
    'CONNECT',
    'PUT',
    'FOO',
  );
  const whole = fc.record({ method, target, headers }).map(requestText);
  const send = fc
    .oneof(
      { weight: 4, arbitrary: whole },
      {
        weight: 1,
        arbitrary: fc.tuple(whole, fc.nat(60)).map(([text, end]) => text.slice(0, end)),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    )
    .map((text): Step => ({ send: text }));
  const step = fc.oneof(
    { weight: 4, arbitrary: send },
    { weight: 1, arbitrary: fc.nat(5).map((wait): Step => ({ wait })) },
  );
  return fc
    .tuple(
      fc.array(step, { minLength: 1, maxLength: 4 }),
      fc.constantFrom<Step>('reset', 'end', { wait: 0 }),
    )
    .map(([steps, last]) => [...steps, last]);
}

/** Anything that a client may do with its connection, valid or not. */
function hubStep(): fc.Arbitrary<(target: string) => Step[]> {
  const END = '\u001e';
  const message = fc.oneof(
    fc.constantFrom(
      `{"protocol":"json","version":1}${END}`,
      `{"type":6}${END}`,
      `{"type":7}${END}`,
      `{"type":1,"invocationId":"1","target":"x","arguments":[]}${END}`,
      `null${END}`,
      END,
    ),
    fc.json().map((text) => text + END),
    fc.string(),
  );
  const ending = fc.constantFrom<Step>('reset', 'end', { wait: 10 });
  const post = message.map(
    (body) => (target: string) => requestText({ method: 'POST', target, body }),
  );
  const open = fc
    .constantFrom<Record<string, string>>({}, WEBSOCKET, { Accept: 'text/event-stream' })
    .map((headers) => (target: string) => requestText({ target, headers }));
  const drop = fc.constant((target: string) => requestText({ method: 'DELETE', target }));
  return fc
    .tuple(fc.oneof(post, open, drop), fc.string({ unit: 'binary', maxLength: 20 }), ending)
    .map(([request, after, last]) => (target: string) => [
      { send: request(target) },
      { wait: 2 },
      { send: after },
      last,
    ]);
}
