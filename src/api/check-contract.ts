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

/** Says who tells the developer of rows that were left out; `app` calls it once. */
export function setRowReport(reporter: (error: ApiError) => void): void {
  report = reporter;
}

/**
 * Checks an answer against its schema, of which only the success branch counts: the code was read first. Rows of a list
 * that break the contract are left out of the answer; any other break is thrown.
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

/** An answer that is not as declared; `message` says where. */
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
