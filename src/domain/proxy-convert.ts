import type { FieldName, Fields } from './convert-fields.ts';
import { entryFromFields, fieldsOfObject, headerOf } from './convert-fields.ts';
import { MAX_LINE_LENGTH, problemOf } from './convert-problem.ts';
import type { Layout } from './convert-recognise.ts';
import { recogniseRepaired, tidy } from './convert-repair.ts';
import type { CsvRecord } from './csv.ts';
import { parseCsv, unguardFormula } from './csv.ts';
import type { JsonElement } from './json-elements.ts';
import { jsonElements } from './json-elements.ts';
import type { ProxyEntry } from './proxy-entry.ts';
import { fitsInLine } from './proxy-entry.ts';

/** What became of a pasted line. */
export type ConvertedLine = {
  /** Number of the line, from 1; the first one where an entry takes several (JSON, quoted CSV). */
  readonly line: number;
  /** The text as it was pasted. */
  readonly raw: string;
} & (
  | {
      readonly status: 'ok';
      readonly entry: ProxyEntry;
      readonly layout: Layout;
      /** What had to be changed, in words; empty when nothing. */
      readonly repairs: readonly string[];
      /** Another layout that fits as well, or null. */
      readonly rival: Layout | null;
    }
  | { readonly status: 'problem'; readonly problem: string }
  | { readonly status: 'skipped'; readonly reason: 'blank' | 'comment' | 'header' | 'bracket' }
);

const LINE_BREAK = /\r\n|\r|\n/;
const COMMENT = /^(?:#|;|\/\/)/;

/** The reason why a tidy line needs no conversion, or null. */
function skipReason(line: string): 'blank' | 'comment' | 'bracket' | null {
  if (line === '') return 'blank';
  if (COMMENT.test(line)) return 'comment';
  return line === '[' || line === ']' ? 'bracket' : null;
}

function convertLine(raw: string, line: number): ConvertedLine {
  if (raw.length > MAX_LINE_LENGTH)
    return { line, raw, status: 'problem', problem: problemOf(raw) };
  const tidied = tidy(raw);
  const reason = skipReason(tidied.line);
  if (reason !== null) return { line, raw, status: 'skipped', reason };
  const found = recogniseRepaired(tidied.line);
  if (found === null) return { line, raw, status: 'problem', problem: problemOf(tidied.line) };
  const repairs = [...tidied.repairs, ...found.repairs];
  return { line, raw, status: 'ok', ...found.recognised, repairs };
}

function convertLines(text: string, firstLine: number): ConvertedLine[] {
  return text.split(LINE_BREAK).map((raw, index) => convertLine(raw, firstLine + index));
}

const UNFIT = 'A line break in the user name or the password: no line can hold it.';

/** Whether there is a host and a port, but with credentials that would make two lines of one. */
function isUnfit(fields: Fields): boolean {
  const { user = '', password = '', ...address } = fields;
  return !(fitsInLine(user) && fitsInLine(password)) && entryFromFields(address) !== null;
}

const isClosed = (quoted: string): boolean => quoted.split('"').length % 2 === 1;

function convertElement({ value, line, raw }: JsonElement): ConvertedLine {
  if (typeof value === 'string') return { ...convertLine(value, line), raw };
  const fields = fieldsOfObject(value) ?? {};
  const entry = entryFromFields(fields);
  if (entry === null) {
    const problem = isUnfit(fields) ? UNFIT : 'This element has no host and port.';
    return { line, raw, status: 'problem', problem };
  }
  return { line, raw, status: 'ok', entry, layout: 'json', repairs: [], rival: null };
}

function convertRecord(record: CsvRecord, columns: readonly (FieldName | null)[]): ConvertedLine[] {
  const { cells, line, raw } = record;
  const fields: Fields = {};
  for (const [index, field] of columns.entries()) {
    const cell = cells[index];
    if (field !== null && cell !== undefined) fields[field] ??= unguardFormula(cell);
  }
  const entry = entryFromFields(fields);
  if (isUnfit(fields) && isClosed(raw)) return [{ line, raw, status: 'problem', problem: UNFIT }];
  // A quote that is never closed swallows the lines after it: they are looked at one by one.
  if (entry === null) return convertLines(raw, line);
  return [{ line, raw, status: 'ok', entry, layout: 'csv', repairs: [], rival: null }];
}

/** The lines of a table whose first line that is not blank or a comment is a header; null when it is not. */
function convertTable(text: string): ConvertedLine[] | null {
  const lines = text.split(LINE_BREAK);
  const first = lines.findIndex((line) => {
    const reason = skipReason(tidy(line.slice(0, MAX_LINE_LENGTH)).line);
    return reason !== 'blank' && reason !== 'comment';
  });
  const header = lines[first]?.slice(0, MAX_LINE_LENGTH) ?? '';
  for (const delimiter of [',', ';', '\t', '|']) {
    const cells = parseCsv(header.trim(), delimiter)[0]?.cells ?? [];
    const columns = headerOf(cells);
    if (columns !== null) return convertRecords(text, delimiter, first + 1, columns);
  }
  return null;
}

function convertRecords(
  text: string,
  delimiter: string,
  headerLine: number,
  columns: readonly (FieldName | null)[],
): ConvertedLine[] {
  return parseCsv(text, delimiter).flatMap((record): ConvertedLine[] => {
    const { line, raw } = record;
    if (line === headerLine) return [{ line, raw, status: 'skipped', reason: 'header' }];
    return line < headerLine ? convertLines(raw, line) : convertRecord(record, columns);
  });
}

/**
 * Reads any pasted text: lines in the known layouts, with or without scheme, quotes and spaces, CSV with a header, JSON.
 * Repairs what can be repaired and says of every other line why not. Never throws, and loses no line: all `raw` texts
 * together are the text (for JSON, its elements).
 */
export function convertText(text: string): ConvertedLine[] {
  if (text === '') return [];
  const elements = jsonElements(text.replace(/^\uFEFF/, ''));
  if (elements !== null) return elements.map(convertElement);
  const withoutLastBreak = text.replace(/(?:\r\n|\r|\n)$/, '');
  return convertTable(withoutLastBreak) ?? convertLines(withoutLastBreak, 1);
}

/** The entries among converted lines, in order. */
export function convertedEntries(lines: readonly ConvertedLine[]): ProxyEntry[] {
  return lines.flatMap((line) => (line.status === 'ok' ? [line.entry] : []));
}
