import type { ConvertedLine } from '../../src/domain/proxies/convert.ts';
import { convertEach } from '../../src/domain/proxies/convert.ts';
import type { ProxyEntry } from '../../src/domain/proxies/entry.ts';

/** The result for every line of a pasted text. */
export function convertText(text: string): ConvertedLine[] {
  return [...convertEach(text)];
}

/** The entries of converted lines, in order. */
export function convertedEntries(lines: readonly ConvertedLine[]): ProxyEntry[] {
  return lines.flatMap((line) => (line.status === 'ok' ? [line.entry] : []));
}
