import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { DEMO, field, openShop } from './shop.ts';
import type { Envelope } from './shop.ts';

const MAIN = new URL('../../sandbox/main.ts', import.meta.url).pathname;
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts the command; `said` resolves when its output matches, `ended` with its exit code. */
function run(...args: string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return {
    child,
    output: () => output,
    ended: once(child, 'close').then(([code]) => code as number | null),
    async said(pattern: RegExp): Promise<string> {
      for (;;) {
        const found = pattern.exec(output);
        if (found) return found[1] ?? found[0];
        await once(child.stdout, 'data');
      }
    },
  };
}

test('it prints its address, the demo customer and the mailbox, and Ctrl-C ends it', async () => {
  const sandbox = run('--memory', '--port', '0');
  const mailbox = await sandbox.said(/Mailbox: (\S+)/);
  expect((await fetch(mailbox)).status).toBe(200);
  expect(sandbox.output()).toContain(`${DEMO.email} / ${DEMO.passWord}`);
  sandbox.child.kill('SIGINT');
  expect(await sandbox.ended).toBe(0);
});

test('a taken port is named with what helps', async () => {
  const { url } = await openShop();
  const { port } = new URL(url);
  const second = run('--memory', '--port', port);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Port ${port} is taken`);
});

test('without a port of its own, two starts find one each', async () => {
  const [first, second] = [run('--memory'), run('--memory')];
  const urls = [await first.said(/Sandbox: (\S+)/), await second.said(/Sandbox: (\S+)/)];
  expect(urls[0]).not.toBe(urls[1]);
  for (const url of urls) expect((await fetch(`${url}/mailbox`)).status).toBe(200);
});

test('a corrupt state file ends the start with a hint, and --reset begins anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-command-'));
  const file = join(folder, 'state.sqlite');
  writeFileSync(file, 'no database at all');
  const refused = run('--port', '0', '--file', file);
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('--reset');
  expect(refused.output()).not.toContain('    at ');
  expect(readFileSync(file, 'utf8')).toBe('no database at all');

  const reset = run('--port', '0', '--file', file, '--reset');
  await reset.said(/Mailbox/);
  reset.child.kill('SIGINT');
  expect(await reset.ended).toBe(0);
  rmSync(folder, { recursive: true });
});

test('with --hub-redirect negotiate leads to a second process, which ends with the first', async () => {
  const sandbox = run('--memory', '--port', '0', '--hub-redirect');
  const url = await sandbox.said(/Sandbox: (\S+)/);
  const login = { ...DEMO, loginType: 'pwd', account: '' };
  const answer = await fetch(`${url}/api/SysLogin/Login`, {
    method: 'POST',
    body: JSON.stringify(login),
  });
  const token = String(field((await answer.json()) as Envelope, 'token'));
  const negotiate = (base: string, bearer: string) =>
    fetch(`${base}/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bearer}` },
    });
  const redirect = (await (await negotiate(`${url}/hubs/payment`, token)).json()) as {
    url: string;
    accessToken: string;
  };
  expect(new URL(redirect.url).origin).not.toBe(url);
  const there = await negotiate(redirect.url, redirect.accessToken);
  expect(await there.json()).toHaveProperty('connectionToken');

  sandbox.child.kill('SIGINT');
  expect(await sandbox.ended).toBe(0);
  await expect
    .poll(() => negotiate(redirect.url, redirect.accessToken).catch(() => 'gone'))
    .toBe('gone');
});
