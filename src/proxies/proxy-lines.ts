import type { Tokens, ProxyEntry } from '../domain/proxy-entry.ts';

/** A list of proxies on screen: generated, or of an ISP plan, which has no tokens. */
export interface ProxyLines {
  readonly entries: readonly ProxyEntry[];
  /** The parts of the user names, for tints; from `buildProxyList`. */
  readonly tokens?: Tokens | undefined;
  /** Number of lines that are missing because they could not be read. */
  readonly missing?: number | undefined;
}

export const NO_LINES: ProxyLines = { entries: [] };

/** Why the actions on a list are disabled, or null. */
export const emptyReason = ({ entries }: ProxyLines): string | null =>
  entries.length === 0 ? 'The list is empty.' : null;
