import type { CsvRecord } from '../csv-read.ts';
import { csvRecords, parseCsv, unguardFormula } from '../csv-read.ts';
import type { ProxyEntry } from './entry.ts';
import { fitsInLine } from './entry.ts';
import type { FieldName, Fields, Layout } from './recognise.ts';
import { entryFromFields, fieldsOfObject, headerOf } from './recognise.ts';
import { MAX_LINE_LENGTH, problemOf, recogniseRepaired, tidy } from './repair.ts';

/** The result for one pasted line. */
export type ConvertedLine = {
  /** Line number, from 1. For an entry of several lines (JSON, quoted CSV), its first line. */
  line: number;
  /** The text as pasted. */
  raw: string;
} & (
  | {
      status: 'ok';
      entry: ProxyEntry;
      layout: Layout;
      /** The repairs that were made, in words. */
      repairs: readonly string[];
      /** Another layout that fits equally well, or null. */
      rival: Layout | null;
    }
  | { status: 'problem'; problem: string }
  | { status: 'skipped'; reason: 'blank' | 'comment' | 'header' | 'bracket' }
);

const LINE_BREAK = /\r\n|\r|\n/g;
const COMMENT = /^(?:#|;|\/\/)/;

/** Why a tidy line needs no conversion, or null. */
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

/** Splits a text into lines lazily, with their positions. */
function* linesOf(text: string, firstLine = 1) {
  let line = firstLine;
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(LINE_BREAK)) {
    yield { raw: text.slice(start, index), line, start };
    line += 1;
    start = index + sign.length;
  }
  yield { raw: text.slice(start), line, start };
}

const UNFIT = 'A line break in the user name or the password: no line can hold it.';

/** Whether the fields hold a host and a port, but credentials that would split the line in two. */
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

function* convertRecord(
  record: CsvRecord,
  columns: readonly (FieldName | null)[],
): Generator<ConvertedLine> {
  const { cells, line, raw } = record;
  const fields: Fields = {};
  for (const [index, field] of columns.entries()) {
    const cell = cells[index];
    if (field !== null && cell !== undefined) fields[field] ??= unguardFormula(cell);
  }
  const entry = entryFromFields(fields);
  if (isUnfit(fields) && isClosed(raw)) {
    yield { line, raw, status: 'problem', problem: UNFIT };
    return;
  }
  if (entry !== null) {
    yield { line, raw, status: 'ok', entry, layout: 'csv', repairs: [], rival: null };
    return;
  }
  // An unclosed quote swallows the lines after it, so they are read one by one.
  for (const inner of linesOf(raw, line)) yield convertLine(inner.raw, inner.line);
}

type Table = { delimiter: string; columns: readonly (FieldName | null)[] };

/** The table that a header line begins, or null when the line is not a header. */
function tableUnder(line: string): Table | null {
  for (const delimiter of [',', ';', '\t', '|']) {
    const columns = headerOf(parseCsv(line.trim(), delimiter)[0]?.cells ?? []);
    if (columns !== null) return { delimiter, columns };
  }
  return null;
}

/** @param text starts with the header */
function* convertTable(text: string, { delimiter, columns }: Table, headerLine: number) {
  for (const record of csvRecords(text, delimiter)) {
    const line = headerLine + record.line - 1;
    if (record.line > 1) yield* convertRecord({ ...record, line }, columns);
    else yield { line, raw: record.raw, status: 'skipped', reason: 'header' } as const;
  }
}

/**
 * Reads pasted text lazily, line by line: all known layouts with or without scheme, quotes and spaces, CSV with a
 * header, and JSON. Repairs what it can and reports why for every other line. Never throws and never loses a line:
 * the `raw` texts together are the whole text (for JSON, its elements).
 */
export function* convertEach(text: string): Generator<ConvertedLine> {
  if (text === '') return;
  const elements = jsonElements(text.replace(/^\uFEFF/, ''));
  if (elements !== null) {
    for (const element of elements) yield convertElement(element);
    return;
  }
  const body = text.replace(/(?:\r\n|\r|\n)$/, '');
  let isFirst = true;
  for (const { raw, line, start } of linesOf(body)) {
    const beginning = raw.slice(0, MAX_LINE_LENGTH);
    const reason = isFirst ? skipReason(tidy(beginning).line) : null;
    // Only blank lines and comments may precede a header.
    const isHeaderPossible = isFirst && reason !== 'blank' && reason !== 'comment';
    const table = isHeaderPossible ? tableUnder(beginning) : null;
    if (table !== null) {
      yield* convertTable(body.slice(start), table, line);
      return;
    }
    if (isHeaderPossible) isFirst = false;
    yield convertLine(raw, line);
  }
}

/** An element of a JSON array, or a single object, and its position. */
type JsonElement = {
  value: unknown;
  /** Line on which it begins, from 1. */
  line: number;
  /** The text as written. */
  raw: string;
};

/** A string, a bracket, a comma, a line break, or a run of any other characters but white space. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},]|\n|[^\s"[\]{},]+/g;

const OPENING = new Set(['[', '{']);
const CLOSING = new Set([']', '}']);
const SEPARATORS = new Set([',', '\n']);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the elements of a JSON array lazily. A single object counts as an array of one.
 * @returns null when the text is neither
 */
function jsonElements(text: string): Iterable<JsonElement> | null {
  const whole = parse(text);
  if (typeof whole !== 'object' || whole === null) return null;
  return Array.isArray(whole) ? elementsIn(text, whole, 1) : elementsIn(text, [whole], 0);
}

/** @param outer number of brackets that are open around an element */
function* elementsIn(
  text: string,
  values: readonly unknown[],
  outer: number,
): Generator<JsonElement> {
  let found = 0;
  let depth = 0;
  let line = 1;
  let start = { index: 0, line };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const opens = OPENING.has(token);
    const closes = CLOSING.has(token);
    if (closes) depth -= 1;
    if (token === '\n') line += 1;
    if (depth === outer && !SEPARATORS.has(token)) {
      if (!closes) start = { index, line };
      if (!opens) {
        const raw = text.slice(start.index, index + token.length);
        yield { value: values[found], line: start.line, raw };
        found += 1;
      }
    }
    if (opens) depth += 1;
  }
}
