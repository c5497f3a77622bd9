import { atom } from 'jotai';
import type { $ZodIssue } from 'zod/v4/core';
import { ApiError } from '../../../src/api/errors.ts';
import { jsonPath } from '../../../src/platform/json-path.ts';
import { store } from '../../../src/platform/store.tsx';
import { placeOf, foundText, type ContractBreak } from './contract-break.ts';

/** The violations that the developer has not dismissed yet. */
export const breaksAtom = atom<readonly ContractBreak[]>([]);

/**
 * Adds violations to the dialog. If Prism and the shop find the same violation, the dialog shows the shop's report,
 * because it arrives later.
 */
export function showBreaks(breaks: readonly ContractBreak[]): void {
  if (breaks.length === 0) return;
  const all = [...store.get(breaksAtom), ...breaks];
  store.set(breaksAtom, [...new Map(all.map((one) => [placeOf(one), one])).values()]);
}

// The shop has found a response that breaks the contract (src/app/failure.ts).
addEventListener('contract-break', (event) => {
  if (event instanceof CustomEvent && event.detail instanceof ApiError)
    showBreaks(breaksOfError(event.detail));
});

export const dismissBreaks = (): void => store.set(breaksAtom, []);

/** The places at which a response breaks the contract. */
export function breaksOfError({ operationId, message, cause }: ApiError): ContractBreak[] {
  const answer = { operationId, direction: 'answer' } as const;
  if (!Array.isArray(cause)) {
    const [path = '$', ...rest] = message.split(': ');
    return [{ ...answer, path, expected: rest.join(': '), found: '' }];
  }
  return (cause as $ZodIssue[]).map((issue) => ({
    ...answer,
    path: jsonPath(issue.path),
    expected: expectation(issue),
    found: issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : foundText(issue.input),
  }));
}

function expectation(issue: $ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.map(foundText).join(' or ');
    case 'too_small':
      return `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return issue.pattern === undefined ? issue.format : `text like ${issue.pattern}`;
    case 'unrecognized_keys':
      return 'no additional fields';
    default:
      return issue.message;
  }
}
