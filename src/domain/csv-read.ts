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
  let position = 0;
  let line = 1;
  const lineEnd = /[\r\n]|$/g;
  while (position < text.length) {
    const start = position;
    lineEnd.lastIndex = start;
    position = lineEnd.exec(text)?.index ?? text.length;
    const row = text.slice(start, position);
    if (row.includes('"')) {
      const cells: string[] = [];
      for (let more = true; more; position += Number(more)) {
        const cell = readCell(text, cells.length === 0 ? start : position, delimiter);
        cells.push(cell.value);
        position = cell.end;
        more = text[position] === delimiter;
      }
      const raw = text.slice(start, position);
      yield { cells, line, raw };
      line += 1 + (raw.match(/\r\n|\r|\n/g)?.length ?? 0);
    } else {
      yield { cells: row.split(delimiter), line, raw: row };
      line += 1;
    }
    position += text.startsWith('\r\n', position) ? 2 : 1;
  }
}

/**
 * Reads CSV (RFC 4180, also with LF or CR alone). Cells stay guarded: see {@link unguardFormula}. Never throws: an
 * unclosed quote extends to the end of the text, and quotes inside an unquoted cell are text.
 * @param delimiter one character
 */
export function parseCsv(text: string, delimiter = ','): CsvRecord[] {
  return [...csvRecords(text, delimiter)];
}

function isCellEnd(character: string | undefined, delimiter: string): boolean {
  return (
    character === undefined || character === delimiter || character === '\n' || character === '\r'
  );
}

function readCell(text: string, start: number, delimiter: string): { value: string; end: number } {
  let value = '';
  let end = start;
  if (text[start] === '"') {
    const close = closingQuote(text, start + 1);
    value = text.slice(start + 1, close).replaceAll('""', '"');
    end = Math.min(text.length, close + 1);
  }
  const rest = end;
  while (!isCellEnd(text[end], delimiter)) end += 1;
  return { value: value + text.slice(rest, end), end };
}

function closingQuote(text: string, from: number): number {
  let position = text.indexOf('"', from);
  while (position !== -1 && text[position + 1] === '"') position = text.indexOf('"', position + 2);
  return position === -1 ? text.length : position;
}
