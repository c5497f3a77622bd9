/** A table cell. Numbers are written as they are, null as an empty cell. */
type CsvValue = string | number | null;

/** A record of a CSV text and its position. */
export type CsvRecord = {
  cells: readonly string[];
  /** Line on which the record begins, from 1. */
  line: number;
  /** The record as written, without its line break. */
  raw: string;
};

/**
 * Text that a spreadsheet may run as a formula (OWASP, CSV injection). Covers full-width and small forms, and signs
 * hidden behind apostrophes, spaces, control characters, direction marks and zero-width characters.
 */
const FORMULA = /^(?:[\s\p{Cc}\p{Cf}\p{Z}']*[=+\-@＝＋－＠﹦﹢﹣﹫]|'*[\t\r\n])/u;

/** Prefixes an apostrophe to text that a spreadsheet would run as a formula. {@link unguardFormula} removes it. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Undoes {@link guardFormula}. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}

/** Writes one cell: guarded against formulas, and quoted where RFC 4180 requires it. */
export function csvCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = guardFormula(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes CSV (RFC 4180: comma, CRLF after every record) that is safe to open in a spreadsheet. */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** Reads CSV lazily, record by record; see {@link parseCsv}. */
export function* csvRecords(text: string, delimiter = ','): Generator<CsvRecord> {
  let position = 0;
  let line = 1;
  while (position < text.length) {
    const start = position;
    const cells: string[] = [];
    let more = true;
    while (more) {
      const cell = readCell(text, position, delimiter);
      cells.push(cell.value);
      position = cell.end;
      more = text[position] === delimiter;
      if (more) position += 1;
    }
    const raw = text.slice(start, position);
    yield { cells, line, raw };
    line += 1 + (raw.match(/\r\n|\r|\n/g)?.length ?? 0);
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
