import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, start } from '@ambergate/contract-check/engine/program.ts';
import { sandboxOptions } from '@ambergate/sandbox/options.ts';
import { readConfig } from '../build/config/read-config.ts';
import { orStop } from '../build/or-stop.ts';
import { languageOf } from '../texts/languages.ts';

/**
 * `npm start`: builds the shop and serves it with the sandbox, or for the server in `VITE_API_BASE_URL`. It takes the
 * sandbox's options. Serves the first language as soon as it is built, while the others are being built.
 */
const OTHERS = join('.cache', 'start');
// Exit before the build if an option is invalid.
sandboxOptions();
const { languages, apiBaseUrl } = await orStop(() => readConfig('production'));
const [first = '', ...others] = languages;
for (const { step, stdout } of [
  { step: ['tools/build/main.ts', '--sandbox', '--languages', first], stdout: 'inherit' },
  { step: ['packages/contract-check/docs.ts'], stdout: 'ignore' },
] as const) {
  const { exitCode } = run('node', step, { stdio: ['inherit', stdout, 'inherit'] });
  if (exitCode !== 0) process.exit(exitCode ?? 1);
}
for (const tag of others) announce(tag);
if (others.length > 0) void addOthers();
process.argv.push(
  '--prices=shop.config.ts',
  '--dist=dist',
  '--docs=.cache/docs',
  `--api=${apiBaseUrl}`,
);
await import('@ambergate/sandbox/main.ts');

/** Until a language's pages exist, serves a page that reloads itself at every path below the tag. */
function announce(tag: string): void {
  const { name } = languageOf(tag);
  const page = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>${name}</title><p>${name} is being built …</p>`;
  mkdirSync(join('dist', tag));
  for (const file of ['index.html', '404.html']) writeFileSync(join('dist', tag, file), page);
}

async function addOthers(): Promise<void> {
  const build = ['tools/build/main.ts', '--sandbox', '--languages', others.join(), '--out', OTHERS];
  const { exitCode, all } = await start('node', build, { all: true });
  if (exitCode === 0)
    for (const folder of ['assets', ...others])
      cpSync(join(OTHERS, 'dist', folder), join('dist', folder), { recursive: true });
  else console.error(all);
  rmSync(OTHERS, { recursive: true, force: true });
}
