import { csvRecords, unguardFormula, type CsvRecord } from '../csv-read.ts';
import { readFields, roleOf, type Pair } from './fields.ts';
import { linesOf } from './lines.ts';

/** Divides a text into rows of cells. */
type Divide = (text: string) => Iterable<CsvRecord>;

/** A table that begins with the names of its columns. */
export type Table = { names: readonly string[]; divide: Divide };

const byDelimiter =
  (delimiter: string): Divide =>
  (text) =>
    csvRecords(text, delimiter);

const bySpaces = (spaces: RegExp): Divide =>
  function* divide(text) {
    for (const { raw, line } of linesOf(text)) yield { raw, line, cells: raw.trim().split(spaces) };
  };

const bars = byDelimiter('|');
const words = bySpaces(/\s+/);
const colons = byDelimiter(':');
const DIVISIONS = [
  ...[',', ';', '\t'].map(byDelimiter),
  bars,
  bySpaces(/\s{2,}|\t/),
  words,
  colons,
];

/** The named values of a row. Omits columns with unknown names. */
export function pairsOfRow({ names, divide }: Table, cells: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  for (const [index, name] of names.entries()) {
    const cell = cells[index] ?? '';
    // Markdown has spaces around its vertical bars.
    if (roleOf(name) !== null)
      pairs.push([name, divide === bars ? cell.trim() : unguardFormula(cell)]);
  }
  return pairs;
}

/** The table that begins with a header, or null if the first line of the text is not a header. */
export function tableUnder(text: string): Table | null {
  for (const divide of DIVISIONS) {
    const [header, row] = divide(text);
    const names = header?.cells ?? [];
    const fields = new Set(names.map((name) => roleOf(name)?.field));
    if (!fields.has('host') || (divide === words && fields.has(undefined))) continue;
    if (divide === colons && !isUnusualOrder(names)) continue;
    // Without a column for the port, the row below must contain a whole proxy.
    const isProxy = () =>
      readFields(pairsOfRow({ names, divide }, row?.cells ?? []), 'csv') !== null;
    if (fields.has('port') || (names.length > 1 && isProxy())) return { names, divide };
  }
  return null;
}

/**
 * Whether names put the password before the user name, as `host:port:pass:login` does. Lines in other orders are read
 * without their header, because passwords may contain colons.
 */
function isUnusualOrder(names: readonly string[]): boolean {
  const fields = names.map((name) => roleOf(name)?.field);
  const password = fields.indexOf('password');
  return password >= 0 && password < fields.indexOf('user') && !fields.includes(undefined);
}

/** Whether a line is a header of columns between colons that {@link tableUnder} reads. */
export const isColonHeader = (line: string): boolean => isUnusualOrder(line.split(':'));

/** Whether a row is the delimiter row under the header of a Markdown table. */
export function isRule(cells: readonly string[]): boolean {
  return cells.every((cell) => /^\s*(?::?-{2,}:?)?\s*$/.test(cell)) && /--/.test(cells.join(''));
}
