import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { DEMO } from '@ambergate/sandbox/seed.ts';
import { describe, expect, test } from 'vitest';

const FOLDERS = ['src', 'packages', 'tools', 'tests', 'docs', 'deploy'];
const TEXT = '{ts,tsx,css,md,yaml,yml,json,html}';
const files = [
  ...FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.${TEXT}`)),
  ...globSync(`*.${TEXT}`),
  ...globSync(`.github/**/*.${TEXT}`),
  'Containerfile',
].filter((file) => file !== 'package-lock.json');
const read = (file: string) => readFileSync(file, 'utf8');
const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

type Link = { place: string; target: string; anchor: string | undefined };

/** Links of a document are relative to it. Paths below `docs/` in code are relative to the root. */
function linksOf(file: string): Link[] {
  // Links of the legal texts lead to pages: tests/page-links.test.ts follows them.
  const isDocument = file.endsWith('.md') && !file.startsWith('src/');
  const pattern = isDocument
    ? /(?:\]\(|src(?:set)?=")(?!\w+:)([^)#"\s]*)(?:#([^)"\s]+))?[)"]/g
    : /(?<![\w/.])(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g;
  const text = read(file);
  return [...text.matchAll(pattern)].map(({ 0: written, 1: path = '', 2: anchor, index }) => ({
    place: `${file}:${lineOf(text, index)} ${written}`,
    target: isDocument && path !== '' ? normalize(join(dirname(file), path)) : path || file,
    anchor,
  }));
}

/** The anchors that GitHub derives from the headings of a document. */
function anchorsOf(document: string): Set<string> {
  const headings = read(document)
    .replace(/^```.*?^```/gms, '')
    .matchAll(/^#+ (.+)$/gm);
  const anchors = new Set<string>();
  for (const [, heading = ''] of headings) {
    const plain = heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '');
    const slug = plain.trim().replaceAll(' ', '-');
    let anchor = slug;
    for (let copy = 1; anchors.has(anchor); copy += 1) anchor = `${slug}-${copy}`;
    anchors.add(anchor);
  }
  return anchors;
}

test('every relative link in a document or comment leads to an existing file and heading', () => {
  const links = files.flatMap(linksOf);
  expect(links.length).toBeGreaterThan(40);
  const broken = links.filter(
    ({ target, anchor }) =>
      !existsSync(target) || (anchor !== undefined && !anchorsOf(target).has(anchor)),
  );
  expect(broken.map(({ place }) => place)).toEqual([]);
});

test('every path in code style in a document exists', () => {
  const named = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const paths = new RegExp(
        `\`(?:npx (?:node|vitest run|playwright test|stryker run) )?((?:${FOLDERS.join('|')})/[^\`\\s*{<…]*)[\` ]`,
        'g',
      );
      return [...read(file).matchAll(paths)].map(([, path = '']) => ({ file, path }));
    });
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

test.each(['docs', 'docs/decisions'])(
  '%s/README.md lists every document in its folder',
  (folder) => {
    const index = `${folder}/README.md`;
    const listed = new Set(linksOf(index).map(({ target }) => target));
    const documents = globSync(`${folder}/*.md`).filter((file) => file !== index);
    expect(documents.length).toBeGreaterThan(15);
    expect(documents.filter((file) => !listed.has(file))).toEqual([]);
  },
);

test('a superseded decision names its successor in the index and on its page', () => {
  const successorOf = (text: string) => /superseded.*?by \[(\d+)\]/i.exec(text)?.[1];
  const rows = read('docs/decisions/README.md').matchAll(/^- .*?\]\((\d+[\w-]+\.md)\).*$/gm);
  const decisions = [...rows].map(([row, file = '']) => ({
    file,
    inIndex: successorOf(row),
    onPage: successorOf(read(`docs/decisions/${file}`).split('\n\n')[1] ?? ''),
  }));
  expect(decisions.filter(({ inIndex }) => inIndex !== undefined).length).toBeGreaterThan(2);
  expect(decisions.filter(({ inIndex, onPage }) => inIndex !== onPage)).toEqual([]);
});

test('every test file that a document or comment names exists', () => {
  const there = new Set(
    globSync('{tests,packages}/**/*.{test,spec}.{ts,tsx}').map((file) => basename(file)),
  );
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/(?<![\w*-])\w[\w-]*\.(?:test|spec)\.tsx?/g)].map(([name]) => ({
      file,
      name,
    })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !there.has(name))).toEqual([]);
});

test('a document shows every picture in docs/pictures', () => {
  const shown = files.flatMap(linksOf).map(({ target }) => target);
  expect(globSync('docs/pictures/*').filter((picture) => !shown.includes(picture))).toEqual([]);
});

const commands = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;
const scripts = Object.keys(commands);

test('docs/commands.md lists every script of package.json, and there are few', () => {
  expect(scripts.length).toBeLessThanOrEqual(20);
  const named = new Set(read('docs/commands.md').match(/(?<=`(?:npm (?:run )?)?)[\w:-]+(?=[` ])/g));
  expect(scripts.filter((name) => !named.has(name))).toEqual([]);
});

test('every command that a document names is a script of package.json', () => {
  const named = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...read(file).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => ({ file, name })),
    );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ name }) => !scripts.includes(name))).toEqual([]);
});

/** The source of a program, with the modules that it imports by a path or from `packages/`. */
function sourceOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file) || !file.endsWith('.ts')) return '';
  seen.add(file);
  const text = read(file);
  const imported = text.matchAll(/(?:from|import\() ?'(?:(\.[^']+)|@ambergate\/([^']+))'/g);
  const modules = [...imported].map(([, near, far = '']) =>
    near === undefined ? `packages/${far}` : join(dirname(file), near),
  );
  return [text, ...modules.map((module) => sourceOf(module, seen))].join('\n');
}

test('every option that a document mentions with a command appears in the help of the command', () => {
  const given = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...read(file).matchAll(/\bnpm (?:run )?([\w:-]+) -- ([^`\n]+)/g)].flatMap(
        ([, command = '', rest = '']) =>
          (rest.match(/(?<=^|\s)--[a-z][\w-]*/g) ?? []).map((option) => ({
            file,
            command,
            option,
          })),
      ),
    );
  const helps = new Map(
    Object.entries(commands).flatMap(([name, script]) => {
      const entry = script.match(/(?<= )(?:tools|packages)\S+\.ts/g)?.at(-1);
      return entry === undefined ? [] : [[name, sourceOf(entry)] as const];
    }),
  );
  const ours = given.filter(({ command }) => helps.has(command));
  expect(ours.length).toBeGreaterThan(30);
  expect(
    ours.filter(
      ({ command, option }) =>
        option !== '--help' && !new RegExp(`${option}(?![\\w-])`).test(helps.get(command) ?? ''),
    ),
  ).toEqual([]);
});

test('every option that a document mentions belongs to one of our commands', () => {
  const sources = globSync('{tools,packages}/**/*.ts')
    .filter((file) => !file.includes('/tests/'))
    .map(read)
    .join('\n');
  const ofOtherPrograms = ['--grep', '--reporter', '--build-arg'];
  const named = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...read(file).matchAll(/`(--[a-z][\w-]*)/g)].map(([, option = '']) => ({ file, option })),
    )
    .filter(({ option }) => !ofOtherPrograms.includes(option));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ option }) => !new RegExp(`${option}(?![\\w-])`).test(sources))).toEqual(
    [],
  );
});

describe('the README', () => {
  const readme = read('README.md');

  test('names a demo customer and a discount code that the sandbox knows', () => {
    expect(readme).toContain(`\`${DEMO.email}\``);
    expect(readme).toContain(`\`${DEMO.password}\``);
    expect(read('packages/sandbox/rules/discount-codes.ts')).toContain('AMBER15');
    expect(readme).toContain('`AMBER15`');
  });

  test('has figures that match the budgets and the list of faults', () => {
    const figure = (unit: RegExp) => Number(unit.exec(readme)?.[1]);
    const budgets = read('tools/bench/page/budgets.ts');
    expect(figure(/\*\*(\d+) kB\*\* of JavaScript/)).toBe(
      Number(/'\/': \{ jsKb: (\d+)/.exec(budgets)?.[1]),
    );
    const faults = read('packages/contract-check/tests/other-backend/faults.txt').match(
      / => .* => /g,
    );
    const broken = figure(/\*\*(\d+)\*\* broken backends/);
    expect(broken).toBeGreaterThan(0);
    expect(faults?.length).toBeGreaterThanOrEqual(broken);
  });

  test('names only what the shop or its payment page shows in the steps of the first five minutes', () => {
    const steps = /^## Five minutes in the shop$(.*?)^## /ms.exec(readme)?.[1] ?? '';
    const shown = globSync([
      '{src,packages/sandbox,tools/build/config}/**/*.{ts,tsx}',
      'shop.config.ts',
    ])
      .map(read)
      .join('\n');
    const named = [...steps.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !new RegExp(`[>'"\`\\s]${name}[<'"\`\\s]`).test(shown))).toEqual(
      [],
    );
  });
});
