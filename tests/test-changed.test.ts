import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { browserTestsOf, checksOf, READERS } from '../tools/test/changed.ts';
import { temporaryFolder } from './setup/temporary-folder.ts';

/** A repository with one commit, and what its files are set to. */
function openRepository(files: Record<string, string>) {
  const folder = temporaryFolder();
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const git = (...args: readonly string[]) =>
    run('git', '-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'More');
  };
  git('init', '--quiet', '--initial-branch', 'main');
  for (const [file, text] of Object.entries(files)) write(file, text);
  commit();
  return { folder, git, write, commit, run };
}
type Repository = ReturnType<typeof openRepository>;

/** What an expression gives in the repository, with what a module of the runner exports. */
const evaluate = ({ run }: Repository, module: string, expression: string) =>
  JSON.parse(
    run(
      process.execPath,
      '--input-type=module',
      '--eval',
      `import * as it from '${resolve('tools/test', module)}'; console.log(JSON.stringify(${expression} ?? null));`,
    ),
  ) as unknown;

test('files that were edited, deleted, staged or never added have changed', () => {
  const repository = openRepository({
    '.gitignore': 'built',
    edited: '1',
    deleted: '1',
    same: '1',
  });
  const { write, git, folder } = repository;
  write('edited', '2');
  rmSync(join(folder, 'deleted'));
  write('staged', '1');
  git('add', 'staged');
  write('größe und zahl', '1');
  write('built', '1');
  expect(evaluate(repository, 'changed-files.ts', "it.filesChangedSince('HEAD')")).toEqual([
    'deleted',
    'edited',
    'größe und zahl',
    'staged',
  ]);
});

test('since a branch, what this one changed has changed, not what the other one did', () => {
  const repository = openRepository({ ours: '1', theirs: '1' });
  const { write, git, commit } = repository;
  git('switch', '--quiet', '--create', 'feature');
  write('ours', '2');
  commit();
  git('switch', '--quiet', 'main');
  write('theirs', '2');
  commit();
  git('switch', '--quiet', 'feature');
  write('more', '1');
  const since = "it.filesChangedSince(it.commonCommit('main'))";
  expect(evaluate(repository, 'changed-files.ts', since)).toEqual(['more', 'ours']);
});

const titles = (files: readonly string[]) =>
  [...checksOf(files, 'abc'), ...browserTestsOf(files, 'abc')].map(({ title }) => title);
const ALWAYS = ['Tests of what changed', 'Types', 'Tests that read files'];

test.each<[string, readonly string[]]>([
  ['src/app/gone.tsx', ['Format']],
  ['docs/wire.md', ['Format']],
  ['src/ui/Button.tsx', ['Lint of what changed', 'Format']],
  [
    'openapi.yaml',
    ['Generated code matches the contract', 'The contract keeps its own rules', 'Format'],
  ],
  ['package-lock.json', ['Format', 'Where packages come from, and their licences']],
  ['tests/e2e/shop.ts', ['Lint of what changed', 'Format', 'Browser tests that changed']],
])('a change of %s is tested by what it touches', (file, more) => {
  expect(titles([file])).toEqual([...ALWAYS, ...more]);
});

test('files are linted alone, and all of them when a rule changes', () => {
  const linted = (files: readonly string[]) =>
    checksOf(files, 'abc').find(({ title }) => title === 'Lint of what changed')?.command;
  const all = ['oxlint', '--type-aware', '--deny-warnings'];
  expect(linted(['src/ui/Button.tsx', 'src/ui/gone.tsx', 'README.md'])).toEqual([
    ...all,
    'src/ui/Button.tsx',
  ]);
  expect(linted(['src/ui/Button.tsx', 'tools/lint/folders.ts'])).toEqual(all);
});

test('the tests that read files exist', () => {
  expect(READERS.filter((file) => !existsSync(file))).toEqual([]);
});

test('a build is reused until what it reads changes, or what it wrote', () => {
  const repository = openRepository({ '.gitignore': 'dist\n.env.local', 'src/main.ts': '1' });
  const { write } = repository;
  const isBuilt = () => evaluate(repository, 'built.ts', "it.isBuilt('.git/mark')");
  const build = (edit = () => {}) => {
    const from = evaluate(repository, 'built.ts', 'it.inputs()');
    edit();
    write('dist/index.html', 'built');
    evaluate(repository, 'built.ts', `it.noteBuilt('.git/mark', '${String(from)}')`);
  };
  expect(isBuilt()).toBe(false);
  for (const file of ['src/main.ts', 'src/new.ts', '.env.local', 'dist/index.html', 'dist/more']) {
    build();
    expect(isBuilt()).toBe(true);
    write(file, 'changed');
    expect(isBuilt(), file).toBe(false);
  }
  build();
  write('tests/e2e/home.spec.ts', 'changed');
  write('docs/wire.md', 'changed');
  expect(isBuilt()).toBe(true);
  build(() => write('src/main.ts', 'changed while it is built'));
  expect(isBuilt()).toBe(false);
});
