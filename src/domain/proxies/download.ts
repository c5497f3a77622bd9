import { DEFAULT_FORMAT, type ProxyFormat } from './line-formats.ts';

/** The kinds of file in display order, named by their extensions. */
export const DOWNLOAD_KINDS = ['txt', 'csv', 'json'] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

const MIME = {
  txt: 'text/plain;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
} as const satisfies Record<DownloadKind, string>;

/** The kind of file for a list in this format. */
export function downloadKindOf(format: ProxyFormat): DownloadKind {
  return format === 'csv' || format === 'json' ? format : 'txt';
}

/** The MIME type of a file. */
export function downloadMime(kind: DownloadKind): string {
  return MIME[kind];
}

/** How the lines of a file are written. TXT uses the chosen format, or the default one if that is CSV or JSON. */
export function formatOfFile(kind: DownloadKind, format: ProxyFormat): ProxyFormat {
  if (kind !== 'txt') return kind;
  return downloadKindOf(format) === 'txt' ? format : DEFAULT_FORMAT;
}

/** The content of a file. TXT ends with a line feed. */
export const fileText = (list: string, kind: DownloadKind): string =>
  kind === 'txt' ? `${list}\n` : list;
