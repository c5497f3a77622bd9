import type { Report } from '../run.ts';
import type { Result } from '../types.ts';
import { findingsOf, type Finding } from './findings.ts';

export type Counts = { kept: number; broken: number; skipped: number };

/** How to run the kit again for one finding: the command line without --only. */
export type Again = (finding: Finding) => string;

const MAX_MESSAGES = 8;
/** Number of reasons and notes in a short summary. */
const MAX_REASONS = 4;
const MAX_NOTES = 12;

/** How many checks have each outcome. */
export function countResults(results: readonly Result[]): Counts {
  const counts = { kept: 0, broken: 0, skipped: 0 };
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
}

/** The counts of a run, as every report writes them. */
export function countsText({ results, notes }: Pick<Report, 'results' | 'notes'>): string {
  const { kept, broken, skipped } = countResults(results);
  return `${kept} kept, ${broken} broken, ${skipped} not checked, ${notes.length} notes`;
}

/** Why checks were skipped, most common reason first. */
export function reasonsOf(
  results: readonly Result[],
): (readonly [reason: string, count: number])[] {
  const reasons = new Map<string, number>();
  for (const { outcome, message } of results) {
    if (outcome === 'skipped') reasons.set(message, (reasons.get(message) ?? 0) + 1);
  }
  return [...reasons].toSorted(([, a], [, b]) => b - a);
}

type Told = { findings?: readonly Finding[]; again?: Again; isVerbose?: boolean };

/** The summary in the terminal: each fault once, with commands that reproduce it, and what was not checked. */
export function textReport(
  { results, notes }: Pick<Report, 'results' | 'notes'>,
  { findings = findingsOf(results), again = () => '', isVerbose = false }: Told = {},
): string {
  const lines = findings.flatMap((finding) => [...paragraph(finding, again), '']);
  lines.push(...unchecked(results, isVerbose));
  const shown = isVerbose ? notes : notes.slice(0, MAX_NOTES);
  lines.push(...shown.map(({ operationId, message }) => `· ${operationId}: ${message}`));
  const left = notes.length - shown.length;
  if (left > 0) lines.push(`· and ${left} more notes (--verbose)`);
  return lines.join('\n');
}

/** One line, or a line for each reason. */
function unchecked(results: readonly Result[], isVerbose: boolean): string[] {
  const reasons = reasonsOf(results);
  if (reasons.length === 0) return [];
  const texts = reasons.map(([reason, count]) => `${count} ${reason}`);
  if (isVerbose) return texts.map((text) => `- not checked: ${text}`);
  const left = texts.length - MAX_REASONS;
  const more = left > 0 ? [`and ${left} other reasons (--verbose)`] : [];
  return [`- not checked: ${[...texts.slice(0, MAX_REASONS), ...more].join(' | ')}`];
}

function paragraph(finding: Finding, again: Again): string[] {
  const { operations, messages, checks, severity, curl, answer, known } = finding;
  const [first = '', ...rest] = messages;
  const more = rest.slice(0, MAX_MESSAGES - 1);
  const left = rest.length - more.length;
  const others = checks.length > 1 ? ` (and ${checks.length - 1} more checks)` : '';
  const repeat = again(finding);
  return [
    `✗ ${known ? '(known) ' : ''}[${severity}] ${checks[0] ?? ''}${others}`,
    `    ${first}`,
    ...more.map((message) => `    ${message}`),
    ...(left > 0 ? [`    and ${left} more like it`] : []),
    ...(operations.length > 1 ? [`    in ${operations.join(', ')}`] : []),
    ...(curl === '' ? [] : [`    ${curl}`]),
    ...(answer === '' ? [] : [`    ${answer}`]),
    ...(repeat === '' ? [] : [`    ${repeat}`]),
  ];
}
