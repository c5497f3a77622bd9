import { ownPages } from 'virtual:shop';
import { config } from '../config.ts';
import type { Head, Route } from '../page.ts';
import { BASE, plainPath, publishedPath } from '../paths.ts';
import { lazyPart } from '../platform/lazy/lazy-part.tsx';
import { notFound as missing, routes } from '../routes.ts';

const pageOf = (route: Route) => ({
  ...route,
  Page: lazyPart(async () => (await route.load()).default),
});

export type Page = ReturnType<typeof pageOf>;

/** Every page of this shop, including the operator's. */
export const pages: readonly Page[] = [...routes, ...ownPages].map(pageOf);

export const notFound = pageOf(missing);

/** The page at a pathname. `/pricing/` counts as `/pricing`. */
export function pageAt(pathname: string): Page {
  if (!`${pathname}/`.startsWith(BASE)) return notFound;
  const plain = plainPath(pathname.slice(BASE.length - 1));
  return pages.find(({ path }) => path === plain) ?? notFound;
}

/** The title of the document, such as "Pricing · Ambergate". */
export const documentTitle = ({ title, documentTitle: own }: Head): string =>
  own ?? `${title} · ${config.productName}`;

/** The absolute URL of a page in a language; undefined if the page does not exist. */
export const addressOf = ({ path }: Pick<Page, 'path'>, languagePath: string): string | undefined =>
  path === notFound.path ? undefined : `${config.siteUrl}/${languagePath}${path.slice(1)}`;

/** The pages that appear as links, with their link texts. Omits pages whose code fails to load. */
export async function linkedPages(): Promise<{ text: string; href: string }[]> {
  const found = await Promise.allSettled(
    pages.map(async ({ path, load }) => {
      const { title, linkText = title } = (await load()).head;
      return linkText === null ? [] : [{ text: linkText, href: publishedPath(path) }];
    }),
  );
  return found.flatMap((page) => (page.status === 'fulfilled' ? page.value : []));
}
