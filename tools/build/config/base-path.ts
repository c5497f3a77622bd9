import type { Config } from './schema.ts';

/** The path that the shop is published under, such as `/shop`; empty at the root of its host. */
export const basePathOf = ({ siteUrl }: Pick<Config, 'siteUrl'>): string =>
  new URL(siteUrl).pathname.replace(/\/+$/, '');
