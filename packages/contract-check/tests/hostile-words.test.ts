import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Faults } from '@ambergate/sandbox/injected-faults.ts';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { loadContract } from '../engine/load.ts';
import { visible, visibleJson } from '../engine/visible.ts';
import { DEMO } from './backend.ts';
import { EVIL, startServer } from './hostile-server.ts';
import { check, inThisProcess } from './run-check.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Text from a server is data: it controls neither the terminal nor the CI server, and breaks no report. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u;
const OURS = /^::(error|warning) title=/;

/** Each line is exactly as the kit wrote it. */
function expectHarmless(text: string) {
  const lines = text.split('\n');
  expect(lines.filter((line) => HIDDEN.test(line))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('✓ forged'))).toEqual([]);
  const orders = lines.filter((line) => /##\w*\[/.test(line) || line.trim().startsWith('::'));
  expect(orders.filter((line) => !OURS.test(line))).toEqual([]);
}

const refusing = (ids: readonly string[], message: string): Faults => ({
  answer: (answer, id) =>
    id !== undefined && ids.includes(id)
      ? { ...answer, status: 200, body: JSON.stringify({ code: 400, message, body: null }) }
      : answer,
});
const SIGN_IN = { EMAIL: DEMO.email, PASSWORD: DEMO.password };
const reportsOf = (folder: string) =>
  readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));

describe('a rejection that clears the screen, forges a line and contains CI commands', () => {
  test('is printed by contract:check with visible escapes, in the terminal and in every report', async () => {
    const injected = refusing(['login', 'listOrders'], EVIL);
    const args = ['--annotate', '--only', 'login', '--only', 'orders'];
    const { output, files } = await check(injected, args, () => SIGN_IN);
    expect(output).toContain(
      String.raw`cannot sign in: login fails: no\u{1b}[2J\u{1b}[H\r\n✓ forged`,
    );
    expect(files).toHaveLength(4);
    for (const text of [output, ...files]) expectHarmless(text);
    const xml = files.find((text) => text.startsWith('<?xml')) ?? '';
    expect(() => new SaxesParser().write(xml).close()).not.toThrow();
  });
});

test.each([
  ['a header', { 'content-type': 'text/\u009B2Jplain' }, 'getBandwidth', String.raw`\u{9b}2J`],
  ['the hub', {}, 'onPublicPaymentStatus', String.raw`no\u{1b}[2J`],
] as const)('text of %s is printed with visible escapes', async (_what, headers, only, shown) => {
  const injected: Faults = {
    answer: (answer, id) => {
      if (id !== only && id !== 'negotiatePaymentHub') return answer;
      const status = id === only ? answer.status : 403;
      return { status, headers: { ...answer.headers, ...headers }, body: EVIL };
    },
  };
  const { output, files } = await check(injected, ['--only', only], ({ token }) => ({
    TOKEN: token,
  }));
  expect(output).toContain(shown);
  for (const text of [output, ...files]) expectHarmless(text);
});

test.each([
  ['  ::add-mask::x', String.raw`  \u{3a}:add-mask::x`],
  ['##[add-mask]x ##vso[task.complete]', String.raw`\u{23}#[add-mask]x \u{23}#vso[task.complete]`],
  ['tab\t, \u{E0041} tag', String.raw`tab\t, \u{e0041} tag`],
  ['Größe 日本語 🦊 http://[::1]:80 # [x] \\n', 'Größe 日本語 🦊 http://[::1]:80 # [x] \\n'],
])('%j is shown as %s', (text, shown) => {
  expect(visible(text)).toBe(shown);
  expect(visible(shown)).toBe(shown);
});

test.each(['broken', 'null', 'testcase', 'getBandwidth'])(
  'a token that equals the word %s does not remove that word from the reports',
  async (token) => {
    const injected: Faults = {
      ignoreToken: loadContract().operations.map(({ id }) => id),
      answer: (answer, id) => {
        const isLogin = id === 'login' && answer.body.includes('"token"');
        const body = { code: 200, message: null, body: isLogin ? { token } : 5 };
        return isLogin || id === 'getBandwidth'
          ? { ...answer, body: JSON.stringify(body) }
          : answer;
      },
    };
    const { code, output, files, report } = await check(
      injected,
      ['--only', 'getBandwidth', '--runs', '1'],
      () => SIGN_IN,
    );
    expect(code).toBe(1);
    expect(output).toContain('✗ [breaks the shop] getBandwidth: documented examples');
    expect(report().results.some(({ outcome }) => outcome === 'broken')).toBe(true);
    const xml = files.find((text) => text.startsWith('<?xml')) ?? '';
    expect(() => new SaxesParser().write(xml).close()).not.toThrow();
  },
);

test('a CI command in an input from the server is escaped, and the JSON stays the same', () => {
  const input = { orderNo: '##[add-mask]x ##vso[y]\u202E' };
  const shown = visibleJson(JSON.stringify(input));
  expect(shown).not.toMatch(/##\w*\[/);
  expect(JSON.parse(shown)).toEqual(input);
});

describe('a contract that is loaded from a URL', () => {
  const served = async (text: string) => {
    const { url } = await startServer((_request, response) => response.end(text));
    const out = temporaryFolder();
    const args = ['--contract', `${url}/openapi.yaml`, '--url', url, '--rate', '0', '--out', out];
    return { ...(await inThisProcess([...args, '--only', 'tea'], {})), out };
  };
  const operation = (id: string, path = '/api/x') =>
    `openapi: 3.1.0\ninfo: { version: 1 }\npaths: { ${path}: { get: { operationId: ${JSON.stringify(id)}, tags: [tea], x-safe: true, responses: { 200: {}, '<i>': {} } } } }`;

  test('is reported in one line if it cannot be read', async () => {
    const { code, output } = await served(`a: [\u009B31m\n::error::x\n`);
    expect(output).toContain('the contract cannot be read');
    expect(code).toBe(2);
    expectHarmless(output);
  });

  test('cannot inject commands or markup through the names of operations', async () => {
    const { output, out } = await served(operation('<b>\u001B[2J\n::error::x'));
    for (const text of [output, ...reportsOf(out)]) {
      expectHarmless(text);
      expect(text).not.toMatch(/<[bi]>.*<\/html>|name="<b>/s);
    }
  });

  const event = `webhooks: { e: { post: { operationId: e, x-signalr: { hub: '@localhost:9/hub' } } } }`;
  test.each([
    ['path', operation('x', '"@localhost:9/x"')],
    ['hub', `${operation('x')}\n${event}`],
  ])('cannot send the kit to another host through a %s', async (_what, text) => {
    const { code, output } = await served(text);
    expect(output).toContain('does not begin with a slash');
    expect(code).toBe(2);
  });
});
