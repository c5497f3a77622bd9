import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What must never be in the folder that is published; each with the reason. */
const DIST = 'dist';
const SOURCE_MAPS = '.cache/sourcemaps';
const FORBIDDEN: [pattern: RegExp, files: RegExp, reason: string][] = [
  [/<[^>]+ style="/, /\.html$/, 'a style attribute: the Content-Security-Policy blocks it'],
  [
    /<[^>]+ on[a-z]+="/,
    /\.html$/,
    'an inline event handler: the Content-Security-Policy blocks it',
  ],
  [
    /amber-demo-1|demo@ambergate|chaos\.example|x-chaos|node:sqlite|\/mailbox/i,
    /./,
    'something of the sandbox',
  ],
  [/sourceMappingURL/, /\.(js|css)$/, 'a source map'],
  [/\bnew Function\(|\beval\(/, /\.js$/, 'code from text: the Content-Security-Policy blocks it'],
  [/-----BEGIN|service_role|s[kb]_(live|secret)_|AKIA[0-9A-Z]{16}|gh[pos]_\w{36}/, /./, 'a secret'],
];
/** What the build read and must not write: secrets of the environment, and where it was made. */
const PRIVATE = Object.entries(process.env)
  .filter(([name]) => /SECRET|TOKEN|PASSWORD|PRIVATE|CREDENTIAL|API_?KEY/i.test(name))
  .filter(([name, value = '']) => !name.startsWith('VITE_') && value.length >= 12)
  .map(([name, value = '']) => ({ text: value, reason: `the value of ${name}` }))
  .concat({ text: process.cwd(), reason: 'the path of the build' });
/** Rooms and packages that no page is made from, by the source maps. */
const FOREIGN = /\/(sandbox|contract|tests|scripts|country-state-city|fast-check)\//;

const isText = (name: string) =>
  /(\.(js|html|css|json|txt|xml|svg|webmanifest)|_headers)$/.test(name);
const inFiles = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
  if (name.endsWith('.map')) return [`${name}: a source map`];
  if (!isText(name)) return [];
  const text = readFileSync(join(DIST, name), 'utf8');
  const forbidden = FORBIDDEN.filter(
    ([pattern, files]) => files.test(name) && pattern.test(text),
  ).map(([pattern, , reason]) => `${name}: ${reason} (${pattern.exec(text)?.[0]})`);
  const kept = PRIVATE.filter((secret) => text.includes(secret.text));
  return [...forbidden, ...kept.map(({ reason }) => `${name}: ${reason}`)];
});
const maps = readdirSync(SOURCE_MAPS);
const inSources = maps.flatMap((name) => {
  const { sources } = JSON.parse(readFileSync(join(SOURCE_MAPS, name), 'utf8')) as {
    sources: string[];
  };
  return sources
    .filter((source) => FOREIGN.test(source))
    .map((source) => `${name}: made from ${source}`);
});
const problems = [
  ...inFiles,
  ...inSources,
  ...(maps.length > 0 ? [] : ['no source map was looked at']),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('Nothing is in the build that must not be there.');
