import type { Contract, Operation } from '../engine/load.ts';
import type { Report } from '../engine/run.ts';

/** One answer that passed through the proxy of the end-to-end tests. */
export type SeenAnswer = { method: string; path: string; status: number };

export type CoverageRow = {
  operationId: string;
  /** HTTP status, or `event` for a hub event. */
  status: string;
  usedByApp: boolean;
  hasExample: boolean;
  sandboxHandles: boolean;
  seenEndToEnd: boolean;
  conformanceTested: boolean;
};

export type Evidence = {
  /** Ids of operations and targets of events that the app uses. */
  used: ReadonlySet<string>;
  /** What the end-to-end tests saw; undefined when they did not run. */
  seen: SeenAnswer[] | undefined;
  /** The conformance check of the sandbox; undefined when it did not run. */
  report: Report | undefined;
};

/** The matrix operation × status × {used, example, sandbox, end to end, conformance}. */
export function coverageRows(contract: Contract, evidence: Evidence): CoverageRow[] {
  const operations = contract.operations.flatMap((operation) =>
    [...operation.responses.values()].map(({ status, content }) => {
      const observed = (evidence.report?.observations ?? []).filter(
        (one) => one.operationId === operation.id && String(one.status) === status,
      );
      const seenEndToEnd = (evidence.seen ?? []).some(
        (answer) => isOf(operation, answer) && String(answer.status) === status,
      );
      return {
        operationId: operation.id,
        status,
        usedByApp: evidence.used.has(operation.id),
        // An answer without a body needs no example.
        hasExample: [...content.values()].every(({ examples }) => examples.length > 0),
        sandboxHandles: observed.length > 0 || seenEndToEnd,
        seenEndToEnd,
        conformanceTested: observed.some(({ isKept }) => isKept),
      };
    }),
  );
  const events = contract.events.map(({ id, target, examples }) => {
    const isReported = (evidence.report?.results ?? []).some(
      ({ operationId, check, outcome }) =>
        operationId === id && check.startsWith('a payment is reported') && outcome === 'kept',
    );
    return {
      operationId: id,
      status: 'event',
      usedByApp: evidence.used.has(target),
      hasExample: examples.length > 0,
      sandboxHandles: isReported,
      seenEndToEnd: false,
      conformanceTested: isReported,
    };
  });
  return [...operations, ...events];
}

/** What the app uses and nothing tests. A redirect to a social provider would need the provider. */
export const untested = (rows: readonly CoverageRow[]): CoverageRow[] =>
  rows.filter(
    (row) => row.usedByApp && row.status !== '302' && !row.seenEndToEnd && !row.conformanceTested,
  );

const isOf = (operation: Operation, { method, path }: SeenAnswer): boolean =>
  operation.method === method &&
  [operation.path, operation.serverPath + operation.path].includes(path);
