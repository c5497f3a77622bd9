import type { Result } from '../engine/types.ts';

/** How the kit must find an injected fault: `operation: check`, a part of its message, and other operations to check. */
export type Expected = readonly [check: `${string}: ${string}`, says: string, ...also: string[]];

export const operationOf = ([check]: Expected): string => check.slice(0, check.indexOf(':'));

/** The messages of the check that must find the fault, one line for each result. */
export const complaintsIn = (results: readonly Result[], [check]: Expected): string =>
  results
    .filter(({ outcome }) => outcome === 'broken')
    .filter((result) => `${result.operationId}: ${result.check}` === check)
    .map(({ message }) => message)
    .join('\n');
