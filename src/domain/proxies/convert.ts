import type { CsvRecord } from '../csv-read.ts';
import { csvRecords } from '../csv-read.ts';
import type { ProxyEntry } from './entry.ts';
import type { Pair } from './fields.ts';
import { fieldProblem, isLayoutName, readFields, roleOf } from './fields.ts';
import type { JsonElement } from './json.ts';
import { jsonElements } from './json.ts';
import { beginsProxy, labelledValue, recogniseNamed } from './named.ts';
import { readOrdinary } from './ordinary.ts';
import { plausible } from './plausible.ts';
import type { Layout, Verdict } from './recognise.ts';
import { MAX_LINE_LENGTH, SEVERAL_HOSTS } from './recognise.ts';
import { MORE_COLUMNS, problemOf, recogniseRepaired, tidy } from './repair.ts';
import type { Table } from './table.ts';
import { isRule, pairsOfRow, tableUnder } from './table.ts';

/** The result for one pasted line. */
export type ConvertedLine = {
  /** Line number, from 1. For an entry of several lines (JSON, quoted CSV, labels), its first line. */
  line: number;
  /** The text as pasted. */
  raw: string;
} & (
  | {
      status: 'ok';
      entry: ProxyEntry;
      layout: Layout;
      /** Repairs and decisions, in words. */
      repairs: readonly string[];
    }
  | { status: 'problem'; problem: string }
  | { status: 'skipped'; reason: 'blank' | 'comment' | 'header' | 'bracket' }
);

const LINE_BREAK = /\r\n|\r|\n/g;
const COMMENT = /^(?:#|;|\/\/)/;
/** Brackets of JSON around its elements, and the beginning of a list or document in YAML. */
const BRACKET = /^(?:[[\]{}]|---|[\w-]+:(?:\s*[[{])?)$/;

/** Why a tidy line needs no conversion, or null. */
function skipReason(line: string): 'blank' | 'comment' | 'bracket' | null {
  if (line === '') return 'blank';
  if (COMMENT.test(line)) return 'comment';
  return BRACKET.test(line) ? 'bracket' : null;
}

type Place = { line: number; raw: string };

/** The result for a text and its verdict; `problem` if the verdict is null. */
function settled(
  place: Place,
  found: Verdict,
  repairs: readonly string[],
  problem: () => string,
): ConvertedLine {
  const verdict = plausible(found);
  if (verdict === null) return { ...place, status: 'problem', problem: problem() };
  if ('unclear' in verdict) return { ...place, status: 'problem', problem: verdict.unclear };
  const { entry, layout, notes } = verdict;
  return { ...place, status: 'ok', entry, layout, repairs: [...repairs, ...notes] };
}

const SEVERAL = 'Several proxies in one line: put each on a line of its own.';

/** The element of a JSON line, or null. Checks before parsing, because failing is slow and most lines are not JSON. */
function elementOfLine(line: string): JsonElement | 'several' | null {
  if (!/^[[{]/.test(line) || !/[\]}]$/.test(line)) return null;
  const elements: JsonElement[] = [];
  for (const element of jsonElements(line) ?? []) {
    if (element !== null && elements.push(element) > 1) return 'several';
  }
  return elements[0] ?? null;
}

function convertLine(raw: string, line: number): ConvertedLine {
  const place = { line, raw };
  if (raw.length <= MAX_LINE_LENGTH) {
    const ordinary = readOrdinary(raw);
    if (ordinary !== null) return settled(place, ordinary, [], () => problemOf(raw));
  }
  if (raw.length > MAX_LINE_LENGTH) return settled(place, null, [], () => problemOf(raw));
  const tidied = tidy(raw);
  const reason = skipReason(tidied.line);
  if (reason !== null) return { ...place, status: 'skipped', reason };
  const element = elementOfLine(tidied.line);
  if (element === 'several') return settled(place, { unclear: SEVERAL }, [], () => SEVERAL);
  if (element !== null && (element.verdict !== null || element.text !== null)) {
    const found = convertElement(element);
    return found.status === 'ok'
      ? { ...found, ...place, repairs: [...tidied.repairs, ...found.repairs] }
      : { ...found, ...place };
  }
  const { verdict, repairs } = recogniseRepaired(tidied.line);
  return settled(place, verdict, [...tidied.repairs, ...repairs], () => problemOf(tidied.line));
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

function convertElement({ text, verdict, line, raw }: JsonElement): ConvertedLine {
  if (text !== null) return { ...convertLine(text, line), raw };
  return settled({ line, raw }, verdict, [], () => 'This element has no host and port.');
}

const isClosed = (quoted: string) => quoted.split('"').length % 2 === 1;

/** Converts a row of a table. Its raw text is one line unless a quoted cell holds a line break. */
function* convertRecord(record: CsvRecord, table: Table): Generator<ConvertedLine> {
  const { cells, line, raw } = record;
  const { names } = table;
  const place = { line, raw };
  const isOneLine = !/[\r\n]/.test(raw);
  if (isOneLine && raw.length > MAX_LINE_LENGTH) {
    yield settled(place, null, [], () => problemOf(raw));
    return;
  }
  if (isRule(cells) || (cells[0] === names[0] && cells.join() === names.join())) {
    yield { ...place, status: 'skipped', reason: 'header' };
    return;
  }
  if (cells.length > 1 && (isOneLine || isClosed(raw))) {
    const pairs = pairsOfRow(table, cells);
    const isTooLong = cells.slice(names.length).some((cell) => cell.trim() !== '');
    const verdict = isTooLong
      ? { unclear: 'This row has more cells than the first one has names.' }
      : readFields(pairs, 'csv');
    if (verdict !== null || isOneLine) {
      yield settled(place, verdict, [], () => fieldProblem(pairs, 'No host and port found.'));
      return;
    }
  }
  // An unclosed quote swallows the lines after it, so they are read one by one.
  for (const inner of linesOf(raw, line)) {
    const found = convertLine(inner.raw, inner.line);
    // The names that these reasons ask for are already there.
    const asks = found.status === 'problem' && ASKING_FOR_NAMES.includes(found.problem);
    yield asks ? { ...found, problem: 'This row does not fit the names of the columns.' } : found;
  }
}

const ASKING_FOR_NAMES = [SEVERAL_HOSTS, MORE_COLUMNS];

function* alignedRecords(text: string, cellsOf: Table['cellsOf']): Generator<CsvRecord> {
  for (const { raw, line } of linesOf(text)) yield { raw, line, cells: cellsOf(raw) };
}

/** @param text starts with the header */
function* convertTable(text: string, table: Table, headerLine: number): Generator<ConvertedLine> {
  const { delimiter, cellsOf } = table;
  const records = delimiter === null ? alignedRecords(text, cellsOf) : csvRecords(text, delimiter);
  for (const record of records) {
    const line = headerLine + record.line - 1;
    if (record.line > 1) yield* convertRecord({ ...record, line }, table);
    else yield { line, raw: record.raw, status: 'skipped', reason: 'header' };
  }
}

type Labelled = Place & { pair: Pair };

/** Whether a labelled line begins a new proxy. */
function beginsNext({ raw, pair: [name] }: Labelled, block: readonly Labelled[]): boolean {
  if (isListItem(raw) || block.length >= 60) return true;
  const role = roleOf(name);
  return block.some(({ pair: [other] }) => {
    if (role === null) return name === other;
    const { field, rank } = roleOf(other) ?? {};
    return field === role.field && rank === role.rank;
  });
}

const isListItem = (raw: string) => /^\s*-\s/.test(raw);

/** Converts lines such as `Host: …`, `Port: …` that together describe one proxy; line by line when they do not. */
function* convertBlock(block: readonly Labelled[]): Generator<ConvertedLine> {
  const [first] = block;
  const isLine = block.length === 1 && first !== undefined;
  const verdict =
    (isLine ? recogniseNamed(tidy(first.raw).line) : null) ??
    readFields(
      block.map(({ pair }) => pair),
      'fields',
    );
  if (verdict !== null && first !== undefined) {
    const raw = block.map((line) => line.raw).join('\n');
    yield settled({ line: first.line, raw }, verdict, [], () => problemOf(raw));
    return;
  }
  for (const { raw, line } of block) yield convertLine(raw, line);
}

/** The named value of a line that may be part of a description, or null. */
function labelled({ raw, line }: Place, isFirst: boolean): Labelled | null {
  const isPossible = raw.length <= MAX_LINE_LENGTH && /=|:(?:[\s"']|$)/.test(raw);
  const pair = isPossible ? labelledValue(tidy(raw).line) : null;
  if (pair === null || (isFirst && !beginsProxy(pair, isListItem(raw)))) return null;
  return { raw, line, pair };
}

/** A header must be among this many lines. */
const HEADER_LINES = 20;

/**
 * Reads pasted text lazily, line by line: all known layouts with or without scheme, quotes and spaces, tables with a
 * header, named values, and JSON. Repairs what it can, and reports why for every line that it cannot read or could read
 * in two ways. Yields null where long work may pause. Never throws and never loses a line: the `raw` texts together are the whole text (for JSON, its elements).
 */
export function* convertEach(text: string): Generator<ConvertedLine | null> {
  if (text === '') return;
  const elements = jsonElements(text.replace(/^\uFEFF/, ''));
  if (elements !== null) {
    for (const element of elements) yield element && convertElement(element);
    return;
  }
  const body = text.replace(/(?:\r\n|\r|\n)$/, '');
  // Titles, blank lines and comments may precede a header, but no proxy.
  let searched = HEADER_LINES;
  let block: Labelled[] = [];
  for (const { raw, line, start } of linesOf(body)) {
    if (searched > 0 && block.length === 0) {
      const beginning = raw.slice(0, MAX_LINE_LENGTH);
      const tidied = tidy(beginning).line;
      if (/^sep=.{0,2}$/i.test(tidied) || (isLayoutName(tidied) && !/[,;\t|]/.test(tidied))) {
        yield { line, raw, status: 'skipped', reason: 'header' };
        continue;
      }
      const reason = skipReason(tidied);
      const isText = reason !== 'blank' && reason !== 'comment';
      if (isText) searched -= 1;
      const table = isText ? tableUnder(body.slice(start, start + 2 * MAX_LINE_LENGTH)) : null;
      if (table !== null) {
        yield* convertTable(body.slice(start), table, line);
        return;
      }
    }
    const found = labelled({ raw, line }, block.length === 0);
    if (block.length > 0 && (found === null || beginsNext(found, block))) {
      yield* convertBlock(block);
      block = [];
    }
    if (found === null) {
      const converted = convertLine(raw, line);
      if (converted.status === 'ok') searched = 0;
      yield converted;
    } else block.push(found);
  }
  yield* convertBlock(block);
}
