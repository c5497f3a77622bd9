import { rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, mergeConfig, type InlineConfig, type Rolldown } from 'vite';
import { LANGUAGE, LANGUAGE_PATH } from '../../src/i18n/language.ts';
import viteConfig from '../../vite.config.ts';
import { languageOf } from '../texts/languages.ts';
import { webFont } from './brand/font.ts';
import { brandPictures } from './brand/pictures.ts';
import { basePathOf } from './config/base-path.ts';
import { readConfig } from './config/read-config.ts';
import { webManifest } from './delivery/web-manifest.ts';
import type { BuiltLanguage } from './languages.ts';
import { orStop } from './or-stop.ts';
import { assertNoCycle, stylesOf } from './pages/chunks.ts';
import { chunksOfPage, documentOf } from './pages/document.ts';
import type * as Prerender from './pages/prerender.tsx';

/** Builds the shop in one language. tools/build/main.ts starts it as a process, and adds what all languages share. */
const [DIST = '', scripts = '', result = '', shared] = process.argv.slice(2);
/** Inside the project, so that its imports can be resolved. */
const SERVER = join('.cache', `prerender-${process.pid}`);
process.once('exit', () => rmSync(SERVER, { recursive: true, force: true }));
/** Whether this build also writes the files that all languages share. */
const writesShared = shared === 'shared';
const config = await orStop(() => readConfig('production'));
const base = basePathOf(config);

/** Prints the bundler's warnings, but neither its list of files nor how long its plugins take. */
const QUIET = {
  // Otherwise, Vite would load the file again for each of the two builds.
  configFile: false,
  logLevel: 'warn',
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
} as const;

const bundle = (options: InlineConfig['build'], isSsrBuild: boolean) =>
  build(
    mergeConfig(
      mergeConfig(viteConfig({ command: 'build', mode: 'production', isSsrBuild }), QUIET),
      { build: options },
    ),
  );

/** Builds the browser's files, then one HTML file per route. */
const client = (await bundle(
  {
    outDir: DIST,
    emptyOutDir: false,
    copyPublicDir: writesShared,
    ...(!writesShared && { license: false }),
  },
  false,
)) as Rolldown.RolldownOutput;
await bundle({ ssr: 'tools/build/pages/prerender.tsx', outDir: SERVER, emptyOutDir: true }, true);
const prerender = (await import(
  pathToFileURL(resolve(SERVER, 'prerender.js')).href
)) as typeof Prerender;
const chunks = client.output.filter((file) => file.type === 'chunk');
assertNoCycle(chunks);

const template = await readFile('index.html', 'utf8');
const font = webFont();
const isFirstFont = (file: string) => font && file.includes(font.first) && file.endsWith('.woff2');
const fontFile = client.output.map(({ fileName }) => fileName).find(isFirstFont);
const parts = {
  template,
  chunks,
  base,
  scripts: JSON.parse(await readFile(scripts, 'utf8')) as string[],
  font: fontFile,
  language: languageOf(LANGUAGE),
};
const styles: string[] = [];
const pages = await prerender.prerenderPages();
for (const page of pages) {
  const css = await stylesOfPage(page.path);
  styles.push(css);
  await write(page.path === '/' ? 'index.html' : `${page.path}.html`, documentOf(page, css, parts));
}
// Open pages compare this with their own entry: src/app/notice-new-version.ts.
await write('version.txt', chunks.find((chunk) => chunk.isEntry)?.fileName ?? '');
await write('manifest.webmanifest', webManifest(config));
if (writesShared)
  for (const [file, picture] of await brandPictures(config))
    await writeFile(join(DIST, file), picture);
const built: BuiltLanguage = {
  tag: LANGUAGE,
  path: LANGUAGE_PATH,
  pages: pages.filter(({ listed }) => listed).map(({ path }) => path),
  styles,
  assets: client.output.flatMap(
    ({ fileName }) => /^assets\/(.*(?<!\.map))$/.exec(fileName)?.[1] ?? [],
  ),
};
await writeFile(result, JSON.stringify(built));
// Exit explicitly, because the caches of the rendered pages have timers that last minutes.
process.exit(0);

async function write(file: string, content: string | Uint8Array): Promise<void> {
  const path = join(DIST, LANGUAGE_PATH, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

async function stylesOfPage(path: string): Promise<string> {
  const files = stylesOf(chunksOfPage(path, chunks));
  const texts = await Promise.all(files.map((file) => readFile(join(DIST, file), 'utf8')));
  return texts.join('');
}
