import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import type { Report } from '../../contract/check/run.ts';
import { fewerInGate } from '../gate.ts';
import { DEMO, startBackend } from './backend.ts';
import type { Backend } from './backend.ts';

/** The shell lines of the GitHub action and of the GitLab template, in an empty folder, against the sandbox. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const run = promisify(execFile);
const ways = fewerInGate(
  { gate: 1, all: 2 },
  "the GitLab template runs the packed check as GitHub's action does",
);

let packed = '';
let empty = '';
let backend: Backend;
beforeAll(async () => {
  packed = mkdtempSync(join(tmpdir(), 'contract-pack-'));
  await run('node', ['scripts/contract-pack.ts', '--out', packed]);
});
beforeAll(async () => {
  backend = await startBackend();
  empty = mkdtempSync(join(tmpdir(), 'contract ci '));
});
afterAll(async () => {
  await backend.stop();
  for (const one of [packed, empty]) rmSync(one, { recursive: true, force: true });
});

const template = (name: string) => parse(readFileSync(join(packed, name), 'utf8')) as unknown;
/** Quotes and blanks reach the command as they would on a command line. */
const ARGS = "--rate 0 --only getUserInfo --only 'login: a call with real values'";
const CUSTOMER = { EMAIL: DEMO.email, PASSWORD: DEMO.password };

const inShell = async (line: string, env: Record<string, string>) => {
  const path = { PATH: process.env['PATH'], HOME: empty };
  return (
    await run('bash', ['-eo', 'pipefail', '-c', line], { cwd: empty, env: { ...path, ...env } })
  ).stdout;
};

function expectReport(folder: string) {
  const files = readdirSync(join(empty, folder)).toSorted();
  expect(files).toEqual(['report.html', 'report.json', 'report.sarif', 'report.xml']);
  const report = JSON.parse(readFileSync(join(empty, folder, 'report.json'), 'utf8')) as Report;
  const names = report.results.map(({ operationId, check }) => `${operationId}: ${check}`);
  expect(names).toEqual(
    expect.arrayContaining(['getUserInfo: documented examples', 'login: a call with real values']),
  );
}

type Action = {
  inputs: Record<string, { default?: string }>;
  runs: {
    steps: readonly { run?: string; env?: Record<string, string>; with?: Record<string, string> }[];
  };
};

test('the GitHub action checks a backend and uploads the folder that it wrote', async () => {
  const { inputs, runs } = template('action.yml') as Action;
  const given: Record<string, string> = { url: backend.url, args: ARGS };
  // As GitHub expands it.
  const filled = (text: string) =>
    text.replaceAll(/\$\{\{ inputs\.(\w+) \}\}/g, (_all, name: string) => {
      const value = given[name] ?? inputs[name]?.default;
      if (value === undefined) throw new Error(`The action has no input ${name}.`);
      return value;
    });
  const [step] = runs.steps.filter(({ run: line }) => line !== undefined);
  const env = Object.entries(step?.env ?? {}).map(([name, text]) => [name, filled(text)] as const);
  const all = { ...Object.fromEntries(env), ...CUSTOMER, GITHUB_ACTION_PATH: packed };
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

test.runIf(ways > 1)(
  'the GitLab template installs the tarball, checks a backend and names its JUnit file',
  async () => {
    const { variables, script, artifacts } = (template('gitlab.yml') as { '.contract-check': Job })[
      '.contract-check'
    ];
    const tarball = readdirSync(packed).find((name) => name.endsWith('.tgz')) ?? '';
    const own = { CHECK_PACKAGE: join(packed, tarball), CHECK_URL: backend.url, CHECK_ARGS: ARGS };
    rmSync(join(empty, artifacts.paths[0] ?? ''), { recursive: true, force: true });
    const cache = join(empty, 'npm');
    mkdirSync(cache);
    const env = { ...variables, ...own, ...CUSTOMER, npm_config_cache: cache };
    expect(await inShell(script.join('\n'), env)).toMatch(/\d+ kept, 0 broken/);
    for (const path of artifacts.paths) expectReport(path);
    expect(existsSync(join(empty, artifacts.reports.junit))).toBe(true);
  },
);
