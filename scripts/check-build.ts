import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What must never be in the folder that is published; each with the reason. */
const DIST = 'dist';
const FORBIDDEN: [pattern: RegExp, files: RegExp, reason: string][] = [
  [/<[^>]+ style="/, /\.html$/, 'a style attribute: the Content-Security-Policy blocks it'],
  [
    /<[^>]+ on[a-z]+="/,
    /\.html$/,
    'an inline event handler: the Content-Security-Policy blocks it',
  ],
  [
    /amber-demo-1|demo@ambergate|x-chaos|node:sqlite/i,
    /\.(js|html|css)$/,
    'something of the sandbox',
  ],
  [/sourceMappingURL/, /\.(js|css)$/, 'a source map'],
  [/\bnew Function\(|\beval\(/, /\.js$/, 'code from text: the Content-Security-Policy blocks it'],
  [/-----BEGIN|service_role|sk_live_/, /\.(js|html|json)$/, 'a secret'],
];

const problems = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
  if (name.endsWith('.map')) return [`${name}: a source map`];
  if (!/\.(js|html|css|json)$/.test(name)) return [];
  const text = readFileSync(join(DIST, name), 'utf8');
  return FORBIDDEN.filter(([pattern, files]) => files.test(name) && pattern.test(text)).map(
    ([pattern, , reason]) => `${name}: ${reason} (${pattern.exec(text)?.[0]})`,
  );
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('Nothing is in the build that must not be there.');
