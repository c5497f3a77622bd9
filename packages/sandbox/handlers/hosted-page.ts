import type { RequestContext } from '../operations.ts';

/** The address of a hosted page, which names the language that it leads back to if that is not the shop's first one. */
export function hostedPage({ backend, publicUrl, language }: RequestContext, path: string): string {
  const isFirst = backend.shopPage(language) === backend.shopPage('');
  return `${publicUrl}${path}${isFirst ? '' : `/${language}`}`;
}
