import type { $ZodType, $ZodUnion } from 'zod/v4/core';
import type { ApiErrorInit } from './errors.ts';
import { ApiError } from './errors.ts';
import type { Issue } from './rows.ts';
import { issuesByRow, leaveOutRows } from './rows.ts';

export type Schema = $ZodType & {
  safeParse: (data: unknown) => { success: boolean; error?: { issues: Issue[] } };
};

type Context = Pick<ApiErrorInit, 'operationId' | 'sentFor' | 'status'>;

const NAMED_ROWS = 5;

let report: (error: ApiError) => void = () => undefined;

/** Sets who reports rows that were left out. Called once, by `app`. */
export function setRowReport(reporter: (error: ApiError) => void): void {
  report = reporter;
}

/**
 * Validates a success against its schema. Rows of a list that break the contract are removed from the answer and
 * reported; any other break is thrown.
 */
export function checkContract(answer: unknown, schema: Schema | undefined, context: Context): void {
  if (schema === undefined) return;
  const isUnion = schema._zod.def.type === 'union';
  const success = (
    isUnion ? (schema as unknown as $ZodUnion)._zod.def.options[0] : schema
  ) as Schema;
  const { error } = success.safeParse(answer);
  if (error === undefined) return;
  const rows = issuesByRow(context.operationId, error.issues);
  if (rows === null) throw contractError(context, describe(error.issues.slice(0, 1)), error.issues);
  leaveOutRows(context.operationId, answer, rows);
  const { error: rest } = success.safeParse(answer);
  if (rest !== undefined)
    throw contractError(context, describe(rest.issues.slice(0, 1)), rest.issues);
  const named = describe([...rows.values()].slice(0, NAMED_ROWS));
  const more = rows.size - NAMED_ROWS;
  report(
    contractError(context, more > 0 ? `${named}; and ${more} more rows` : named, error.issues),
  );
}

/** An ApiError for an answer that breaks the contract. `message` says where. */
export function contractError(context: Context, message: string, cause?: unknown): ApiError {
  return new ApiError({ ...context, kind: 'contract', code: null, message, cause });
}

const describe = (issues: readonly Issue[]): string =>
  issues.map(({ path, message }) => `${jsonPath(path)}: ${message}`).join('; ');

function jsonPath(path: PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`),
    '$',
  );
}
