import type { CsvRecord } from '../csv-read.ts';
import { csvRecords, unguardFormula } from '../csv-read.ts';
import type { Pair } from './fields.ts';
import { readFields, roleOf } from './fields.ts';

/** A table that begins with the names of its columns. */
export type Table = {
  /** Null if the columns are aligned with spaces. */
  delimiter: string | null;
  names: readonly string[];
  /** The cells of a row that is aligned with spaces. */
  cellsOf: (row: string) => readonly string[];
};

/** The named values of a row. Omits columns with other names. */
export function pairsOfRow({ names, delimiter }: Table, cells: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  for (const [index, name] of names.entries()) {
    const cell = cells[index] ?? '';
    // Markdown puts spaces around its bars.
    if (roleOf(name) !== null)
      pairs.push([name, delimiter === '|' ? cell.trim() : unguardFormula(cell)]);
  }
  return pairs;
}

const DELIMITERS = [',', ';', '\t', '|'];
const SPACES = [/\s{2,}|\t/, /\s+/];

const hasRole = (names: readonly string[], field: string) =>
  names.some((name) => roleOf(name)?.field === field);

function nextCells(records: Iterator<CsvRecord>): readonly string[] {
  const { value, done } = records.next();
  return done ? [] : value.cells;
}

/** Whether the row below the names is a whole proxy, so that a cell contains the port too. */
function isProxy(names: readonly string[], cells: readonly string[]): boolean {
  const pairs = names.map((name, index): Pair => [name, unguardFormula(cells[index] ?? '')]);
  return readFields(pairs, 'csv') !== null;
}

function isHeader(names: readonly string[], firstRow: () => readonly string[]): boolean {
  if (!hasRole(names, 'host')) return false;
  return hasRole(names, 'port') || (names.length > 1 && isProxy(names, firstRow()));
}

/** The table that a header begins, or null when the first line of the text is not a header. */
export function tableUnder(text: string): Table | null {
  const cellsOf = (row: string): readonly string[] => row.trim().split(/\s+/);
  for (const delimiter of DELIMITERS) {
    const records = csvRecords(text, delimiter);
    const names = nextCells(records);
    if (isHeader(names, () => nextCells(records))) {
      return { delimiter, names, cellsOf };
    }
  }
  const [header = '', row = ''] = text.split(/\r\n|\r|\n/, 2);
  for (const spaces of SPACES) {
    const split = (line: string) => line.trim().split(spaces);
    const names = split(header);
    const isNamed = spaces === SPACES[0] || names.every((name) => roleOf(name) !== null);
    if (isNamed && isHeader(names, () => split(row)))
      return { delimiter: null, names, cellsOf: split };
  }
  return null;
}

/** Whether a row is the line under the header of a Markdown table. */
export function isRule(cells: readonly string[]): boolean {
  return cells.every((cell) => /^\s*(?::?-{2,}:?)?\s*$/.test(cell)) && /--/.test(cells.join(''));
}
