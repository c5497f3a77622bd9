import type { RequestContext } from '../operations.ts';

/** The URL of a hosted page, which contains the language of the page to return to if that is not the shop's first one. */
export function hostedPage({ backend, publicUrl, language }: RequestContext, path: string): string {
  const isFirst = backend.shopPage(language) === backend.shopPage('');
  return `${publicUrl}${path}${isFirst ? '' : `/${language}`}`;
}
