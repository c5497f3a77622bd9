import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { expandArgs } from '../cli/expand-args.ts';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * The scripts of the templates for CI. `node` of the action and `npx` of GitLab are replaced by a program that records
 * its arguments.
 */
const SHELLS = ['sh', 'bash'];
const HOSTILE = [
  "'; touch ran; '",
  '"; touch ran; "',
  '$(touch ran)',
  '`touch ran`',
  '\n touch ran \n',
  '; touch ran #',
  '\\\'; touch ran; \\"',
  '--help',
];

let project = '';
beforeEach(() => {
  project = temporaryFolder('contract ci ');
  const note = (at: number) =>
    `require('fs').writeFileSync('called.json', JSON.stringify(process.argv.slice(${at})))`;
  mkdirSync(join(project, 'bin/dist'), { recursive: true });
  writeFileSync(join(project, 'bin/npx'), `#!${process.execPath}\n${note(2)}\n`);
  chmodSync(join(project, 'bin/npx'), 0o755);
  writeFileSync(
    join(project, 'bin/dist/contract-check.mjs'),
    `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n${note(2)}\n`,
  );
  mkdirSync(join(project, 'job'));
});

type Ran = { code: number; output: string; called: string[] | undefined; ran: boolean };

/** Runs the script in an empty folder, and returns whether a hostile value was executed. */
function inShell(shell: string, script: string, env: Record<string, string>): Promise<Ran> {
  const cwd = join(project, 'job');
  const path = `${join(project, 'bin')}:${dirname(process.execPath)}:${process.env['PATH']}`;
  return new Promise((resolve) => {
    const given = { PATH: path, HOME: cwd, GITHUB_ACTION_PATH: join(project, 'bin'), ...env };
    const child = execFile(
      shell,
      ['-ec', script],
      { cwd, env: given },
      (_error, stdout, stderr) => {
        const files = readdirSync(cwd);
        const called = files.includes('called.json')
          ? (JSON.parse(readFileSync(join(cwd, 'called.json'), 'utf8')) as string[])
          : undefined;
        const ran = files.includes('ran');
        resolve({ code: child.exitCode ?? -1, output: stdout + stderr, called, ran });
      },
    );
  });
}

const read = (name: string) =>
  parse(readFileSync(`packages/contract-check/${name}`, 'utf8')) as unknown;
const action = read('action.yml') as { runs: { steps: readonly { run?: string }[] } };
const actionScript = action.runs.steps.find(({ run }) => run !== undefined)?.run ?? '';
const job = (
  read('gitlab.yml') as {
    '.contract-check': { variables: Record<string, string>; script: readonly string[] };
  }
)['.contract-check'];
const jobScript = job.script.join('\n');
const PACKAGE = '@you/contract-check@1.2.0';

describe.each(SHELLS)('in %s', (shell) => {
  test.each(HOSTILE)(
    '%j as the address, options or folder stays one argument in the action',
    async (text) => {
      const env = { CHECK_URL: text, CHECK_ARGS: text, CHECK_OUT: text };
      const { called, ran } = await inShell(shell, actionScript, env);
      expect(ran).toBe(false);
      expect(called).toEqual(['--annotate', `--url=${text}`, `--out=${text}`, `--args=${text}`]);
    },
  );

  test.each(HOSTILE)(
    '%j as the address or options stays one argument in the GitLab job',
    async (text) => {
      const env = { ...job.variables, CHECK_PACKAGE: PACKAGE, CHECK_URL: text, CHECK_ARGS: text };
      const { called, ran } = await inShell(shell, jobScript, env);
      expect(ran).toBe(false);
      const program = [
        'contract-check',
        `--url=${text}`,
        '--out=contract-report',
        `--args=${text}`,
      ];
      expect(called).toEqual(['--yes', '--package', PACKAGE, '--', ...program]);
    },
  );
});

describe('the package of the GitLab job', () => {
  const withPackage = async (name: string | undefined) => {
    writeFileSync(join(project, 'job/own.tgz'), '');
    const own = name === undefined ? {} : { CHECK_PACKAGE: name };
    return inShell('sh', jobScript, { ...job.variables, ...own, CHECK_URL: 'http://localhost:9' });
  };

  test.each(['./own.tgz', '../job/own.tgz', PACKAGE, '@you/contract-check@1.2.0-rc.1'])(
    'can be %s',
    async (name) => expect((await withPackage(name)).called?.[2]).toBe(name),
  );

  test.each([
    undefined,
    '',
    'contract-check',
    'contract-check@1.2.0',
    '@you/contract-check',
    '@you/contract-check@latest',
    '@you/contract-check@^1.2.0',
    '@you/contract-check@1.2',
    '@you/contract-check@1.2.0 || 9',
    '@you/contract-check@npm:other@1.2.0',
    `other\n${PACKAGE}`,
    `${PACKAGE}\nother`,
    'you/contract-check',
    'github:you/contract-check',
    'https://packages.example/own.tgz',
    'own.tgz',
    './missing.tgz',
    'file:./own.tgz',
    ...HOSTILE,
  ])('is rejected as %j before anything is installed', async (name) => {
    const { code, output, called, ran } = await withPackage(name);
    expect(ran).toBe(false);
    expect(called).toBeUndefined();
    expect(output).toContain('CHECK_PACKAGE');
    expect(code).toBe(2);
  });
});

describe('--args', () => {
  test.each([
    ['', []],
    ['\n  --rate=0\r\n\n--mutate \n', ['--rate=0', '--mutate']],
    ['--only=login: a call\n--only\nlogin', ['--only=login: a call', '--only', 'login']],
    [`--pay-command=sh -c 'a "b" \\ $HOME; *'`, [`--pay-command=sh -c 'a "b" \\ $HOME; *'`]],
    ['$(touch ran) `touch ran`', ['$(touch ran) `touch ran`']],
  ])('passes each line of %j as one argument, without expanding anything', (text, lines) => {
    expect(expandArgs(['--url', 'u', `--args=${text}`, '--annotate'])).toEqual([
      '--url',
      'u',
      ...lines,
      '--annotate',
    ]);
    expect(expandArgs(['--args', text])).toEqual(lines);
  });
});
