import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadContract } from '../../contract/load.ts';
import { startBackend } from './backend.ts';

/** The output of `npm run contract:pack`, unpacked into an empty folder and run by a Node of the system. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const LARGEST = 2 * 1024 * 1024;
const run = promisify(execFile);
// The oldest supported Node, where the machine has it.
const SYSTEM_NODE = '/usr/bin/node';
const node = existsSync(SYSTEM_NODE) ? SYSTEM_NODE : process.execPath;

let folder = '';
let empty = '';
let program = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'contract-pack-'));
  empty = mkdtempSync(join(tmpdir(), 'contract-empty-'));
  await run('node', ['scripts/contract-pack.ts', '--out', folder]);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  await run('tar', ['xzf', join(folder, tarball)], { cwd: empty });
  program = join(empty, 'package', 'contract-check.mjs');
});
afterAll(() => {
  for (const one of [folder, empty]) rmSync(one, { recursive: true, force: true });
});

const inEmptyFolder = (args: readonly string[], env: Record<string, string> = {}) =>
  run(node, [program, ...args], { cwd: empty, env });

test('is small, and has the contract of its version and the ways to run it beside it', async () => {
  expect(statSync(program).size).toBeLessThan(LARGEST);
  const names = readdirSync(join(empty, 'package'));
  const beside = [
    'openapi.yaml',
    'README.md',
    'action.yml',
    'gitlab.yml',
    'third-party-licenses.md',
  ];
  expect(names).toEqual(expect.arrayContaining(beside));
  const { stdout } = await inEmptyFolder(['--version']);
  expect(stdout).toContain(loadContract().version);
});

test('checks a backend, its hub over every transport included, with nothing installed', async () => {
  const backend = await startBackend();
  try {
    const only = ['--only', 'onPublicPaymentStatus', '--only', 'getBandwidth'];
    const { stdout } = await inEmptyFolder(['--url', backend.url, '--rate', '0', ...only], {
      TOKEN: backend.token,
    });
    expect(stdout).toContain('✓ onPublicPaymentStatus: connects over WebSockets');
    expect(stdout).toContain('✓ onPublicPaymentStatus: connects over ServerSentEvents');
    expect(stdout).toContain('✓ onPublicPaymentStatus: connects over LongPolling');
    expect(stdout).toMatch(/\d+ kept, 0 broken/);
    expect(existsSync(join(empty, 'reports/contract/report.sarif'))).toBe(true);
  } finally {
    await backend.stop();
  }
});

test('takes another contract, and says when it cannot read it', async () => {
  const args = ['--contract', 'missing.yaml', '--url', 'http://localhost:9'];
  await expect(inEmptyFolder(args)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--contract missing.yaml cannot be read') as string,
  });
});
