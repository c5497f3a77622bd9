// @module-tag nightly
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadContract } from '../engine/load.ts';
import type { Report } from '../engine/run.ts';
import { DEMO, startBackend, type Backend } from './backend.ts';
import { withoutPath } from './contract-edits.ts';
import { changedText } from './contract-text.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The tarball of `npm pack`, unpacked into an empty folder and run by a Node of the system. */
const LARGEST = 2 * 1024 * 1024;
const run = promisify(execFile);
// The oldest supported Node, if the machine has it.
const SYSTEM_NODE = '/usr/bin/node';
const node = existsSync(SYSTEM_NODE) ? SYSTEM_NODE : process.execPath;

let folder = '';
let empty = '';
let program = '';
let tarball = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'contract-pack-'));
  empty = mkdtempSync(join(tmpdir(), 'contract-empty-'));
  const args = ['--workspace=packages/contract-check', `--pack-destination=${folder}`];
  await run('npm', ['pack', ...args]);
  tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
  await run('tar', ['xzf', tarball], { cwd: empty });
  program = join(empty, 'package/dist/contract-check.mjs');
});
afterAll(() => {
  for (const one of [folder, empty]) rmSync(one, { recursive: true, force: true });
});

const inEmptyFolder = (args: readonly string[], env: Record<string, string> = {}) =>
  run(node, [program, ...args], { cwd: empty, env });

test("the package is small, and includes its version's contract and the CI templates", async () => {
  expect(statSync(program).size).toBeLessThan(LARGEST);
  const names = readdirSync(join(empty, 'package'), { recursive: true });
  const beside = [
    'README.md',
    'action.yml',
    'gitlab.yml',
    'dist/openapi.yaml',
    'dist/LICENSE',
    'dist/third-party-licenses-contract-check.txt',
    'dist/third-party-licenses-contract-diff.txt',
  ];
  expect(names).toEqual(expect.arrayContaining(beside));
  const { stdout } = await inEmptyFolder(['--version']);
  expect(stdout).toContain(loadContract().version);
});

test('contract-diff uses the Redocly of its folder, and explains how to install it', async () => {
  const [base, revision] = ['base.yaml', 'new.yaml'].map((name) => join(empty, name)) as [
    string,
    string,
  ];
  writeFileSync(
    base,
    changedText(() => undefined),
  );
  writeFileSync(revision, changedText(withoutPath('/api/Order/Analysis')));
  const diff = (PATH: string) =>
    run(
      node,
      [join(empty, 'package/dist/contract-diff.mjs'), `--base=${base}`, `--revision=${revision}`],
      { cwd: empty, env: { PATH } },
    );
  await expect(diff(empty)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('npm install @redocly/cli@2') as string,
  });
  const bin = `${resolve('node_modules/.bin')}:${process.env['PATH']}`;
  await expect(diff(bin)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('breaks the app: analyseOrders') as string,
  });
});

test('the package runs with npx by its path, and cannot be published by accident', async () => {
  const manifest = JSON.parse(readFileSync(join(empty, 'package/package.json'), 'utf8')) as object;
  expect(manifest).toMatchObject({ private: true, version: loadContract().version });
  const env = {
    ...process.env,
    PATH: `${dirname(node)}:${process.env['PATH']}`,
    npm_config_cache: join(empty, 'npm'),
    npm_config_offline: 'true',
  };
  const { stdout } = await run('npx', ['--yes', `./${basename(tarball)}`, '--version'], {
    cwd: folder,
    env,
  });
  expect(stdout).toBe(`contract-check for contract ${loadContract().version}\n`);
});

test('the package checks a backend and its hub over every transport, with nothing installed', async () => {
  const backend = await startBackend();
  const only = ['--only', 'onPublicPaymentStatus', '--only', 'getBandwidth', '--verbose'];
  const { stdout } = await inEmptyFolder(['--url', backend.url, '--rate', '0', ...only], {
    TOKEN: backend.token,
  });
  expect(stdout).toContain('✓ onPublicPaymentStatus: connects over WebSockets');
  expect(stdout).toContain('✓ onPublicPaymentStatus: connects over ServerSentEvents');
  expect(stdout).toContain('✓ onPublicPaymentStatus: connects over LongPolling');
  expect(stdout).toMatch(/\d+ kept, 0 broken/);
  expect(existsSync(join(empty, 'reports/contract/report.sarif'))).toBe(true);
});

test('--contract names another contract, and one that cannot be read is reported', async () => {
  const args = ['--contract', 'missing.yaml', '--url', 'http://localhost:9'];
  await expect(inEmptyFolder(args)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--contract missing.yaml cannot be read') as string,
  });
});

/** The shell lines of the GitHub action and of the GitLab template, in an empty folder, against the sandbox. */
describe('templates for CI', () => {
  /** An empty folder with a space in its name. */
  let project = '';
  let backend: Backend;
  beforeEach(async () => {
    backend = await startBackend();
    project = temporaryFolder('contract ci ');
  });

  const template = (name: string) =>
    parse(readFileSync(join(empty, 'package', name), 'utf8')) as unknown;
  const ARGS = '--rate=0\n--only=getUserInfo\n--only=login: a call with real values\n';
  const CUSTOMER = { EMAIL: DEMO.email, PASSWORD: DEMO.password };

  const inShell = async (line: string, env: Record<string, string>) => {
    const path = { PATH: process.env['PATH'], HOME: project };
    return (
      await run('bash', ['-eo', 'pipefail', '-c', line], { cwd: project, env: { ...path, ...env } })
    ).stdout;
  };

  function expectReport(written: string) {
    const files = readdirSync(join(project, written)).toSorted();
    expect(files).toEqual(['report.html', 'report.json', 'report.sarif', 'report.xml']);
    const report = JSON.parse(
      readFileSync(join(project, written, 'report.json'), 'utf8'),
    ) as Report;
    const names = report.results.map(({ operationId, check }) => `${operationId}: ${check}`);
    expect(names).toEqual(
      expect.arrayContaining([
        'getUserInfo: documented examples',
        'login: a call with real values',
      ]),
    );
  }

  type Action = {
    inputs: Record<string, { default?: string }>;
    runs: {
      steps: readonly {
        run?: string;
        env?: Record<string, string>;
        with?: Record<string, string>;
      }[];
    };
  };

  test('the GitHub action checks a backend and uploads the report folder', async () => {
    const { inputs, runs } = template('action.yml') as Action;
    const given: Record<string, string> = { url: backend.url, args: ARGS };
    // Replaced as GitHub would.
    const filled = (text: string) =>
      text.replaceAll(/\$\{\{ inputs\.(\w+) \}\}/g, (_all, name: string) => {
        const value = given[name] ?? inputs[name]?.default;
        if (value === undefined) throw new Error(`The action has no input ${name}.`);
        return value;
      });
    const [step] = runs.steps.filter(({ run: line }) => line !== undefined);
    const env = Object.entries(step?.env ?? {}).map(
      ([name, text]) => [name, filled(text)] as const,
    );
    const all = {
      ...Object.fromEntries(env),
      ...CUSTOMER,
      GITHUB_ACTION_PATH: join(empty, 'package'),
    };
    expect(await inShell(step?.run ?? '', all)).toMatch(/\d+ kept, 0 broken/);
    const uploaded = runs.steps.at(-1)?.with?.['path'] ?? '';
    expectReport(filled(uploaded));

    const broken = { ...all, CHECK_URL: 'http://localhost:9' };
    await expect(inShell(step?.run ?? '', broken)).rejects.toMatchObject({ code: 2 });
  });

  type Job = {
    variables: Record<string, string>;
    script: readonly string[];
    artifacts: { paths: readonly string[]; reports: { junit: string } };
  };

  test(
    'the GitLab template installs the tarball, checks a backend and names its JUnit file',
    { tags: 'nightly' },
    async () => {
      const { variables, script, artifacts } = (
        template('gitlab.yml') as { '.contract-check': Job }
      )['.contract-check'];
      const own = {
        CHECK_PACKAGE: tarball,
        CHECK_URL: backend.url,
        CHECK_ARGS: ARGS,
      };
      const cache = join(project, 'npm');
      mkdirSync(cache);
      const env = { ...variables, ...own, ...CUSTOMER, npm_config_cache: cache };
      expect(await inShell(script.join('\n'), env)).toMatch(/\d+ kept, 0 broken/);
      for (const path of artifacts.paths) expectReport(path);
      expect(existsSync(join(project, artifacts.reports.junit))).toBe(true);
    },
  );
});
