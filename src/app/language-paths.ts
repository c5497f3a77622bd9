import { LANGUAGE, LANGUAGES } from '../i18n/language.ts';
import { FILES, publishedPath } from '../paths.ts';

/** The prefix of a language's paths, such as `de/`; empty for the shop's first language and for `x-default`. */
export const languagePath = (tag: string): string =>
  LANGUAGES.some((one, at) => at > 0 && one.tag === tag) ? `${tag}/` : '';

/** The path of a page in another language. A 404 page may have a path below any language, in any case. */
export function pathIn(tag: string, path: string): string {
  // Without empty parts, which would turn the path into another host.
  const parts = path.slice(FILES.length).split('/').filter(Boolean);
  const isBelowTag = LANGUAGES.some((one) => one.tag.toLowerCase() === parts[0]?.toLowerCase());
  return FILES + languagePath(tag) + parts.slice(isBelowTag ? 1 : 0).join('/');
}

/**
 * The address of a page that the operator names, such as `/pricing`: in the language of this page, unless the path
 * names a language, as `/de/pricing` does.
 */
export function namedPage(path: string): { href: string; tag: string } {
  const [, first, rest = ''] = /^\/([^/?#]*)\/?(.*)/.exec(path) ?? [];
  const named = LANGUAGES.find(({ tag }) => tag === first);
  return named
    ? { href: FILES + languagePath(named.tag) + rest, tag: named.tag }
    : { href: publishedPath(path), tag: LANGUAGE };
}
