import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LineFailed } from '@ambergate/contract-check/engine/no-answer.ts';
import { PAGE, createTransport, type Read } from '@ambergate/contract-check/engine/transport.ts';
import { MAX_ANNOUNCEMENT, readAnnouncement } from '../../src/domain/announcement.ts';
import { basePathOf } from '../build/config/base-path.ts';
import { proxyFinding, silenceFinding } from './causes.ts';
import type { Finding } from './finding.ts';
import { languageFindings } from './languages.ts';

const PUBLISH =
  'Publish the folder dist and its headers (dist/_headers, delivery/nginx.conf or delivery/Caddyfile) of the same build together.';
const TIMEOUT_MS = 15_000;
/** No build has a file with this name. */
const MISSING = '/assets/no-such-file-00000000.js';
/** In bytes. A build's files are far smaller. */
const MAX_PAGE = 4 * 1024 * 1024;

/** Requests the pages of the published shop and compares them with the build in `dist`. */
export async function servedFindings(siteUrl: string, dist: string): Promise<Finding[]> {
  if (!existsSync(join(dist, '_headers'))) {
    const says = `There is no build in ${dist} to compare the published shop with.`;
    return [{ state: 'unknown', says, advice: 'Run npm run build, then the doctor again.' }];
  }
  const build = readBuild(dist);
  const read = createTransport(TIMEOUT_MS);
  const call = { ...PAGE, maxLength: MAX_PAGE };
  try {
    const answers = await Promise.all(
      ['/', '/pricing', '/no-such-page', build.script, MISSING].map(async (path) => {
        return { path, ...(await read(`${siteUrl}${path}`, call)) };
      }),
    );
    const [home, pricing, nowhere, script, missing] = answers;
    const robots = await read(new URL('/robots.txt', siteUrl).href, call);
    const announcement = await read(`${siteUrl}/announcement.json`, call);
    if (!home || !pricing || !nowhere || !script || !missing) return [];
    const barred = proxyFinding(siteUrl, home.status);
    if (barred !== null) return [barred];
    return [
      buildFinding(siteUrl, home.text, build.script, script),
      headersFinding([home, pricing, nowhere], build.headers),
      notFoundFinding(nowhere),
      cacheFinding(script),
      missingFinding(missing),
      ...(await languageFindings(siteUrl, dist, (url) => read(url, call))),
      sitemapFinding(siteUrl, robots),
      ...announcementFindings(announcement, new Date()),
      ...(await plainFindings(siteUrl, read)),
    ];
  } catch (error) {
    const isLong = error instanceof LineFailed && error.reason === 'too long';
    const who = `The shop ${isLong ? `at ${siteUrl} cannot be read` : `does not respond at ${siteUrl}`}`;
    return [silenceFinding(who, error, 'Publish it there, or correct VITE_SITE_URL.')];
  }
}

type Asked = Read & { path: string };

function buildFinding(siteUrl: string, html: string, script: string, answer: Read): Finding {
  if (html.includes(`src="${basePathOf({ siteUrl })}${script}"`) && answer.status === 200)
    return { state: 'good', says: `The shop at ${siteUrl} is this build.` };
  const says = `The shop at ${siteUrl} is a different build from the one here.`;
  return { state: 'bad', says, advice: PUBLISH };
}

function headersFinding(
  asked: readonly Asked[],
  expected: readonly [name: string, value: string][],
): Finding {
  const wrong = asked.flatMap(({ path, headers }) =>
    expected
      .filter(([name, value]) => headers.get(name) !== value)
      .map(([name]) => `${name} ${headers.has(name) ? 'differs' : 'is missing'} at ${path}`),
  );
  if (wrong.length === 0)
    return { state: 'good', says: `All ${expected.length} headers of the build are served.` };
  const others = wrong.length > 3 ? `, and ${wrong.length - 3} more` : '';
  const says = `These headers differ from the build's: ${wrong.slice(0, 3).join(', ')}${others}.`;
  return { state: 'bad', says, advice: PUBLISH };
}

function notFoundFinding({ status }: Read): Finding {
  if (status === 404) return { state: 'good', says: 'An unknown URL returns 404.' };
  const says = `An unknown URL returns ${status}, not 404.`;
  return { state: 'bad', says, advice: 'Serve 404.html with status 404, without a rewrite.' };
}

function cacheFinding({ headers }: Read): Finding {
  if (headers.get('cache-control')?.includes('immutable'))
    return { state: 'good', says: 'Files under /assets/ are cached permanently.' };
  const says = 'Files under /assets/ are not cached permanently.';
  return {
    state: 'doubtful',
    says,
    advice: 'They never change: send Cache-Control as in dist/_headers.',
  };
}

/** A browser that caches a missing file does not request it again after the next deployment. */
function missingFinding({ status, headers }: Read): Finding {
  const advice = 'Send no Cache-Control with a missing file: docs/deployment.md#a-static-host.';
  if (status !== 404) {
    const says = `A missing file under /assets/ returns ${status}, not 404.`;
    return { state: 'bad', says, advice: 'Serve 404.html with status 404, without a rewrite.' };
  }
  const seconds = freshSeconds(headers);
  if (seconds <= 0)
    return { state: 'good', says: 'Browsers do not cache a missing file under /assets/.' };
  const says = `Browsers cache a missing file under /assets/ for ${seconds} s.`;
  return { state: 'bad', says, advice };
}

/** How long a cache may reuse the response without revalidation. */
function freshSeconds(headers: Headers): number {
  const control = headers.get('cache-control') ?? '';
  if (/\bno-(?:store|cache)\b/i.test(control)) return 0;
  const ages = Array.from(control.matchAll(/\b(?:s-maxage|max-age)\s*=\s*"?(\d+)/gi));
  if (ages.length > 0) return Math.max(...ages.map(([, seconds]) => Number(seconds)));
  const until = Date.parse(headers.get('expires') ?? '');
  return Number.isNaN(until) ? 0 : Math.round((until - Date.now()) / 1000);
}

/** Checks the robots.txt at the root of the host, even if the shop is under a path, because crawlers read no other. */
function sitemapFinding(siteUrl: string, { status, text }: Read): Finding {
  const line = `Sitemap: ${siteUrl}/sitemap.xml`;
  const { origin } = new URL(siteUrl);
  if (status === 200 && text.split(/\r?\n/).some((written) => written.trim() === line))
    return { state: 'good', says: `${origin}/robots.txt points search engines to the sitemap.` };
  const says = `${origin}/robots.txt does not point search engines to the sitemap.`;
  return { state: 'doubtful', says, advice: `Add this line: ${line}` };
}

/** What the optional announcement shows, if the published file exists. */
export function announcementFindings(
  answer: Pick<Read, 'status' | 'text' | 'headers'>,
  now: Date,
): Finding[] {
  const { status, text, headers } = answer;
  if (status !== 200) return [];
  const { length } = Buffer.from(text);
  const found =
    length > MAX_ANNOUNCEMENT
      ? `It has ${length} bytes, more than ${MAX_ANNOUNCEMENT}.`
      : readAnnouncement(text);
  if (found === null) return [];
  if (typeof found === 'string') {
    const says = 'The shop shows no announcement: announcement.json is invalid.';
    return [{ state: 'bad', says, advice: found }];
  }
  const seconds = freshSeconds(headers);
  if (seconds > 0) {
    const says = `Browsers cache announcement.json for ${seconds} s.`;
    return [{ state: 'doubtful', says, advice: 'Send Cache-Control: no-cache with it.' }];
  }
  const { from, until, maintenance } = found;
  const what = `An announcement${maintenance ? ' that closes purchases' : ''}`;
  const time = now.getTime();
  if (time >= until) {
    const says = `${what} ended at ${new Date(until).toISOString()}.`;
    return [{ state: 'doubtful', says, advice: 'Delete announcement.json, or change it.' }];
  }
  const when = time < from ? `will be shown from ${new Date(from).toISOString()}` : 'is shown';
  const end = until === Infinity ? '' : ` until ${new Date(until).toISOString()}`;
  return [{ state: 'good', says: `${what} ${when}${end}.` }];
}

/**
 * Checks what customers get if they type the name without https. Skips unusual ports, because no one does that with a
 * port.
 */
async function plainFindings(
  siteUrl: string,
  read: ReturnType<typeof createTransport>,
): Promise<Finding[]> {
  const { protocol, host, port } = new URL(siteUrl);
  if (protocol !== 'https:' || port !== '') return [];
  const answer = await read(`http://${host}/`, PAGE).catch(() => null);
  return [plainFinding(host, answer?.headers.get('location') ?? null)];
}

/** `location` is the redirect target of the response over http, or null. */
export function plainFinding(host: string, location: string | null): Finding {
  if (location !== null && URL.parse(location)?.origin === `https://${host}`)
    return { state: 'good', says: `http://${host} redirects to https.` };
  const says = `http://${host} redirects to ${location ?? 'nothing'}, not to https://${host}.`;
  return {
    state: 'doubtful',
    says,
    advice: 'Redirect it: docs/deployment.md#nginx has the configuration.',
  };
}

function readBuild(dist: string) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const file = readdirSync(join(dist, 'assets')).find((name) =>
    html.includes(`/assets/${name}"></script>`),
  );
  const [ofPages = ''] = readFileSync(join(dist, '_headers'), 'utf8').split('\n\n');
  const headers = Array.from(
    ofPages.matchAll(/^ +([\w-]+): (.+)$/gm),
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  return { script: `/assets/${file}`, headers };
}
