import type { Anatomy, ProxyEntry } from '../domain/proxy-entry.ts';

/** A list of proxies as a screen shows it: the generator's, or an ISP plan's (which has no anatomy). */
export interface ProxyLines {
  readonly entries: readonly ProxyEntry[];
  /** What the user names are made of, for tints; from `buildProxyList`. */
  readonly anatomy?: Anatomy | undefined;
  /** How many lines the list lacks, because they could not be read. */
  readonly missing?: number | undefined;
}

export const NO_LINES: ProxyLines = { entries: [] };
