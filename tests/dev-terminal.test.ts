import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { startSandbox } from '@ambergate/sandbox/server.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startChild, stopChildren } from '../tools/dev/children.ts';
import { listOperations, printBreaks } from '../tools/dev/dev-loop.ts';
import { readyLines } from '../tools/dev/ready-lines.ts';

/** What `npm run dev` prints about a call: the words of the client and of the server do not control the terminal. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

test('an invalid response from the proxied server is printed in one visible line', async () => {
  const lines: string[] = [];
  const proxy = new EventEmitter();
  printBreaks(listOperations(), (line) => lines.push(line)).configure?.(proxy as never, {});
  const request = Object.assign(new PassThrough(), { url: '/api/Order/PageList', method: 'GET' });
  const violations = [
    { location: ['response', 'body', 'a\u001B[2J\nb'], message: 'must be \u009B31m\u202Enumber' },
  ];
  const response = Object.assign(new PassThrough(), {
    statusCode: 200,
    headers: { 'sl-violations': JSON.stringify(violations) },
  });
  proxy.emit('start', request);
  proxy.emit('proxyRes', response, request);
  request.end();
  response.end(JSON.stringify({ 'a\u001B[2J\nb': '\u202E\u2028' }));
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toContain(String.raw`\u{9b}31m\u{202e}number`);
  expect(lines[0]).not.toMatch(HIDDEN);
});

describe('npm run dev prints', () => {
  const printed = (apiBaseUrl: string, isMock: boolean) =>
    readyLines('http://localhost:5173/shop/', { apiBaseUrl, isMock });

  test.each([
    ['on the sandbox', '', false],
    ['on the mock', '', true],
    ['on a server of its own', 'https://api.example', false],
  ])("the shop's address first %s", (_where, api, isMock) => {
    expect(printed(api, isMock)[0]).toBe('Shop: http://localhost:5173/shop/');
  });

  test('the mailbox only if emails are sent', () => {
    expect(printed('', false)).toContain('Mailbox: http://localhost:5173/mailbox');
    expect(printed('', true).join()).not.toContain('/mailbox');
  });

  test('nothing about the sandbox when another server is used', () => {
    expect(printed('https://api.example', false)).toEqual([
      expect.any(String),
      'API: https://api.example, which must accept calls from http://localhost:5173',
      'Stop: Ctrl+C',
    ]);
  });
});

test('a child process cannot control the terminal', async () => {
  const lines: string[] = [];
  const print = String.raw`process.stdout.write('\u001b[31mred\u001b[0m \u0085 \u202e\n'); setInterval(() => {}, 1000)`;
  startChild(process.execPath, ['-e', print], { name: 'x', onLine: (line) => lines.push(line) });
  onTestFinished(stopChildren);
  await vi.waitFor(() => expect(lines).toEqual([String.raw`red \u{85} \u{202e}`]));
});

test('a fault in the sandbox is printed without control characters', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { url, stop } = await startSandbox({
    injected: {
      everyHandler: () => {
        throw new Error('\u001B[2J\u202E');
      },
    },
  });
  try {
    await fetch(`${url}/api/SysLogin/SendSes`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'a@shop.example', smsType: 'register' }),
    });
    expect(printed.mock.calls.join()).toContain(String.raw`Error: \u{1b}[2J\u{202e}`);
  } finally {
    printed.mockRestore();
    await stop();
  }
});
