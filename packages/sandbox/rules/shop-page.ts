import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { basePathOf } from '../http/static-files.ts';

type Shop = { shopOrigin?: string | undefined; dist?: string | undefined };

/** The URL of the shop, in a language if the served shop has pages in it; undefined without a shop. */
export function shopPage({ shopOrigin, dist }: Shop, language: string): string | undefined {
  if (dist === undefined) return shopOrigin;
  const folder = isLanguageOf(dist, language) ? `${language}/` : '';
  return `${shopOrigin ?? ''}${basePathOf(dist)}/${folder}`;
}

/** The language of the page that sent a request: the contract's `Accept-Language`. Empty if there is none. */
export const languageOf = ({ headers }: Request): string =>
  /^[\w-]+/.exec(headers.get('Accept-Language') ?? '')?.[0] ?? '';

const isLanguageOf = (dist: string, tag: string) =>
  /^[\w-]+$/.test(tag) && existsSync(join(dist, tag, 'index.html'));
