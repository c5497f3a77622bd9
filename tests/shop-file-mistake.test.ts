import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './setup/temporary-folder.ts';

/** What a command prints before it begins, in a shop with this file. */
function printedWith(file: string) {
  const folder = temporaryFolder();
  const config = 'tools/build/config';
  mkdirSync(join(folder, config), { recursive: true });
  for (const name of ['shop-file-first.ts', 'shop-file-mistake.ts'])
    cpSync(join(config, name), join(folder, config, name));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'shop.config.ts'), file);
  const args = [
    '--import',
    './tools/build/config/shop-file-first.ts',
    '-e',
    'console.log("begun")',
  ];
  const { stdout, stderr, status } = spawnSync('node', args, { cwd: folder, encoding: 'utf8' });
  return [status, stdout + stderr];
}

test.each([
  ['a comma that is missing', 'const a = {\n  b: 1\n  c: 2,\n};\n', 3, /^Expected `,` or `}`/],
  ['a text that does not end', "const a = {\n  b: 'x,\n};\n", 2, /^Unterminated string$/],
  ['a name that nothing has', 'const a = 1;\n\nconst b = brnad;\n', 3, /^brnad is not defined$/],
  ['a file that is missing', "import x from './no.ts';\n", undefined, /^Cannot find module/],
])('%s in the shop file is said in two lines', (_, file, line, says) => {
  const [status, printed] = printedWith(file);
  const [place, reason, ...rest] = String(printed).split('\n');
  expect([status, rest]).toEqual([2, ['']]);
  expect(place).toBe(`shop.config.ts${line === undefined ? '' : `:${line}`} cannot be read:`);
  expect(reason?.trim()).toMatch(says);
});

test('a file without a mistake is not spoken of', () => {
  expect(printedWith('export const a: number = 1;\n')).toEqual([0, 'begun\n']);
});

test.each(['build', 'start', 'dev', 'sandbox', 'doctor', 'pictures'])(
  'npm run %s reads it first',
  (name) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts[name]).toMatch(/^node --import \.\/tools\/build\/config\/shop-file-first\.ts /);
  },
);
