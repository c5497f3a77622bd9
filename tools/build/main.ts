import { rmSync } from 'node:fs';
import { appendFile, cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { styleText } from 'node:util';
import { readOptions } from '@ambergate/contract-check/engine/read-options.ts';
import { build, mergeConfig, type Rolldown } from 'vite';
import { webFont } from './brand/font.ts';
import { textPages } from './brand/legal-texts.ts';
import { brandPictures } from './brand/pictures.ts';
import { unknownFiles } from './brand/unknown-files.ts';
import { buildProblems } from './build-problems.ts';
import { basePathOf } from './config/base-path.ts';
import { configFrom, configWarnings, readSettings, releaseProblems } from './config/read-config.ts';
import { precompress } from './delivery/precompress.ts';
import { securityHeaders } from './delivery/security-headers.ts';
import { caddySnippet, headersFile, nginxSnippet } from './delivery/server-snippets.ts';
import { webManifest } from './delivery/web-manifest.ts';
import { INLINE_SCRIPTS, inlineScript, PROMOTION_SCRIPT } from './inline-scripts.ts';
import { orStop } from './or-stop.ts';
import { assertNoCycle, stylesOf } from './pages/chunks.ts';
import { chunksOfPage, documentOf } from './pages/document.ts';
import type * as Prerender from './pages/prerender.tsx';
import { RUNTIME_STYLES } from './runtime-styles.ts';
import { thirdPartyNotices, type BundledLicence } from './third-party-notices.ts';

const HELP = `npm run build -- [options]

  --release   stops while something of the sample is left unconfirmed
  --sandbox   sells what the sandbox does
  --out DIR   writes dist and delivery into this folder (.)`;

const { values } = readOptions(HELP, {
  release: { type: 'boolean', default: false },
  sandbox: { type: 'boolean', default: false },
  out: { type: 'string', default: '.' },
});
// With another value, which a test runner or a developer's shell may set, the libraries' development code is built.
process.env['NODE_ENV'] = 'production';

const DIST = join(values.out, 'dist');
/** In the project, so that what it imports is found. */
const SERVER = join('.cache', `prerender-${process.pid}`);
process.once('exit', () => rmSync(SERVER, { recursive: true, force: true }));
const SOURCE_MAPS = join(values.out, '.cache/sourcemaps');
/** Snippets for servers that do not read `_headers`. */
const DELIVERY = join(values.out, 'delivery');
if (values.sandbox) process.env['SELL_AS_SANDBOX'] = 'yes';
const settings = readSettings('production');
const config = await orStop(() => configFrom(settings));
const left = values.release ? releaseProblems(settings) : [];
if (left.length > 0) {
  console.error(['Not to be released:', ...left].join('\n  '));
  process.exit(1);
}
const pictures = await orStop(() => brandPictures(config));
await orStop(() => textPages(config));
const unknown = unknownFiles();
if (unknown.length > 0) {
  console.error(unknown.join('\n'));
  process.exit(1);
}
const base = basePathOf(config);

/** Prints the bundler's warnings, but neither its list of files nor how long its plugins take. */
const QUIET = {
  logLevel: 'warn',
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
} as const;

const began = Date.now();
console.log('Building the shop …');
/** Builds the browser's files, then one HTML file per route. */
const client = (await build(
  mergeConfig(QUIET, { build: { outDir: DIST, emptyOutDir: true } }),
)) as Rolldown.RolldownOutput;
await build(
  mergeConfig(QUIET, {
    build: { ssr: 'tools/build/pages/prerender.tsx', outDir: SERVER, emptyOutDir: true },
  }),
);

const prerender = (await import(
  pathToFileURL(resolve(SERVER, 'prerender.js')).href
)) as typeof Prerender;
const chunks = client.output.filter((file) => file.type === 'chunk');
assertNoCycle(chunks);
const { apiBaseUrl, promotion } = config;
const inlined = (file: string) => inlineScript(file, { base: `${base}/`, apiBaseUrl, promotion });
const inlineScripts = await Promise.all(
  [...INLINE_SCRIPTS, ...(promotion?.end ? [PROMOTION_SCRIPT] : [])].map(inlined),
);
const inlineStyles: string[] = [];

const template = await readFile('index.html', 'utf8');
const font = webFont();
const isFirstFont = (file: string) => font && file.includes(font.first) && file.endsWith('.woff2');
const fontFile = client.output.map(({ fileName }) => fileName).find(isFirstFont);
const parts = { template, chunks, base, scripts: inlineScripts, font: fontFile };
const pages = await prerender.prerenderPages();
for (const page of pages) {
  const file = page.path === '/' ? 'index.html' : `${page.path}.html`;
  const css = await stylesOfPage(page.path);
  inlineStyles.push(css);
  await writeFile(join(DIST, file), documentOf(page, css, parts));
}
await keepSourceMapsApart();
for (const [file, picture] of pictures) await writeFile(join(DIST, file), picture);
await writeFile(join(DIST, 'manifest.webmanifest'), webManifest(config));
await writeFile(join(DIST, 'sitemap.xml'), sitemap());
await appendFile(join(DIST, 'robots.txt'), `\nSitemap: ${config.siteUrl}/sitemap.xml\n`);
await writeHeaders();
await writeNotices();
await precompress(DIST);
const problems = buildProblems({
  dist: DIST,
  base,
  sourceMaps: SOURCE_MAPS,
  env: process.env,
  cwd: process.cwd(),
});
for (const problem of problems) console.error(`Not to be published: ${problem}`);
const seconds = Math.round((Date.now() - began) / 1000);
if (problems.length === 0)
  console.log(`Built in ${seconds} s: ${DIST}/ to publish, ${DELIVERY}/ for nginx and Caddy.`);
const warnings = configWarnings(settings, { isBrief: values.sandbox });
if (warnings.length > 0) {
  const title = styleText(['bold', 'yellow'], 'Look at these before customers see the shop:');
  console.warn(['', title, ...warnings.map((warning) => `  ${warning}`), ''].join('\n'));
}
// Exit explicitly: the caches of the rendered pages hold timers of minutes.
process.exit(problems.length > 0 ? 1 : 0);

async function stylesOfPage(path: string): Promise<string> {
  const files = stylesOf(chunksOfPage(path, chunks));
  const texts = await Promise.all(files.map((file) => readFile(join(DIST, file), 'utf8')));
  return texts.join('');
}

function sitemap(): string {
  const urls = pages
    .filter(({ listed }) => listed)
    .map(({ path }) => `  <url><loc>${config.siteUrl}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

async function writeHeaders(): Promise<void> {
  const headers = securityHeaders(config, {
    scripts: inlineScripts,
    styles: [...inlineStyles, ...RUNTIME_STYLES],
  });
  const assets = (await readdir(join(DIST, 'assets'))).toSorted();
  await writeFile(join(DIST, '_headers'), headersFile(headers, base, assets));
  await mkdir(DELIVERY, { recursive: true });
  await writeFile(join(DELIVERY, 'nginx.conf'), nginxSnippet(headers, base));
  await writeFile(join(DELIVERY, 'Caddyfile'), caddySnippet(headers, base));
}

/** Writes the notices that the licences of the bundled packages require. */
async function writeNotices(): Promise<void> {
  const list = join(DIST, 'third-party-licenses.json');
  const bundled = JSON.parse(await readFile(list, 'utf8')) as BundledLicence[];
  const notices = thirdPartyNotices([...bundled, ...(await fontLicence())]);
  await writeFile(join(DIST, 'third-party-licenses.txt'), notices);
  await rm(list);
}

/** The bundler lists packages of code only. */
async function fontLicence(): Promise<BundledLicence[]> {
  if (!font?.package) return [];
  const fileOf = (name: string) =>
    readFile(new URL(import.meta.resolve(`${font.package}/${name}`)), 'utf8');
  const { name, version, license } = JSON.parse(await fileOf('package.json')) as Manifest;
  return [{ name, version, identifier: license, text: await fileOf('LICENSE') }];
}
type Manifest = { name: string; version: string; license: string };

/** Source maps are for error reports only, so they move out of the published folder. */
async function keepSourceMapsApart(): Promise<void> {
  await rm(SOURCE_MAPS, { recursive: true, force: true });
  await mkdir(SOURCE_MAPS, { recursive: true });
  for (const name of await readdir(join(DIST, 'assets'))) {
    if (!name.endsWith('.map')) continue;
    await cp(join(DIST, 'assets', name), join(SOURCE_MAPS, name));
    await rm(join(DIST, 'assets', name));
  }
}
