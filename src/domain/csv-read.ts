import { guardFormula } from './csv.ts';

/** A record of a CSV text and its position. */
export type CsvRecord = {
  cells: readonly string[];
  /** Line on which the record begins, from 1. */
  line: number;
  /** The record as written, without its line break. */
  raw: string;
};

/** Undoes {@link guardFormula}. */
export function unguardFormula(text: string): string {
  const bare = text.slice(1);
  return text.startsWith("'") && guardFormula(bare) !== bare ? bare : text;
}

/** Reads CSV lazily, record by record; see {@link parseCsv}. */
export function* csvRecords(text: string, delimiter = ','): Generator<CsvRecord> {
  const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)(?:"|$))?([^\\${delimiter}\r\n]*)`, 'y');
  const lineEnd = /[\r\n]|$/g;
  let position = 0;
  let line = 1;
  while (position < text.length) {
    const start = position;
    lineEnd.lastIndex = start;
    position = lineEnd.exec(text)?.index ?? text.length;
    let raw = text.slice(start, position);
    let cells = raw.split(delimiter);
    if (raw.includes('"')) {
      cells = [];
      cell.lastIndex = start;
      do {
        const [, quoted = '', rest = ''] = cell.exec(text) ?? [];
        cells.push(quoted.replaceAll('""', '"') + rest);
        position = cell.lastIndex;
        cell.lastIndex += 1;
      } while (text[position] === delimiter);
      raw = text.slice(start, position);
    }
    yield { cells, line, raw };
    line += raw.split(/\r\n|\r|\n/).length;
    position += text.startsWith('\r\n', position) ? 2 : 1;
  }
}

/**
 * Reads CSV (RFC 4180, also with LF or CR alone). Cells stay guarded: see {@link unguardFormula}. Never throws: an
 * unclosed quote extends to the end of the text, and quotes inside an unquoted cell are text.
 * @param delimiter one punctuation character or a tab
 */
export function parseCsv(text: string, delimiter = ','): CsvRecord[] {
  return [...csvRecords(text, delimiter)];
}
