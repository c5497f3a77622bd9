import * as z from 'zod/mini';
import { LOOPBACK } from '../../../src/platform/loopback.ts';

/**
 * Characters of host names that a Content-Security-Policy accepts: no wildcard, and nothing that would end a
 * directive.
 */
const HOST = /^([a-z0-9-]+(\.[a-z0-9-]+)*\.?|\[[0-9a-f:.]+\])$/;
/** Whether the host of an http URL is this machine. */
export const isLoopback = (url: string): boolean =>
  LOOPBACK.has(URL.parse(url)?.hostname ?? '') && url.toLowerCase().startsWith('http:');

type AddressRules = {
  /** Scheme without the colon. The first one is suggested for a URL without a scheme. */
  schemes: readonly string[];
  /** Only host and port are allowed. */
  isOrigin?: boolean;
  /** The shop appends paths, so the URL must have no query and no fragment. */
  isBase?: boolean;
};

/** Explains what is wrong with a URL and what to write instead; undefined if it is valid. Never shows credentials. */
function addressProblem(text: string, rules: AddressRules): string | undefined {
  const { schemes, isOrigin = false, isBase = false } = rules;
  const [, name] = /^@([\w.]+)$/.exec(text.trim()) ?? [];
  if (name !== undefined)
    return `it is a name, not a URL. Write the whole URL, such as https://x.com/${name}`;
  const isNoPage = /^(javascript|data|vbscript|file|blob|mailto|tel):/i.test(text.trim());
  if (isNoPage)
    return `it is not the URL of a page. Write one such as ${schemes[0]}://shop.example`;
  const wish = `Write ${repaired(text, rules) ?? `${schemes[0]}://…`}`;
  const [, scheme] = /^([a-z][a-z0-9+.-]*):\/\/[^/]/i.exec(text) ?? [];
  if (scheme === undefined || !schemes.includes(scheme.toLowerCase())) {
    const beginnings = schemes.map((name) => `${name}://`).join(' or ');
    return `it does not begin with ${beginnings}. ${wish}`;
  }
  const url = URL.parse(text);
  if (url === null || /[\s\\]/.test(text)) return `it is not a URL. ${wish}`;
  if (url.username !== '' || url.password !== '')
    return `it contains a user name or password, which every visitor could read. ${wish}`;
  if (url.hostname.includes('*')) return 'it contains a wildcard. List each host';
  if (!HOST.test(url.hostname)) return `its host contains an invalid character. ${wish}`;
  if ((isBase || isOrigin) && /[?#]/.test(text)) return `it contains ? or #. ${wish}`;
  if (isOrigin && url.pathname !== '/') return `it has a path. ${wish}`;
  return undefined;
}

/** The URL that was probably intended. */
function repaired(text: string, { schemes, isOrigin, isBase }: AddressRules): string | undefined {
  const bare = text
    .trim()
    .replace(/^[a-z][a-z+.-]*:(?!\d)/i, '')
    .replace(/^[\\/]+/, '');
  if (bare === '' || (/^[\\/]/.test(text) && !/^[\\/]{2}/.test(text))) return undefined;
  const wanted = schemes.includes('http') && isLoopback(`http://${bare}`) ? 'http' : 'https';
  const url = URL.parse(`${wanted}://${bare.replaceAll('\\', '/')}`);
  if (url === null) return undefined;
  const host = /^[a-z0-9.-]*[a-z0-9]|^\[[0-9a-f:.]+\]/.exec(url.hostname)?.[0];
  if (host === undefined) return undefined;
  const port = url.port === '' ? '' : `:${url.port}`;
  const path = isOrigin ? '' : url.pathname.replace(/\/$/, '');
  const rest = isOrigin || isBase ? '' : url.search + url.hash;
  return `${wanted}://${host}${port}${path}${rest}`;
}

/** The same check for the base of the API, to which the shop adds paths such as `/api/Order/PageList`. */
export function apiProblem(text: string): string | undefined {
  const [, rest] = /^(.+)\/api\/*$/i.exec(text) ?? [];
  return (
    addressProblem(text, BASE) ??
    (rest && `it ends with /api, which the shop adds to each call. Write ${rest}`)
  );
}

/** The same check for a path below the API. A path that begins with two slashes would name another host. */
export function pathProblem(text: string): string | undefined {
  const url = URL.parse(text.replace(/^[\\/]*/, '/'), 'https://api.example');
  if (url === null) return 'it is not a path. Write one such as /hubs/payment';
  if (text === url.pathname) return undefined;
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  return `it is not a plain path. Write ${isAddress ? new URL(text).pathname : url.pathname}`;
}

/** The same check for the path under which the shop is published. `/` is the root of its host. */
export function basePathProblem(text: string): string | undefined {
  if (/^\/$|^(\/[a-z0-9_-]+)+$/i.test(text)) return undefined;
  const parts = (URL.parse(text)?.pathname ?? text).match(/[a-z0-9_-]+/gi) ?? ['shop'];
  return `it is not a valid path for a shop. Write /${parts.join('/')}`;
}

/** Pages, links and headers are built for one path, so the site's URL must contain it. */
export function baseProblem(siteUrl: string, basePath: string): string | undefined {
  const { origin, pathname } = new URL(siteUrl);
  const [here, wanted] = [pathname, basePath].map((path) => path.replace(/\/+$/, ''));
  if (here === wanted) return undefined;
  return wanted === ''
    ? `it has a path. Set VITE_BASE_PATH to ${here} too, or write ${origin}`
    : `its path differs from VITE_BASE_PATH. Write ${origin}${wanted}`;
}

/** The same check for a proxy server's host and port, such as `gate.shop.example:8000`. */
export function gatewayProblem(text: string): string | undefined {
  const url = URL.parse(`http://${text}`);
  const isPlain = url !== null && /^[a-z0-9.-]+:\d{1,5}$/i.test(text) && HOST.test(url.hostname);
  if (isPlain) return undefined;
  return 'it is not a host with a port. Write one such as gate.shop.example:8000';
}

export function emailProblem(text: string): string | undefined {
  if (/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/.test(text) && !text.startsWith('mailto:'))
    return undefined;
  const meant = /([^\s@<>:]+@[^\s@<>:]+\.[^\s@<>:.]+)/.exec(text)?.[0];
  return `it is not an email address. Write ${meant ?? 'an address such as support@shop.example'}`;
}

/** The same check for one line of text on a receipt. */
export function printedProblem(text: string): string | undefined {
  const meant = text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  if (meant === '') return 'it is not text. Write a name such as Example Ltd';
  if (text !== meant) return `it has extra spaces or control characters. Write ${meant}`;
  return text.length <= 100 ? undefined : 'it is too long for a line. Write at most 100 characters';
}

/** Rejects Supabase's secret keys: `sb_secret_…`, and JWTs whose role is not `anon`. */
export function keyProblem(key: string): string | undefined {
  return isPublicKey(key)
    ? undefined
    : 'it is a secret key, which every visitor could read. Use the anonymous (publishable) one';
}

function isPublicKey(key: string): boolean {
  const payload = key.split('.')[1];
  if (payload === undefined) return !key.startsWith('sb_secret_');
  try {
    const { role = 'anon' } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return role === 'anon';
  } catch {
    return true;
  }
}

export type Problem = (text: string) => string | undefined;

/** Accepts values without a problem, and rejects the others with their problem. */
export const noProblem = <Value>(problem: (value: Value) => string | undefined) =>
  z.check<Value>(({ value, issues }) => {
    const message = problem(value);
    if (message !== undefined) issues.push({ code: 'custom', input: value, message });
  });

/** Checks the text, and reports what to write instead. With `partsOf`, it checks each part. */
export const text = (problem: Problem, partsOf = (value: string) => [value]) =>
  z
    .string({ error: 'it is not text. Write it in quotes' })
    .check(noProblem((value) => partsOf(value).map(problem).find(Boolean)));
/** Also accepts an empty value, which means off. */
export const orEmpty =
  (problem: Problem): Problem =>
  (value) =>
    value === '' ? undefined : problem(value);

const words = (value: string) => value.split(/[\s,]+/).filter((part) => part !== '');
export const listOf = (problem: Problem) => z.pipe(text(problem, words), z.transform(words));

const BASE: AddressRules = { schemes: ['https', 'http'], isBase: true };
export const base: Problem = (value) => addressProblem(value, BASE);
export const link: Problem = (value) => addressProblem(value, { schemes: ['https'] });
export const realtimeOrigin: Problem = (value) =>
  addressProblem(value, { schemes: ['https', 'wss', 'http', 'ws'], isOrigin: true });
/** Must match the URLs that `src/checkout/payment-tab.ts` opens: https, or http on this machine. */
export const paymentOrigin: Problem = (value) =>
  addressProblem(value, {
    schemes: isLoopback(value) ? ['https', 'http'] : ['https'],
    isOrigin: true,
  });
