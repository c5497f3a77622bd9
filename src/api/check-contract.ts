import * as z from 'zod/mini';
import { $ZodArray, safeParse, type $ZodType, type $ZodTypes } from 'zod/v4/core';
import { jsonPath } from '../platform/json-path.ts';
import { withPauses } from '../platform/with-pauses.ts';
import { ApiError, type ApiErrorInit } from './errors.ts';
import { normalise } from './normalise.ts';
import { reportRow } from './row-report.ts';
import { listPath, listSchema, partAt, withPartAt } from './rows.ts';

type Issue = { path: readonly PropertyKey[]; message: string };

type Context = Pick<ApiErrorInit, 'operationId' | 'requestId' | 'sentFor' | 'status'>;

const NAMED_ROWS = 5;

/**
 * Normalizes a success, validates it against its schema and returns it. Omits, counts and reports independent rows that
 * break the contract, and throws for any other violation. Pauses while it reads many rows.
 */
export async function checkContract(
  answer: unknown,
  schema: $ZodType | undefined,
  context: Context,
): Promise<unknown> {
  if (schema === undefined) return answer;
  const { def } = (schema as $ZodTypes)._zod;
  const success = def.type === 'union' ? (def.options[0] ?? schema) : schema;
  const path = listPath(context.operationId);
  const list = path === null ? undefined : partAt(answer, path);
  if (path === null || !Array.isArray(list)) {
    return checked(normalise(success, answer), success, context);
  }
  const rest = withPartAt(answer, path, []);
  const sent = checked(normalise(success, rest), success, context);
  const { def: listDef } = listSchema(success, path)._zod;
  // Checks only the length of the list. The rows are checked one by one below.
  checked(list, new $ZodArray({ ...listDef, element: z.unknown() }), context, path);
  const rows: unknown[] = [];
  const bad: Issue[] = [];
  await withPauses((list as readonly unknown[]).entries(), ([index, sentRow]) => {
    const row = normalise(listDef.element, sentRow);
    const [problem] = issuesOf(listDef.element, row);
    if (problem) bad.push({ ...problem, path: [...path, index, ...problem.path] });
    else rows.push(row);
  });
  if (bad.length > 0) reportRows(bad, context);
  return withPartAt(sent, path, { rows, invalidCount: bad.length });
}

function checked(
  value: unknown,
  schema: $ZodType,
  context: Context,
  place: readonly string[] = [],
): unknown {
  const [found] = issuesOf(schema, value);
  if (found === undefined) return value;
  const issue = { ...found, path: [...place, ...found.path] };
  throw contractError(context, describe([issue]), [issue]);
}

function reportRows(bad: readonly Issue[], context: Context): void {
  const named = bad.slice(0, NAMED_ROWS);
  const more = bad.length - named.length;
  const message = more > 0 ? `${describe(named)}; and ${more} more rows` : describe(named);
  reportRow(contractError(context, message, named));
}

/** In development, an issue includes the invalid value. In production, it never contains response data. */
const issuesOf = (schema: $ZodType, value: unknown): readonly Issue[] =>
  safeParse(schema, value, { reportInput: import.meta.env.DEV }).error?.issues ?? [];

/** An ApiError for a response that breaks the contract. `message` tells where. */
export function contractError(context: Context, message: string, cause?: unknown): ApiError {
  return new ApiError({ ...context, kind: 'contract', code: null, message, cause });
}

const describe = (issues: readonly Issue[]): string =>
  issues.map(({ path, message }) => `${jsonPath(path)}: ${message}`).join('; ');
