import type { Note, Result } from '../types.ts';
import { findingsOf } from './findings.ts';
import type { Finding } from './findings.ts';

export type Counts = { kept: number; broken: number; skipped: number };

/** How to run the kit again for one finding: the command line without --only. */
export type Again = (finding: Finding) => string;

const MAX_MESSAGES = 8;

/** How many checks have each outcome. */
export function countResults(results: readonly Result[]): Counts {
  const counts = { kept: 0, broken: 0, skipped: 0 };
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
}

/** The summary in the terminal: each fault once, with lines that repeat it. */
export function textReport(
  results: readonly Result[],
  {
    findings = findingsOf(results),
    notes = [],
    again = () => '',
  }: { findings?: readonly Finding[]; notes?: readonly Note[]; again?: Again } = {},
): string {
  const lines = findings.flatMap((finding) => [...paragraph(finding, again), '']);
  const reasons = new Map<string, number>();
  for (const { outcome, message } of results) {
    if (outcome === 'skipped') reasons.set(message, (reasons.get(message) ?? 0) + 1);
  }
  for (const [reason, count] of reasons) lines.push(`- ${count} skipped: ${reason}`);
  for (const { operationId, message } of notes) lines.push(`· ${operationId}: ${message}`);
  const { kept, broken, skipped } = countResults(results);
  const fresh = findings.filter(({ known }) => !known).length;
  const known = findings.length - fresh;
  const ofBaseline = known > 0 ? `, ${known} of them known` : '';
  lines.push('', `${kept} kept, ${broken} broken, ${skipped} skipped`);
  if (findings.length > 0) lines.push(`${findings.length} findings${ofBaseline}`);
  return lines.join('\n');
}

function paragraph(finding: Finding, again: Again): string[] {
  const { operations, messages, checks, appSurvives, curl, answer, known } = finding;
  const [first = '', ...rest] = messages;
  const more = rest.slice(0, MAX_MESSAGES - 1);
  const left = rest.length - more.length;
  const others = checks.length > 1 ? ` (and ${checks.length - 1} more checks)` : '';
  const repeat = again(finding);
  return [
    `✗ ${known ? '(known) ' : ''}${checks[0] ?? ''}${others}`,
    `    ${first}`,
    ...more.map((message) => `    ${message}`),
    ...(left > 0 ? [`    and ${left} more like it`] : []),
    ...(operations.length > 1 ? [`    in ${operations.join(', ')}`] : []),
    ...(appSurvives === null
      ? []
      : [`    the app ${appSurvives ? 'survives it' : 'does not survive it'}`]),
    ...(curl === '' ? [] : [`    ${curl}`]),
    ...(answer === '' ? [] : [`    ${answer}`]),
    ...(repeat === '' ? [] : [`    ${repeat}`]),
  ];
}
