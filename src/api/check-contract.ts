import type { $ZodType, $ZodUnion } from 'zod/v4/core';
import { jsonPath } from '../platform/json-path.ts';
import { withPauses } from '../platform/with-pauses.ts';
import type { ApiErrorInit } from './errors.ts';
import { ApiError } from './errors.ts';
import { normalise } from './normalise.ts';
import { reportRow } from './row-report.ts';
import { listPath, listSchema, partAt, withAnyRows, withPartAt } from './rows.ts';

export type Schema = $ZodType & {
  safeParse: (
    data: unknown,
    context?: { reportInput?: boolean },
  ) => { success: boolean; error?: { issues: readonly Issue[] } };
};

/** A validation issue and its path. */
type Issue = { path: readonly PropertyKey[]; message: string };

type Context = Pick<ApiErrorInit, 'operationId' | 'requestId' | 'sentFor' | 'status'>;

const NAMED_ROWS = 5;

/**
 * Normalises a success, validates it against its schema and returns it. Independent rows that break the contract are
 * left out, counted and reported; any other break is thrown. Many rows are read with pauses.
 */
export async function checkContract(
  answer: unknown,
  schema: Schema | undefined,
  context: Context,
): Promise<unknown> {
  if (schema === undefined) return answer;
  const isUnion = schema._zod.def.type === 'union';
  const success = isUnion
    ? ((schema as unknown as $ZodUnion)._zod.def.options[0] ?? schema)
    : schema;
  const path = listPath(context.operationId);
  const outer = path === null ? success : withAnyRows(success, path);
  const sent = normalise(outer, answer);
  const [issue] = issuesOf(outer, sent);
  if (issue !== undefined) throw contractError(context, describe([issue]), [issue]);
  if (path === null) return sent;
  const { element } = listSchema(success, path)._zod.def;
  const rows: unknown[] = [];
  const bad: Issue[] = [];
  await withPauses((partAt(sent, path) as readonly unknown[]).entries(), ([index, sentRow]) => {
    const row = normalise(element, sentRow);
    const [problem] = issuesOf(element, row);
    if (problem) bad.push({ ...problem, path: [...path, index, ...problem.path] });
    else rows.push(row);
  });
  if (bad.length > 0) reportRows(bad, context);
  return withPartAt(sent, path, { rows, invalidCount: bad.length });
}

function reportRows(bad: readonly Issue[], context: Context): void {
  const named = bad.slice(0, NAMED_ROWS);
  const more = bad.length - named.length;
  const message = more > 0 ? `${describe(named)}; and ${more} more rows` : describe(named);
  reportRow(contractError(context, message, named));
}

/** A developer sees the wrong value too. Elsewhere no value of an answer is kept. */
const issuesOf = (schema: $ZodType, value: unknown): readonly Issue[] =>
  (schema as Schema).safeParse(value, { reportInput: import.meta.env.DEV }).error?.issues ?? [];

/** An ApiError for an answer that breaks the contract. `message` says where. */
export function contractError(context: Context, message: string, cause?: unknown): ApiError {
  return new ApiError({ ...context, kind: 'contract', code: null, message, cause });
}

const describe = (issues: readonly Issue[]): string =>
  issues.map(({ path, message }) => `${jsonPath(path)}: ${message}`).join('; ');
