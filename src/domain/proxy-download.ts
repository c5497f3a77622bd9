import type { ProxyFormat } from './line-formats.ts';
import { DEFAULT_FORMAT } from './line-formats.ts';
import type { Tokens, ProxyEntry } from './proxy-entry.ts';
import { formatInSlices } from './proxy-format.ts';
import type { Steps } from './steps.ts';

/** The kinds of file in display order, named by their extensions. */
export const DOWNLOAD_KINDS = ['txt', 'csv', 'json'] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

const MIME = {
  txt: 'text/plain;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
} as const satisfies Record<DownloadKind, string>;

/** The kind of file for a format. */
export function downloadKindOf(format: ProxyFormat): DownloadKind {
  return format === 'csv' || format === 'json' ? format : 'txt';
}

/** MIME type of a kind of file. */
export function downloadMime(kind: DownloadKind): string {
  return MIME[kind];
}

/**
 * Writes the content of a file in steps, between which the page can respond. TXT uses the chosen format (the default
 * one if that is CSV or JSON) and ends with a line feed.
 */
export function* downloadInSlices(
  entries: readonly ProxyEntry[],
  kind: DownloadKind,
  format: ProxyFormat,
  template?: string,
  tokens?: Tokens,
): Steps<string> {
  if (kind !== 'txt') return yield* formatInSlices(entries, kind);
  const lines = downloadKindOf(format) === 'txt' ? format : DEFAULT_FORMAT;
  return `${yield* formatInSlices(entries, lines, template, tokens)}\n`;
}
