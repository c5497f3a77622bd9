import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { start } from '@ambergate/contract-check/engine/program.ts';

/** What a language's build reports about its pages. */
export type BuiltLanguage = {
  tag: string;
  /** The prefix of each path that names the language; empty for the first language. */
  path: string;
  /** The paths of the pages that search engines list. */
  pages: string[];
  /** The styles inside the pages. */
  styles: string[];
  /** The files in the assets folder. Languages share identical files. */
  assets: string[];
};

/** Node's arguments to run a program in the language of SHOP_LANGUAGE. */
export const IN_LANGUAGE = ['--import=./tools/texts/register.ts', '--no-warnings'];

type Options = {
  /** All languages of the shop, the one at the root first. */
  all: readonly string[];
  /** The shop's own legal texts, in English. */
  samples: Record<string, string>;
  dist: string;
  cache: string;
};

/** Builds the shop in these languages, as many at a time as the machine has cores. Returns undefined if one fails. */
export async function buildLanguages(
  tags: readonly string[],
  scripts: readonly string[],
  { all, samples, dist, cache }: Options,
): Promise<BuiltLanguage[] | undefined> {
  const scriptsFile = join(cache, 'scripts.json');
  await writeFile(scriptsFile, JSON.stringify(scripts));
  const samplesFile = join(cache, 'samples.json');
  await writeFile(samplesFile, JSON.stringify(samples));
  const built = new Map<string, BuiltLanguage>();
  const waiting = [...tags];
  const work = async () => {
    for (let tag = waiting.shift(); tag !== undefined; tag = waiting.shift()) {
      const result = join(cache, `${tag}.json`);
      const shared = tag === tags[0] ? ['shared'] : [];
      const { exitCode } = await start(
        'node',
        [...IN_LANGUAGE, 'tools/build/language.ts', dist, scriptsFile, result, ...shared],
        {
          stdio: 'inherit',
          env: {
            SHOP_LANGUAGE: tag,
            SHOP_LANGUAGES: all.join(' '),
            SHOP_SAMPLE_TEXTS: samplesFile,
            // All processes compile the same modules of Vite.
            NODE_COMPILE_CACHE: join(cache, 'compiled'),
          },
        },
      );
      if (exitCode !== 0) return;
      built.set(tag, JSON.parse(await readFile(result, 'utf8')) as BuiltLanguage);
    }
  };
  await Promise.all(Array.from({ length: Math.min(tags.length, availableParallelism()) }, work));
  const results = tags.flatMap((tag) => built.get(tag) ?? []);
  return results.length === tags.length ? results : undefined;
}
