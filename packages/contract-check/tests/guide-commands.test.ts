import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '@ambergate/sandbox/http/answer.ts';
import { expect, test } from 'vitest';
import { loadContract } from '../engine/load.ts';
import { DEMO, startBackend } from './backend.ts';
import { inThisProcess } from './run-check.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Runs each command of the server's guide against a server that has its chapter and those before it. */
const guide = readFileSync('docs/implement-the-server.md', 'utf8');
const { operations } = loadContract();

/** What each chapter adds, by tag. */
const CHAPTERS = [
  ['customer'],
  ['account'],
  ['plans', 'promotion'],
  ['orders'],
  ['isp'],
  ['locations', 'proxies'],
  ['purchase'],
  ['realtime'],
  ['social', 'admin'],
  ['service', 'usage', 'users', 'alerts', 'sessions'],
  [],
];

const commands = guide
  .split(/^## (?=\d)/m)
  .slice(1)
  .flatMap((chapter) =>
    [...chapter.matchAll(/^npm run contract:check -- --url \S+(.*)$/gm)].map(
      ([, args = '']) => [Number.parseInt(chapter, 10), args.trim()] as const,
    ),
  );

/** The guide's own programs for payments and codes. */
function writePrograms(url: string): (args: string) => string[] {
  const folder = temporaryFolder();
  const programs = [...guide.matchAll(/^```js\n(.*?)^```/gms)]
    .map(([, text = '']) => text)
    .join('');
  const [pay = '', code = ''] = programs.split('// code.mjs');
  writeFileSync(join(folder, 'pay.mjs'), pay);
  writeFileSync(join(folder, 'code.mjs'), code.replaceAll('http://localhost:4010', url));
  return (args) =>
    [...args.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) =>
      quoted === undefined
        ? plain
        : quoted.replace(
            /^node (\w+)\.mjs$/,
            (_all, name: string) => `node ${join(folder, name)}.mjs`,
          ),
    );
}

test.each(commands)('chapter %i: the server passes `%s`', async (chapter, args) => {
  const tags = CHAPTERS.slice(0, chapter).flat();
  expect(CHAPTERS.flat()).toHaveLength(new Set(operations.map(({ tag }) => tag)).size);
  const missing = operations.filter(({ tag }) => !tags.includes(tag)).map(({ id }) => id);
  const answer = (one: Answer, id?: string): Answer =>
    id !== undefined && missing.includes(id) ? { ...one, status: 404, body: '' } : one;
  const refuse = () => Promise.reject(new Error('it is not there'));
  const handlers = Object.fromEntries(missing.map((id) => [id, refuse]));
  const lacking = chapter === CHAPTERS.length ? {} : { answer, handlers };
  const { url, token } = await startBackend(lacking);
  const all = ['--url', url, '--rate', '0', '--runs', '1', '--out', temporaryFolder()];
  const ofGuide = writePrograms(url)(args.replace('YOURCODE', 'AMBER15'));
  const signIn = { EMAIL: DEMO.email, PASSWORD: DEMO.password };
  // The server has no sign-in before the second chapter.
  const environment = chapter === 1 ? { TOKEN: token } : signIn;
  const { code, output } = await inThisProcess([...all, ...ofGuide], environment);
  expect(output).not.toContain('✗');
  expect(code).toBe(0);
});
