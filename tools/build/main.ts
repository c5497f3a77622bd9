import { appendFile, cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, styleText } from 'node:util';
import { build, mergeConfig } from 'vite';
import type { Rolldown } from 'vite';
import type * as Prerender from '../../src/prerender.tsx';
import { legalPages } from './brand/legal-texts.ts';
import { brandPictures } from './brand/pictures.ts';
import { unknownFiles } from './brand/unknown-files.ts';
import { buildProblems } from './build-problems.ts';
import { basePathOf } from './config/base-path.ts';
import { configFrom, configWarnings, readSettings, samplesIn } from './config/read-config.ts';
import { precompress } from './delivery/precompress.ts';
import { securityHeaders } from './delivery/security-headers.ts';
import { caddySnippet, headersFile, nginxSnippet } from './delivery/server-snippets.ts';
import { webManifest } from './delivery/web-manifest.ts';
import { INLINE_SCRIPTS, inlineScript } from './inline-scripts.ts';
import { orStop } from './or-stop.ts';
import { themeColorMeta } from './palette/theme-colors.ts';
import { routeFiles } from './route-files.ts';
import { RUNTIME_STYLES } from './runtime-styles.ts';
import { thirdPartyNotices } from './third-party-notices.ts';
import type { BundledLicence } from './third-party-notices.ts';

const ENTRY = 'src/main.tsx';

const HELP = `npm run build -- [options]

  --release   stops while something of the sample is left unconfirmed
  --sandbox   sells what the sandbox does
  --out DIR   writes dist and delivery into this folder (.)`;

const { values } = parseArgs({
  options: {
    release: { type: 'boolean', default: false },
    sandbox: { type: 'boolean', default: false },
    out: { type: 'string', default: '.' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
// With another value, which a test runner or a developer's shell may set, the libraries' development code is built.
process.env['NODE_ENV'] = 'production';

const DIST = join(values.out, 'dist');
const SERVER = join(values.out, '.cache/prerender');
const SOURCE_MAPS = join(values.out, '.cache/sourcemaps');
/** Snippets for servers that do not read `_headers`. */
const DELIVERY = join(values.out, 'delivery');
if (values.sandbox) process.env['SELL_AS_SANDBOX'] = 'yes';
const settings = readSettings('production');
const config = await orStop(() => configFrom(settings));
const left = values.release ? samplesIn(settings) : [];
if (left.length > 0) {
  console.error(['Not to be released:', ...configWarnings(settings)].join('\n  '));
  process.exit(1);
}
const pictures = await orStop(() => brandPictures(config));
await orStop(() => legalPages(config));
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
  mergeConfig(QUIET, { build: { outDir: DIST } }),
)) as Rolldown.RolldownOutput;
await build(
  mergeConfig(QUIET, { build: { ssr: 'src/prerender.tsx', outDir: SERVER, emptyOutDir: true } }),
);

const prerender = (await import(
  pathToFileURL(resolve(SERVER, 'prerender.js')).href
)) as typeof Prerender;
const chunks = client.output.filter((file) => file.type === 'chunk');
assertNoCycle(chunks);
const template = await readFile('index.html', 'utf8');
const inlined = (file: string) =>
  inlineScript(file, { base: `${base}/`, apiBaseUrl: config.apiBaseUrl });
const inlineScripts = await Promise.all(INLINE_SCRIPTS.map(inlined));
const inlineStyles: string[] = [];

const pages = await prerender.prerenderPages();
for (const page of pages) {
  const file = page.path === '/' ? 'index.html' : `${page.path}.html`;
  await writeFile(join(DIST, file), await document(page));
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

async function document(page: Prerender.PrerenderedPage): Promise<string> {
  // Only the operator's legal pages are not in the table of routes.
  const module = routeFiles.get(page.path) ?? resolve(`brand/legal${page.path}.md`);
  const needed = chunksOf([resolve(ENTRY), module]);
  const styles = stylesOf(needed);
  const css = (await Promise.all(styles.map((file) => readFile(join(DIST, file), 'utf8')))).join(
    '',
  );
  inlineStyles.push(css);
  const entry = chunks.find((chunk) => chunk.isEntry)?.fileName;
  const head = [
    `<meta${attributes(themeColorMeta)}>`,
    // `start-scripts.inline.ts` takes them out of the template, so that the first paint does not wait for them.
    '<template id="scripts">',
    ...needed.map(modulePreload),
    `<script type="module" src="${base}/${entry}"></script>`,
    '</template>',
    ...inlineScripts.map((script) => `<script>${script}</script>`),
    page.head,
    `<style>${css}</style>`,
    // The loader takes a style sheet with a link as loaded, and the browser does not fetch a disabled link.
    ...styles.map((file) => `<link rel="stylesheet" href="${base}/${file}" disabled>`),
  ].join('\n    ');
  return template
    .replace('<script type="module" src="/src/main.tsx"></script>', '')
    .replace('href="/favicon.svg"', `href="${base}/favicon.svg"`)
    .replace('<!--head-->', () => head)
    .replace('<div id="root">', `<div id="root" data-path="${page.path}">`)
    .replace('<!--page-->', () => page.html);
}

function modulePreload({ fileName }: Rolldown.OutputChunk): string {
  return `<link rel="modulepreload" href="${base}/${fileName}">`;
}

function stylesOf(all: readonly Rolldown.OutputChunk[]): string[] {
  return [...new Set(all.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
}

function attributes(all: Record<string, string>): string {
  const each = Object.entries(all).map(([name, value]) => ` ${name}="${value}"`);
  return each.join('');
}

/** Of two chunks that import each other, one would run before its imports are ready. */
function assertNoCycle(all: readonly Rolldown.OutputChunk[]): void {
  const done = new Set<string>();
  const visit = (fileName: string, path: readonly string[]) => {
    if (path.includes(fileName))
      throw new Error(`Chunks import each other: ${[...path, fileName].join(' -> ')}`);
    if (done.has(fileName)) return;
    const chunk = all.find((other) => other.fileName === fileName);
    for (const name of chunk?.imports ?? []) visit(name, [...path, fileName]);
    done.add(fileName);
  };
  for (const { fileName } of all) visit(fileName, []);
}

/** The chunks of these modules and of everything they import statically, each once. */
function chunksOf(modules: readonly string[]): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (chunk === undefined) throw new Error(`The build has no chunk with ${module}`);
    visit(chunk);
  }
  return [...found];
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
  await writeFile(join(DIST, 'third-party-licenses.txt'), thirdPartyNotices(bundled));
  await rm(list);
}

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
