import * as z from 'zod/mini';
import type { $ZodArray, $ZodObject, $ZodType, $ZodUnion } from 'zod/v4/core';
import { clone } from 'zod/v4/core';
import type { ApiErrorInit } from './errors.ts';
import { ApiError } from './errors.ts';
import { normalise } from './normalise.ts';
import type { Issue, ListPlace } from './rows.ts';
import { keepRows, listIn, rowOf } from './rows.ts';

export type Schema = $ZodType & {
  safeParse: (
    data: unknown,
    context?: { reportInput?: boolean },
  ) => { success: boolean; error?: { issues: readonly Issue[] } };
};

type Context = Pick<ApiErrorInit, 'operationId' | 'requestId' | 'sentFor' | 'status'>;

const NAMED_ROWS = 5;
/** Zod passes the issues of a list as the arguments of one call, and too many of those overflow the stack. */
const SLICE = 1000;
/** The cache compares a shorter list with the one before, row by row. */
const COMPARED_ROWS = 5000;
/** As many as the longest list of the contract may have. */
const MOST_ROWS = 200_000;

let report: (error: ApiError) => void = () => undefined;

/** Sets who reports rows that were left out. Called once, by `app`. */
export function setRowReport(reporter: (error: ApiError) => void): void {
  report = reporter;
}

/**
 * Normalises a success, validates it against its schema and returns it. Rows of a list that break the contract are left
 * out and reported; any other break is thrown. Yields within a long list, so that the page stays responsive in between.
 */
export function* checkContract(
  answer: unknown,
  schema: Schema | undefined,
  context: Context,
): Generator<void, unknown> {
  if (schema === undefined) return answer;
  const isUnion = schema._zod.def.type === 'union';
  const success = (
    isUnion ? (schema as unknown as $ZodUnion)._zod.def.options[0] : schema
  ) as Schema;
  const sent = listIn(context.operationId, answer);
  if (sent === null) {
    const read = normalise(success, answer);
    refuse(issuesOf(success, read)[0]);
    return read;
  }
  const { rows } = sent;
  if (rows.length > MOST_ROWS) {
    throw contractError(context, `$.${sent.path.join('.')}: more than ${MOST_ROWS} rows`);
  }
  // Rows are normalised in slices.
  sent.parent[sent.key] = [];
  const read = normalise(success, answer);
  const list = listIn(context.operationId, read) as ListPlace;
  const ofList = listSchema(success, list);
  const { kept, bad, named } = yield* checkRows();
  if (bad > 0 || rows.length > COMPARED_ROWS) keepRows(list, kept, bad);
  if (bad > 0 || rows.length > SLICE) refuse(issueOfWhole(ofList, list));
  if (bad > 0) {
    const more = bad - named.length;
    const message = more > 0 ? `${describe(named)}; and ${more} more rows` : describe(named);
    report(contractError(context, message, named));
  }
  return read;

  function refuse(issue: Issue | undefined): void {
    if (issue !== undefined) throw contractError(context, describe([issue]), [issue]);
  }

  /** The rows that keep the contract, the number of others, and the first issues of the first of them. */
  function* checkRows() {
    const kept: unknown[] = [];
    const named: Issue[] = [];
    for (let start = 0; start < Math.max(1, rows.length); start += SLICE) {
      // Before the first slice too: reading a long answer has been a task's work already.
      if (rows.length > SLICE) yield;
      const slice = normalise(ofList, rows.slice(start, start + SLICE)) as unknown[];
      list.parent[list.key] = slice;
      const bad = new Set<number>();
      for (const issue of issuesOf(success, read)) {
        const row = rowOf(issue, list);
        if (row === null) refuse(issue);
        else if (!bad.has(row)) {
          bad.add(row);
          const path = issue.path.with(list.path.length, start + row);
          if (named.length < NAMED_ROWS) named.push({ ...issue, path });
        }
      }
      kept.push(...slice.filter((_row, index) => !bad.has(index)));
    }
    list.parent[list.key] = kept;
    return { kept, bad: rows.length - kept.length, named };
  }
}

/** A developer sees the wrong value too. Elsewhere no value of an answer is kept. */
const issuesOf = (schema: Schema, answer: unknown) =>
  schema.safeParse(answer, { reportInput: import.meta.env.DEV }).error?.issues ?? [];

const listSchema = (success: $ZodType, { path }: ListPlace) =>
  path.reduce<$ZodType>(
    (outer, name) => (outer as $ZodObject)._zod.def.shape[name] as $ZodType,
    success,
  ) as $ZodArray & Schema;

/** What the contract says of the list as a whole, such as its length. Its rows are looked at in slices. */
function issueOfWhole(
  ofList: $ZodArray & Schema,
  { path, parent, key }: ListPlace,
): Issue | undefined {
  const withoutRows = clone(ofList, { ...ofList._zod.def, element: z.unknown() });
  const [issue] = issuesOf(withoutRows, parent[key]);
  return issue && { ...issue, path: [...path, ...issue.path] };
}

/** An ApiError for an answer that breaks the contract. `message` says where. */
export function contractError(context: Context, message: string, cause?: unknown): ApiError {
  return new ApiError({ ...context, kind: 'contract', code: null, message, cause });
}

const describe = (issues: readonly Issue[]): string =>
  issues.map(({ path, message }) => `${jsonPath(path)}: ${message}`).join('; ');

function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`),
    '$',
  );
}
