import type { Result } from '../../contract/check/types.ts';

/** How the kit must find a planted fault: `operation: check`, and a part of what it says. */
export type Expected = readonly [check: `${string}: ${string}`, says: string];

export const operationOf = ([check]: Expected): string => check.slice(0, check.indexOf(':'));

/** What the kit says in the check that must find the fault, one line for each result. */
export const complaintsIn = (results: readonly Result[], [check]: Expected): string =>
  results
    .filter(({ outcome }) => outcome === 'broken')
    .filter((result) => `${result.operationId}: ${result.check}` === check)
    .map(({ message }) => message)
    .join('\n');
