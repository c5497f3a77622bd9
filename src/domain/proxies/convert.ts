import { t } from '../../i18n/text.ts';
import type { CsvRecord } from '../csv-read.ts';
import type { ProxyEntry } from './entry.ts';
import { fieldProblem, isLayoutName, readFields, roleOf, type Pair } from './fields.ts';
import { jsonElements, type JsonElement } from './json.ts';
import { linesOf } from './lines.ts';
import { labelledValue, recogniseNamed } from './named.ts';
import { readOrdinary } from './ordinary.ts';
import { plausible } from './plausible.ts';
import { MAX_LINE_LENGTH, SEVERAL_HOSTS, type Layout, type Reading } from './recognise.ts';
import { MORE_COLUMNS, problemOf, recogniseRepaired, tidy } from './repair.ts';
import { isColonHeader, isRule, pairsOfRow, tableUnder, type Table } from './table.ts';

/** The result for one pasted line. */
export type ConvertedLine = {
  /** Line number, from 1. For an entry that spans several lines (JSON, quoted CSV, labels), its first line. */
  line: number;
  /** The text as pasted. */
  raw: string;
} & (
  | {
      status: 'ok';
      entry: ProxyEntry;
      layout: Layout;
      /** The repairs and decisions made, in words. */
      repairs: readonly string[];
    }
  | { status: 'problem'; problem: string }
  | { status: 'skipped'; reason: 'blank' | 'comment' | 'header' | 'bracket' }
);

const COMMENT = /^(?:#|;|\/\/)/;
/** A JSON bracket around elements, or the beginning of a YAML list or document. */
const BRACKET = /^(?:[[\]{}]|---|[\w-]+:(?:\s*[[{])?)$/;

/** Why a tidy line needs no conversion, or null. */
function skipReason(line: string): 'blank' | 'comment' | 'bracket' | null {
  if (line === '') return 'blank';
  if (COMMENT.test(line)) return 'comment';
  return BRACKET.test(line) ? 'bracket' : null;
}

type Place = { line: number; raw: string };

function settled(
  place: Place,
  found: Reading | { unclear: string },
  repairs: readonly string[] = [],
): ConvertedLine {
  if ('unclear' in found) return { ...place, status: 'problem', problem: found.unclear };
  const { entry, layout, notes } = plausible(found);
  return { ...place, status: 'ok', entry, layout, repairs: [...repairs, ...notes] };
}

const SEVERAL = t`Several proxies in one line: put each on its own line.`;

/** The elements of a JSON line. Checks before parsing, because failing is slow and most lines are not JSON. */
function elementsOfLine(line: string): JsonElement[] {
  const elements = /^[[{].*[\]}]$/.test(line) ? jsonElements(line) : null;
  return [...(elements ?? [])].filter((element) => element !== null);
}

function convertLine(raw: string, line: number): ConvertedLine {
  const place = { line, raw };
  if (raw.length > MAX_LINE_LENGTH) return settled(place, { unclear: problemOf(raw) });
  const ordinary = readOrdinary(raw);
  if (ordinary !== null) return settled(place, ordinary);
  const tidied = tidy(raw);
  const reason = skipReason(tidied.line);
  if (reason !== null) return { ...place, status: 'skipped', reason };
  const [element, ...others] = elementsOfLine(tidied.line);
  if (others.length > 0) return settled(place, { unclear: SEVERAL });
  if (element !== undefined && (element.verdict !== null || element.text !== null)) {
    const found = { ...convertElement(element), ...place };
    if (found.status !== 'ok') return found;
    return { ...found, repairs: [...tidied.repairs, ...found.repairs] };
  }
  const { verdict, repairs } = recogniseRepaired(tidied.line);
  const found = verdict ?? { unclear: problemOf(tidied.line) };
  return settled(place, found, [...tidied.repairs, ...repairs]);
}

function convertElement({ text, verdict, line, raw }: JsonElement): ConvertedLine {
  if (text !== null) return { ...convertLine(text, line), raw };
  return settled({ line, raw }, verdict ?? { unclear: t`This element has no host and port.` });
}

/** Converts a row of a table. Its raw text is one line unless a quoted cell contains a line break. */
function* convertRecord({ cells, line, raw }: CsvRecord, table: Table): Generator<ConvertedLine> {
  const { names } = table;
  if (isRule(cells) || (cells[0] === names[0] && cells.join() === names.join())) {
    yield { line, raw, status: 'skipped', reason: 'header' };
    return;
  }
  const isOneLine = !/[\r\n]/.test(raw);
  const isClosed = raw.split('"').length % 2 === 1;
  if (cells.length > 1 && (isOneLine ? raw.length <= MAX_LINE_LENGTH : isClosed)) {
    const pairs = pairsOfRow(table, cells);
    const isTooLong = cells.slice(names.length).some((cell) => cell.trim() !== '');
    const verdict = isTooLong
      ? { unclear: t`This row has more cells than the header.` }
      : readFields(pairs, 'csv');
    if (verdict !== null || isOneLine) {
      yield settled({ line, raw }, verdict ?? { unclear: fieldProblem(pairs) });
      return;
    }
  }
  // An unclosed quote swallows the lines after it, so they are read one by one.
  for (const inner of linesOf(raw, line)) {
    const found = convertLine(inner.raw, inner.line);
    // These reasons ask for named values, which the header already provides.
    const asks =
      found.status === 'problem' && [SEVERAL_HOSTS, MORE_COLUMNS].includes(found.problem);
    yield asks ? { ...found, problem: t`This row does not match the header.` } : found;
  }
}

/** @param text starts with the header */
function* convertTable(text: string, table: Table, headerLine: number): Generator<ConvertedLine> {
  for (const record of table.divide(text)) {
    const line = headerLine + record.line - 1;
    if (record.line > 1) yield* convertRecord({ ...record, line }, table);
    else yield { line, raw: record.raw, status: 'skipped', reason: 'header' };
  }
}

type Labelled = Place & { pair: Pair };

const isListItem = (raw: string) => /^\s*-\s/.test(raw);

/** Whether a labeled line begins a new proxy. */
function beginsNext({ raw, pair: [name] }: Labelled, block: readonly Labelled[]): boolean {
  if (isListItem(raw) || block.length >= 60) return true;
  const role = roleOf(name);
  return block.some(({ pair: [other] }) => {
    const known = roleOf(other);
    return role === null ? name === other : known?.field === role.field && known.rank === role.rank;
  });
}

/** Converts lines such as `Host: …`, `Port: …` that together describe one proxy, or else line by line. */
function* convertBlock(block: readonly Labelled[]): Generator<ConvertedLine> {
  const [first, ...others] = block;
  if (first === undefined) return;
  const pairs = block.map(({ pair }) => pair);
  const verdict =
    (others.length === 0 ? recogniseNamed(tidy(first.raw).line) : null) ??
    readFields(pairs, 'fields');
  if (verdict === null) for (const { raw, line } of block) yield convertLine(raw, line);
  else yield settled({ line: first.line, raw: block.map(({ raw }) => raw).join('\n') }, verdict);
}

/** The named value of a line that may be part of a description, or null. */
function labelled({ raw, line }: Place, isFirst: boolean): Labelled | null {
  const isPossible = raw.length <= MAX_LINE_LENGTH && /=|:(?:[\s"']|$)/.test(raw);
  const pair = isPossible ? labelledValue(tidy(raw).line) : null;
  if (pair === null || (isFirst && !isListItem(raw) && roleOf(pair[0]) === null)) return null;
  return { raw, line, pair };
}

/** A header must be within this many lines. */
const HEADER_LINES = 20;

/**
 * Reads pasted text lazily, line by line: all known layouts with or without scheme, quotes and spaces, tables with a
 * header, named values, and JSON. Repairs what it can, and reports why for every line that it cannot read or could read
 * in two ways. Yields null where lengthy work may pause. Never throws and never loses a line: the `raw` texts together
 * are the whole text (for JSON, its elements).
 */
export function* convertEach(text: string): Generator<ConvertedLine | null> {
  if (text === '') return;
  const elements = jsonElements(text.replace(/^\uFEFF/, ''));
  if (elements !== null) {
    for (const element of elements) yield element && convertElement(element);
    return;
  }
  const body = text.replace(/(?:\r\n|\r|\n)$/, '');
  // Only titles, blank lines and comments may precede a header.
  let searched = HEADER_LINES;
  let block: Labelled[] = [];
  for (const { raw, line, start } of linesOf(body)) {
    if (searched > 0 && block.length === 0) {
      const tidied = tidy(raw.slice(0, MAX_LINE_LENGTH)).line;
      const isLayout = isLayoutName(tidied) && !/[,;\t|]/.test(tidied) && !isColonHeader(tidied);
      if (/^sep=.{0,2}$/i.test(tidied) || isLayout) {
        yield { line, raw, status: 'skipped', reason: 'header' };
        continue;
      }
      if (tidied !== '' && !COMMENT.test(tidied)) {
        searched -= 1;
        const table = tableUnder(body.slice(start, start + 2 * MAX_LINE_LENGTH));
        if (table !== null) return yield* convertTable(body.slice(start), table, line);
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
