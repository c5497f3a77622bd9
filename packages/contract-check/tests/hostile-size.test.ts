// @module-tag nightly
import { readFileSync, readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Faults } from '@ambergate/sandbox/injected-faults.ts';
import { describe, expect, test } from 'vitest';
import { findingsOf } from '../engine/report/findings.ts';
import type { Report } from '../engine/run.ts';
import { bomb, sendPacked, startServer } from './hostile-server.ts';
import { check, inThisProcess, run } from './run-check.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A server whose responses never end or fill the memory is reported like any other. */
/** Seconds, many times more than this server needs for a finite response. */
const IMPATIENT = '8';
const MIB = 1024 * 1024;
const TOO_LONG = 'the response is longer than 32 MiB';

/** The root page is normal; every other path responds like this. */
async function serving(answer: (response: ServerResponse) => void): Promise<string> {
  const { url } = await startServer((request, response) => {
    if (request.url === '/') response.end('A page.');
    else answer(response);
  });
  return url;
}

const packed = (text: string) => gzipSync(text, { level: 1 });

async function checked(url: string, ...more: string[]) {
  const out = temporaryFolder();
  const few = ['--only', 'getBandwidth', '--runs', '1'];
  const args = ['--url', url, '--token', 'token-of-a-customer', '--rate', '0', '--out', out];
  const ran = await run('node', ['packages/contract-check/check.ts', ...args, ...few, ...more], {
    // A quarter of Node's default.
    NODE_OPTIONS: '--max-old-space-size=1024',
  });
  expect(ran.output, ran.output).toContain('finding');
  expect(readdirSync(out)).toHaveLength(4);
  const { results } = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report;
  return { ...ran, messages: findingsOf(results).map(({ messages }) => messages) };
}

describe('contract:check reports and survives', () => {
  test('responses of 580 kB that decompress to 576 MiB', async () => {
    const bytes = bomb();
    const { code, messages } = await checked(
      await serving((response) => sendPacked(response, bytes)),
    );
    expect(messages).toEqual([[TOO_LONG]]);
    expect(code).toBe(1);
  });

  test.each<[string, string, string]>([
    [
      'a list of 10 million objects',
      `[${'{},'.repeat(10 * MIB)}{}]`,
      'the response has more than 3,000,000 keys and values',
    ],
    [
      'a list of 3 million objects with a key and no value',
      `[${'{"a"},'.repeat(3 * MIB)}{}]`,
      'the response has more than 3,000,000 keys and values',
    ],
    [
      'an object of 3 million keys',
      `{${Array.from({ length: 3 * MIB }, (_, index) => `"${index}"`).join()}}`,
      'the response has more than 10,000 keys in one object',
    ],
    ['a list of 2.9 million objects', `[${'{},'.repeat(2_900_000)}{}]`, 'schema: $/body must be'],
    [
      '15 million nested lists',
      '['.repeat(15 * MIB) + ']'.repeat(15 * MIB),
      'the response is nested more than',
    ],
    [
      '100,000 nested lists',
      '['.repeat(100_000) + ']'.repeat(100_000),
      'the response is nested more than',
    ],
    ['a text of 31 MiB', JSON.stringify('x'.repeat(31 * MIB)), 'schema: $/body must be'],
    ['a text of 15 million escapes', `"${'\\n'.repeat(15 * MIB)}"`, 'schema: $/body must be'],
  ])('%s', async (_what, body, words) => {
    const bytes = packed(`{"code":200,"message":null,"body":${body}}`);
    const { code, messages } = await checked(
      await serving((response) => sendPacked(response, bytes)),
    );
    expect(messages).toEqual([[expect.stringContaining(words)]]);
    expect(code).toBe(1);
  });

  test('a response that never ends and one that switches the protocol', async () => {
    const never = await serving((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(timer));
    });
    const late = await checked(never, '--timeout', IMPATIENT, '--runs', '1');
    expect(late.messages).toEqual([[`no response within ${IMPATIENT} s`]]);
    const other = await serving(({ socket }) => {
      socket?.write(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
      );
    });
    const { code, messages } = await checked(other);
    expect(messages).toEqual([['the response is not HTTP']]);
    expect(code).toBe(1);
  });

  test.each(['[null]', '[{"toString":1,"valueOf":1}]', '{"length":2}'])(
    'the body %s in every response',
    async (body) => {
      const text = `{"code":200,"message":null,"body":${body}}`;
      const injected: Faults = {
        answer: (answer, id) =>
          id === undefined || id === 'getUserInfo'
            ? answer
            : { ...answer, status: 200, body: text },
      };
      const only = ['listIspPlans', 'getProxyConfig'].flatMap((id) => ['--only', id]);
      const args = [...only, '--mutate', '--pay-command', 'true', '--runs', '1'];
      const { code, output } = await check(injected, args, ({ token, otherToken }) => ({
        TOKEN: token,
        OTHER_TOKEN: otherToken,
      }));
      expect(output).toContain('listIspPlans');
      expect(output).not.toContain('TypeError');
      expect(code).toBe(1);
    },
  );
});

test('a response of a million chunks uses no more memory than its bytes', async () => {
  const parts = '1\r\n \r\n'.repeat(1_000_000);
  const url = await serving(({ socket }) => {
    socket?.end(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${parts}0\r\n\r\n`);
  });
  const script = `
    import { PAGE, createTransport } from './packages/contract-check/engine/transport.ts';
    console.log((await createTransport(40_000)('${url}/x', PAGE)).text.length);
    process.exit();`;
  const options = { NODE_OPTIONS: '--max-old-space-size=64' };
  const { output } = await run('node', ['--input-type=module', '--eval', script], options);
  expect(output).toBe('1000000\n');
});

describe('contract:check', () => {
  test.each<[string, (response: ServerResponse) => void, string]>([
    [
      'is longer than 2 MiB',
      (response) => response.end(Buffer.alloc(3 * MIB, ' ')),
      'the response is longer than 2 MiB',
    ],
    [
      'is longer than 2 MiB when decompressed',
      (response) => sendPacked(response, bomb()),
      'the response is longer than 2 MiB',
    ],
    [
      'never arrives in full',
      (response) => void response.write('openapi: 3.1.0'),
      `no response within ${IMPATIENT} s`,
    ],
    [
      'redirects in a circle',
      (response) => response.writeHead(302, { Location: '/x' }).end(),
      'HTTP 302',
    ],
    [
      'redirects to a file',
      (response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
      'HTTP 302',
    ],
  ])('exits with 2 if a contract %s', async (_what, answer, words) => {
    const url = await serving(answer);
    const args = ['--contract', `${url}/x`, '--url', url, '--timeout', IMPATIENT];
    const { code, output } = await inThisProcess(args, {});
    expect(output).toContain(words);
    expect(code).toBe(2);
  });

  test('exits with 2 if it cannot write its reports', async () => {
    const { code, output } = await check({}, ['--only', 'getBandwidth', '--out', 'package.json']);
    expect(output).toContain('--out package.json cannot be written');
    expect(code).toBe(2);
  });

  test('follows the redirect of a contract that has moved', async () => {
    const text = readFileSync('openapi.yaml');
    const { url } = await startServer((request, response) =>
      request.url === '/new'
        ? response.end(text)
        : response.writeHead(302, { Location: '/new' }).end(),
    );
    const { code } = await inThisProcess(['--contract', `${url}/old`, '--version'], {});
    expect(code).toBe(0);
  });
});
