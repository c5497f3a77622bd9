import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Read } from '@ambergate/contract-check/engine/transport.ts';
import type { Finding } from './finding.ts';

const languageOf = (html: string) => /<html[^>]* lang="([^"]*)"/.exec(html)?.[1];
const scriptOf = (html: string) => /src="([^"]*)"><\/script>/.exec(html)?.[1] ?? '';

/** Checks that each language's pages are served under its tag, with its own 404 page. */
export async function languageFindings(
  siteUrl: string,
  dist: string,
  read: (url: string) => Promise<Read>,
): Promise<Finding[]> {
  const folders = readdirSync(dist, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const pages = folders.flatMap(({ name }) => {
    const files = readdirSync(join(dist, name));
    return files.includes('index.html')
      ? [{ tag: name, html: readFileSync(join(dist, name, 'index.html'), 'utf8') }]
      : [];
  });
  if (pages.length === 0) return [];
  const asked = pages.map(async ({ tag, html }) => {
    const [home, nowhere] = await Promise.all([
      read(`${siteUrl}/${tag}/`),
      read(`${siteUrl}/${tag}/no-such-page`),
    ]);
    const isServed =
      home.status === 200 &&
      languageOf(home.text) === languageOf(html) &&
      home.text.includes(scriptOf(html));
    return {
      tag,
      isServed,
      isFound: nowhere.status !== 404,
      isForeign: languageOf(nowhere.text) !== languageOf(html),
    };
  });
  const answers = await Promise.all(asked);
  const where = (is: (answer: (typeof answers)[number]) => boolean) =>
    answers
      .filter(is)
      .map(({ tag }) => `/${tag}/`)
      .join(', ');
  const notServed = where(({ isServed }) => !isServed);
  const found = where(({ isFound }) => isFound);
  const foreign = where(({ isFound, isForeign }) => !isFound && isForeign);
  const advice = 'docs/deployment.md#a-static-host lists what each host needs.';
  const findings: (Finding | false)[] = [
    notServed !== '' && {
      state: 'bad',
      says: `${notServed}: the page differs from this build's page in that language.`,
      advice: `Publish the folders of all languages: ${advice}`,
    },
    found !== '' && {
      state: 'bad',
      says: `${found}: an unknown URL does not return 404.`,
      advice: `Serve the folder's 404.html with status 404: ${advice}`,
    },
    foreign !== '' && {
      state: 'doubtful',
      says: `${foreign}: the 404 page is in another language.`,
      advice: `Serve the folder's 404.html: ${advice}`,
    },
  ];
  const wrong = findings.filter((finding) => finding !== false);
  const says = `The shop is served in ${pages.length} more language${pages.length === 1 ? '' : 's'}, with a 404 page for each.`;
  return wrong.length > 0 ? wrong : [{ state: 'good', says }];
}
