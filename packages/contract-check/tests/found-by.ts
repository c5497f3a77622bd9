import { mkdirSync, writeFileSync } from 'node:fs';
import { findingsOf } from '../engine/report/findings.ts';
import type { Result } from '../engine/types.ts';

/** How the kit must find an injected fault: `operation: check`, a part of what it says, and further operations to ask. */
export type Expected = readonly [check: `${string}: ${string}`, says: string, ...also: string[]];

export const operationOf = ([check]: Expected): string => check.slice(0, check.indexOf(':'));

/** What the kit says in the check that must find the fault, one line for each result. */
export const complaintsIn = (results: readonly Result[], [check]: Expected): string =>
  results
    .filter(({ outcome }) => outcome === 'broken')
    .filter((result) => `${result.operationId}: ${result.check}` === check)
    .map(({ message }) => message)
    .join('\n');

/** Writes a table of injected faults and who finds them. */
export function reportFound(file: string, found: ReadonlyMap<string, readonly Result[]>): void {
  const rows = [...found].map(([fault, results]) => {
    const [first] = findingsOf(results);
    const words = first?.messages[0]?.replaceAll('|', '\\|') ?? '**not found**';
    return `| ${fault} | ${first?.checks[0] ?? ''} | ${words} |`;
  });
  mkdirSync('reports', { recursive: true });
  const head = ['| Fault | Found by | What it says |', '|---|---|---|'];
  writeFileSync(file, [...head, ...rows.toSorted(), ''].join('\n'));
}
