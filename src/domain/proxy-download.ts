import type { Anatomy, ProxyEntry } from './proxy-entry.ts';
import { formatList } from './proxy-format.ts';
import type { ProxyFormat } from './proxy-formats.ts';
import { DEFAULT_FORMAT } from './proxy-formats.ts';

/** A kind of file, named by its extension. */
export type DownloadKind = 'txt' | 'csv' | 'json';

const MIME = {
  txt: 'text/plain;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
} as const satisfies Record<DownloadKind, string>;

/** The kinds in the order in which they are offered. */
export const DOWNLOAD_KINDS = ['txt', 'csv', 'json'] as const satisfies readonly DownloadKind[];

/** The file that belongs to a format. */
export function downloadKindOf(format: ProxyFormat): DownloadKind {
  return format === 'csv' || format === 'json' ? format : 'txt';
}

/** The type of a kind of file. */
export function downloadMime(kind: DownloadKind): string {
  return MIME[kind];
}

/**
 * The content of a file: TXT has the chosen format (the default one in place of CSV and JSON) and ends with a line feed.
 */
export function downloadText(
  entries: readonly ProxyEntry[],
  kind: DownloadKind,
  format: ProxyFormat,
  template?: string,
  anatomy?: Anatomy,
): string {
  if (kind !== 'txt') return formatList(entries, kind);
  const lines = downloadKindOf(format) === 'txt' ? format : DEFAULT_FORMAT;
  return `${formatList(entries, lines, template, anatomy)}\n`;
}

/**
 * The name of a file: the product name and a timestamp in UTC, "Ambergate_2026-11-21_05-05-49.txt" (specification §9).
 */
export function downloadName(productName: string, now: Date, extension: string): string {
  const stamp = now.toISOString().slice(0, 19).replace('T', '_').replaceAll(':', '-');
  return `${productName}_${stamp}.${extension}`;
}
