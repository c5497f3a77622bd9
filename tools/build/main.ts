import { rmSync } from 'node:fs';
import { appendFile, cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { loadContract } from '@ambergate/contract-check/engine/load.ts';
import { withOffers } from '@ambergate/contract-check/engine/offers.ts';
import { readOptions } from '@ambergate/contract-check/engine/read-options.ts';
import { hasTexts } from '../texts/languages.ts';
import { webFont } from './brand/font.ts';
import { checkTextPages, sampleTexts } from './brand/legal-texts.ts';
import { brandPictures } from './brand/pictures.ts';
import { unknownFiles } from './brand/unknown-files.ts';
import { buildProblems } from './build-problems.ts';
import { checkTexts } from './check-texts.ts';
import { basePathOf } from './config/base-path.ts';
import {
  configFrom,
  configWarnings,
  ignoredSettings,
  readSettings,
  releaseProblems,
} from './config/read-config.ts';
import { precompress } from './delivery/precompress.ts';
import { securityHeaders } from './delivery/security-headers.ts';
import { caddySnippet, headersFile, nginxSnippet } from './delivery/server-snippets.ts';
import { sitemap } from './delivery/sitemap.ts';
import { INLINE_SCRIPTS, inlineScript, PROMOTION_SCRIPT } from './inline-scripts.ts';
import { buildLanguages, type BuiltLanguage } from './languages.ts';
import { orStop } from './or-stop.ts';
import { RUNTIME_STYLES } from './runtime-styles.ts';
import { thirdPartyNotices, type BundledLicence } from './third-party-notices.ts';

const HELP = `npm run build -- [options]

  --release          stop if a sample value is not confirmed, or a text is not translated
  --sandbox          sell what the sandbox sells, and skip warnings about publishing
  --languages A,B    build only these languages; en-XA and ar-XB are pseudo-locales
  --out DIR          write dist and delivery into this folder (.)`;

const { values } = readOptions(HELP, {
  release: { type: 'boolean', default: false },
  sandbox: { type: 'boolean', default: false },
  languages: { type: 'string' },
  out: { type: 'string', default: '.' },
});
// A test runner or a developer's shell may set another value, with which the build would contain the development code
// of libraries.
process.env['NODE_ENV'] = 'production';

const DIST = join(values.out, 'dist');
const CACHE = join('.cache', `build-${process.pid}`);
process.once('exit', () => rmSync(CACHE, { recursive: true, force: true }));
const SOURCE_MAPS = join(values.out, '.cache/sourcemaps');
/** Snippets for servers that do not read `_headers`. */
const DELIVERY = join(values.out, 'delivery');
const asked = values.languages?.split(',');
for (const tag of asked ?? []) {
  if (hasTexts(tag)) continue;
  console.error(`--languages: there is no translation for ${tag}`);
  process.exit(2);
}
if (values.sandbox) process.env['SELL_AS_SANDBOX'] = 'yes';
const settings = readSettings('production');
const config = await orStop(() => configFrom(settings));
const languages = asked ?? config.languages;
/** The first language is at the root, even if only other languages are built. */
const shopLanguages = [...new Set([...config.languages, ...languages])];
const { problems: wrongTexts, untranslated } = checkTexts(languages, {
  ...(config.languages[0] && { first: config.languages[0] }),
});
stopAt(wrongTexts);
const left = values.release ? [...releaseProblems(settings), ...untranslated] : [];
if (left.length > 0) {
  console.error(['The shop cannot be released:', ...left].join('\n  '));
  process.exit(1);
}
await orStop(() => brandPictures(config));
await orStop(() => checkTextPages(config, shopLanguages));
stopAt(unknownFiles(shopLanguages));
const base = basePathOf(config);

const began = Date.now();
console.log('Building the shop …');
if (!values.sandbox) for (const line of untranslated) console.warn(line);
const { apiBaseUrl, promotion } = config;
const inlined = (file: string) => inlineScript(file, { base: `${base}/`, apiBaseUrl, promotion });
const inlineScripts = await Promise.all(
  [...INLINE_SCRIPTS, ...(promotion?.end ? [PROMOTION_SCRIPT] : [])].map(inlined),
);
await rm(DIST, { recursive: true, force: true });
await mkdir(CACHE, { recursive: true });
const built = await buildLanguages(languages, inlineScripts, {
  all: shopLanguages,
  samples: sampleTexts(config),
  dist: DIST,
  cache: CACHE,
});
if (built === undefined) process.exit(1);
await keepSourceMapsApart();
await writeFile(join(DIST, 'sitemap.xml'), sitemap(config.siteUrl, built));
await appendFile(join(DIST, 'robots.txt'), `\nSitemap: ${config.siteUrl}/sitemap.xml\n`);
await writeHeaders(built);
await writeNotices();
// The sandbox runs on this machine, so its build needs no compression.
if (!values.sandbox) await precompress(DIST);
const problems = buildProblems({
  dist: DIST,
  base,
  sourceMaps: SOURCE_MAPS,
  env: process.env,
  cwd: process.cwd(),
  notOffered: withOffers(loadContract(), config.offers).others.map(({ path }) => path),
});
for (const problem of problems) console.error(`Cannot be published: ${problem}`);
const seconds = Math.round((Date.now() - began) / 1000);
const written = values.sandbox ? '.' : `: ${DIST}/ to publish, ${DELIVERY}/ for nginx and Caddy.`;
if (problems.length === 0) console.log(`Built in ${seconds} s${written}`);
const warnings = values.sandbox ? ignoredSettings(settings) : configWarnings(settings);
if (warnings.length > 0) {
  const heading = values.sandbox ? 'Warnings:' : 'Check these before customers see the shop:';
  const title = styleText(['bold', 'yellow'], heading);
  console.warn(['', title, ...warnings.map((warning) => `  ${warning}`), ''].join('\n'));
}
process.exitCode = problems.length > 0 ? 1 : 0;

function stopAt(problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exit(1);
}

async function writeHeaders(all: readonly BuiltLanguage[]): Promise<void> {
  const headers = securityHeaders(config, {
    scripts: inlineScripts,
    styles: [...all.flatMap(({ styles }) => styles), ...RUNTIME_STYLES],
  });
  const assets = [...new Set(all.flatMap((one) => one.assets))];
  const folders = shopLanguages.slice(1);
  await writeFile(join(DIST, '_headers'), headersFile(headers, base, assets));
  await mkdir(DELIVERY, { recursive: true });
  await writeFile(join(DELIVERY, 'nginx.conf'), nginxSnippet(headers, base, folders));
  await writeFile(join(DELIVERY, 'Caddyfile'), caddySnippet(headers, base, folders));
}

/** Writes the notices that the licenses of the bundled packages require. */
async function writeNotices(): Promise<void> {
  const list = join(DIST, 'third-party-licenses.json');
  const bundled = JSON.parse(await readFile(list, 'utf8')) as BundledLicence[];
  const notices = thirdPartyNotices([...bundled, ...(await fontLicence())]);
  await writeFile(join(DIST, 'third-party-licenses.txt'), notices);
  await rm(list);
}

/** The font's license, because the bundler lists only packages with code. */
async function fontLicence(): Promise<BundledLicence[]> {
  const font = webFont();
  if (!font?.package) return [];
  const fileOf = (name: string) =>
    readFile(new URL(import.meta.resolve(`${font.package}/${name}`)), 'utf8');
  const { name, version, license } = JSON.parse(await fileOf('package.json')) as Manifest;
  return [{ name, version, identifier: license, text: await fileOf('LICENSE') }];
}
type Manifest = { name: string; version: string; license: string };

/** Moves source maps out of the published folder, because they are only for error reports. */
async function keepSourceMapsApart(): Promise<void> {
  await rm(SOURCE_MAPS, { recursive: true, force: true });
  await mkdir(SOURCE_MAPS, { recursive: true });
  for (const name of await readdir(join(DIST, 'assets'))) {
    if (!name.endsWith('.map')) continue;
    await cp(join(DIST, 'assets', name), join(SOURCE_MAPS, name));
    await rm(join(DIST, 'assets', name));
  }
}
