import { atom } from 'jotai/vanilla';
import type { ApiError } from '../api/errors.ts';
import { jsonPath } from '../platform/json-path.ts';
import { store } from '../platform/store.ts';
import { placeOf, foundText } from './contract-break.ts';
import type { ContractBreak } from './contract-break.ts';

/** What the developer has not dismissed yet. */
export const breaksAtom = atom<readonly ContractBreak[]>([]);

/** Adds to what is shown. Of one break that Prism and the shop find, the shop's words are shown: they come later. */
export function showBreaks(breaks: readonly ContractBreak[]): void {
  if (breaks.length === 0) return;
  const all = [...store.get(breaksAtom), ...breaks];
  store.set(breaksAtom, [...new Map(all.map((one) => [placeOf(one), one])).values()]);
}

/** Shows an answer that the shop itself found to break the contract. */
export const showContractError = (error: ApiError): void => showBreaks(breaksOfError(error));

export const dismissBreaks = (): void => store.set(breaksAtom, []);

/** A zod issue, with the value that `reportInput` adds. */
type Issue = {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  input?: unknown;
  expected?: string;
  values?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  divisor?: number;
  format?: string;
  pattern?: string;
  keys?: readonly string[];
};

/** The places at which an answer breaks the contract. */
export function breaksOfError({ operationId, message, cause }: ApiError): ContractBreak[] {
  const answer = { operationId, direction: 'answer' } as const;
  if (!Array.isArray(cause)) {
    const [path = '$', ...rest] = message.split(': ');
    return [{ ...answer, path, expected: rest.join(': '), found: '' }];
  }
  return (cause as Issue[]).map((issue) => ({
    ...answer,
    path: jsonPath(issue.path),
    expected: expectation(issue),
    found: issue.keys?.join(', ') ?? foundText(issue.input),
  }));
}

function expectation(issue: Issue): string {
  const { code, expected, values, minimum, maximum, divisor, format, pattern } = issue;
  if (code === 'invalid_type' && expected !== undefined) return expected;
  if (values !== undefined) return values.map(foundText).join(' or ');
  if (code === 'too_small') return `at least ${minimum}`;
  if (code === 'too_big') return `at most ${maximum}`;
  if (divisor !== undefined) return `a multiple of ${divisor}`;
  if (pattern !== undefined) return `text like ${pattern}`;
  if (format !== undefined) return format;
  if (code === 'unrecognized_keys') return 'no further fields';
  return issue.message;
}
