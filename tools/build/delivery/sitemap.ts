import type { BuiltLanguage } from '../languages.ts';

/** The sitemap of pages for search engines, with the URL of each page in every language. */
export function sitemap(siteUrl: string, languages: readonly BuiltLanguage[]): string {
  const addressOf = ({ path }: BuiltLanguage, page: string) => `${siteUrl}/${path}${page.slice(1)}`;
  const alternates = (page: string) => {
    const first = languages.find(({ path }) => path === '');
    if (languages.length === 1) return '';
    return [...languages, ...(first ? [{ ...first, tag: 'x-default' }] : [])]
      .map((one) => `<xhtml:link rel="alternate" hreflang="${one.tag}" href="${addressOf(one, page)}"/>`)
      .join('');
  };
  const urls = languages.flatMap((language) =>
    language.pages.map((page) => `  <url><loc>${addressOf(language, page)}</loc>${alternates(page)}</url>`),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
