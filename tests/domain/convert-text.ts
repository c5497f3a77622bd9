import { convertEach, type ConvertedLine } from '../../src/domain/proxies/convert.ts';
import type { ProxyEntry } from '../../src/domain/proxies/entry.ts';

/** The result for every line of a pasted text. */
export function convertText(text: string): ConvertedLine[] {
  return [...convertEach(text)].filter((line) => line !== null);
}

/** The entries of converted lines, in order. */
export function convertedEntries(lines: readonly ConvertedLine[]): ProxyEntry[] {
  return lines.flatMap((line) => (line.status === 'ok' ? [line.entry] : []));
}

/** `host port user password` of each entry; `-` where there is none. Problems and notes are in brackets. */
export function shownEntries(text: string): string[] {
  return convertText(text).flatMap((line) => {
    if (line.status === 'skipped') return [];
    if (line.status === 'problem') return [`[${line.problem}]`];
    const { host, port, user, password } = line.entry;
    const notes = line.repairs.map((note) => ` [${note}]`).join('');
    return [`${host} ${port} ${user || '-'} ${password ?? '-'}${notes}`];
  });
}
