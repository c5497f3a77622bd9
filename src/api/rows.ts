/** What a schema says against an answer, and where. */
export type Issue = { path: PropertyKey[]; message: string };

/**
 * The lists whose rows stand for themselves, and where they are in the answer: one bad row does not take the good ones
 * away. Never the plans that are sold, whose second entry is meant.
 */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  listOrders: ['body', 'records'],
  analyseOrders: ['body', 'rows'],
  listIspPlans: ['body'],
  getIspPlan: ['body', 'proxies'],
  searchLocations: ['body'],
};

/** A property of the list itself: the cache copies lists that have none, and takes one that has as it is. */
type Rows = unknown[] & { unreadRows?: number };

/** How many rows were left out of a list because they broke the contract. */
export function unreadRows(list: readonly unknown[]): number {
  return (list as Readonly<Rows>).unreadRows ?? 0;
}

/** A list of an answer, as a view takes it. */
export const readRows = (rows: readonly unknown[]) => ({ rows, unread: unreadRows(rows) });

/**
 * The issues by the row of the operation's list in which they are, or null when the operation has no such list or an
 * issue is elsewhere.
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

/** Takes rows out of the operation's list in the answer, and notes how many on the list. */
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
