import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Patterns that must not occur in the published folder, each with the reason. */
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
    'code of the sandbox',
  ],
  [/sourceMappingURL/, /\.(js|css)$/, 'a source map'],
  [
    /\bnew Function\(|\beval\(/,
    /\.js$/,
    'code that runs from a string: the Content-Security-Policy blocks it',
  ],
  [/-----BEGIN|service_role|s[kb]_(live|secret)_|AKIA[0-9A-Z]{16}|gh[pos]_\w{36}/, /./, 'a secret'],
];
/** Folders and packages that must not be part of pages, according to the source maps. */
const FOREIGN = /^(\.\.\/)*(packages|tests|tools|node_modules\/(iso-3166|culori|fast-check))\//;

type Build = {
  /** The published folder. */
  dist: string;
  /** The path under which the shop is published; empty at the root of its host. */
  base: string;
  sourceMaps: string;
  /** Values that the build can read but must not write. */
  env: Record<string, string | undefined>;
  cwd: string;
  /** Paths of operations that this shop's server does not offer. */
  notOffered: readonly string[];
};

/** Everything in the build that must not be published, with file and reason. */
export function buildProblems({ dist, base, sourceMaps, env, cwd, notOffered }: Build): string[] {
  const secrets = [
    ...secretsOf(env),
    { text: join(cwd, '/'), reason: 'the path of the folder it was built in' },
  ];
  const inFiles = readdirSync(dist, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    if (name.endsWith('.map')) return [`${name}: a source map`];
    if (!isText(name)) return [];
    const text = readFileSync(join(dist, name), 'utf8');
    const forbidden = FORBIDDEN.filter(
      ([pattern, files]) => files.test(name) && pattern.test(text),
    ).map(([pattern, , reason]) => `${name}: ${reason} (${pattern.exec(text)?.[0]})`);
    const kept = secrets.filter((secret) => text.includes(secret.text));
    const called = notOffered.filter((path) => hasPath(text, path));
    const unoffered = called.map(
      (path) => `${name}: ${path}, which is part of an offer that offers does not list`,
    );
    const outside = name.endsWith('.html') ? addressesOutside(text, base) : [];
    forbidden.push(...outside.map((address) => `${name}: a URL outside of ${base}/ (${address})`));
    return [...forbidden, ...kept.map(({ reason }) => `${name}: ${reason}`), ...unoffered];
  });
  const maps = readdirSync(sourceMaps);
  const inSources = maps.flatMap((name) => {
    const { sources } = JSON.parse(readFileSync(join(sourceMaps, name), 'utf8')) as {
      sources: readonly string[];
    };
    return sources
      .filter((source) => FOREIGN.test(source))
      .map((source) => `${name}: built from ${source}`);
  });
  return [...inFiles, ...inSources, ...(maps.length > 0 ? [] : ['no source map was checked'])];
}

/** Addresses on the shop's origin that are outside its base path. */
const addressesOutside = (html: string, base: string): string[] =>
  Array.from(
    html.matchAll(/ (?:href|src|action)="(\/[^"]*)"/g),
    ([, address = '']) => address,
  ).filter((address) => !address.startsWith(`${base}/`));

const isText = (name: string) =>
  /(\.(js|html|css|json|txt|xml|svg|webmanifest)|_headers)$/.test(name);

/** Names that begin with `VITE_` are settings, which are public. */
function secretsOf(env: Build['env']): { text: string; reason: string }[] {
  return Object.entries(env)
    .filter(([name]) => /SECRET|TOKEN|PASSWORD|PRIVATE|CREDENTIAL|API_?KEY/i.test(name))
    .filter(([name, value = '']) => !name.startsWith('VITE_') && value.length >= 12)
    .map(([name, value = '']) => ({ text: value, reason: `the value of ${name}` }));
}

/** Whether a text has a path, and not only a longer one that begins with it. */
const hasPath = (text: string, path: string) =>
  text
    .split(path)
    .slice(1)
    .some((rest) => !/^\w/.test(rest));
