import type { Result } from '../check/types.ts';

export type Counts = { kept: number; broken: number; skipped: number };

export function countResults(results: Result[]): Counts {
  const counts = { kept: 0, broken: 0, skipped: 0 };
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
}

/** What a person reads in the terminal: each breach with a curl line that repeats it. */
export function textReport(results: Result[]): string {
  const lines: string[] = [];
  for (const result of results.filter(({ outcome }) => outcome === 'broken')) {
    lines.push(`✗ ${result.operationId}: ${result.check}`, `    ${result.message}`);
    if (result.appSurvives !== null) {
      lines.push(`    the app ${result.appSurvives ? 'survives it' : 'does not survive it'}`);
    }
    if (result.curl !== '') lines.push(`    ${result.curl}`);
  }
  const reasons = new Map<string, number>();
  for (const { outcome, message } of results) {
    if (outcome === 'skipped') reasons.set(message, (reasons.get(message) ?? 0) + 1);
  }
  for (const [reason, count] of reasons) lines.push(`- ${count} skipped: ${reason}`);
  const { kept, broken, skipped } = countResults(results);
  lines.push('', `${kept} kept, ${broken} broken, ${skipped} skipped`);
  return lines.join('\n');
}
