import type { Config } from './schema.ts';

/** The path under which the shop is published, such as `/shop`; empty at the root of its host. */
export const basePathOf = ({ siteUrl }: Pick<Config, 'siteUrl'>): string =>
  new URL(siteUrl).pathname.replace(/\/+$/, '');
