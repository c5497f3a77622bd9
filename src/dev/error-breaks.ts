import type { ApiError } from '../api/errors.ts';
import { foundText, jsonPath } from './contract-break.ts';
import type { ContractBreak } from './contract-break.ts';

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
