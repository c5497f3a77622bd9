/** A validation issue and its path. */
export type Issue = { path: PropertyKey[]; message: string };

/**
 * Lists whose rows are independent, with their path in the answer: one bad row does not hide the others. The plans
 * for sale are not among them, because the second entry has a meaning.
 */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  listOrders: ['body', 'records'],
  analyseOrders: ['body', 'rows'],
  listIspPlans: ['body'],
  getIspPlan: ['body', 'proxies'],
  searchLocations: ['body'],
};

/** Stored on the list itself, because the cache copies plain arrays but keeps one with an extra property as it is. */
type Rows = unknown[] & { unreadRows?: number };

/** Number of rows that were left out of a list because they broke the contract. */
export function unreadRows(list: readonly unknown[]): number {
  return (list as Readonly<Rows>).unreadRows ?? 0;
}

/** The readable rows of an answer and the number of others, for a view. */
export const readRows = (rows: readonly unknown[]) => ({ rows, unread: unreadRows(rows) });

/**
 * Groups issues by row of the operation's list. Null when the operation has no such list, or an issue lies outside of
 * it.
 */
export function issuesByRow(
  operationId: string,
  issues: readonly Issue[],
): Map<number, Issue> | null {
  const list = LISTS[operationId];
  if (list === undefined) return null;
  const byRow = new Map<number, Issue>();
  for (const issue of issues) {
    const row = issue.path[list.length];
    if (typeof row !== 'number' || list.some((key, index) => issue.path[index] !== key))
      return null;
    if (!byRow.has(row)) byRow.set(row, issue);
  }
  return byRow;
}

/** Removes rows from the operation's list and records their number on it. */
export function leaveOutRows(
  operationId: string,
  answer: unknown,
  rows: ReadonlyMap<number, Issue>,
): void {
  const path = LISTS[operationId] ?? [];
  const [last = '', ...above] = path.toReversed();
  const parent = above.reduceRight<unknown>(
    (value, key) => (value as Record<string, unknown>)[key],
    answer,
  ) as Record<string, Rows>;
  const kept: Rows = (parent[last] ?? []).filter((_row, index) => !rows.has(index));
  kept.unreadRows = rows.size;
  parent[last] = kept;
}
