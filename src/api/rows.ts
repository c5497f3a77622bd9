/** A validation issue and its path. */
export type Issue = { path: readonly PropertyKey[]; message: string };

/**
 * Lists whose rows are independent, with their path in the answer: one bad row does not hide the others. The plans
 * for sale are not among them, because the second entry has a meaning.
 */
const LISTS: Record<string, readonly string[]> = {
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
  return (list as Rows).unreadRows ?? 0;
}

/** The readable rows of an answer and the number of others, for a view. */
export const readRows = (rows: readonly unknown[]) => ({ rows, unread: unreadRows(rows) });

/** Where the operation's list is in its answer. */
export type ListPlace = { path: readonly string[]; parent: Record<string, unknown>; key: string };

/** The operation's list with independent rows; null when there is none or when it is not a list. */
export function listIn(
  operationId: string,
  answer: unknown,
): (ListPlace & { rows: readonly unknown[] }) | null {
  const path = LISTS[operationId] ?? [];
  let parent: unknown = null;
  let value = answer;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return null;
    parent = value;
    value = (value as Record<string, unknown>)[key];
  }
  const key = path.at(-1);
  if (key === undefined || !Array.isArray(value)) return null;
  return { path, parent: parent as ListPlace['parent'], key, rows: value };
}

/** The row of the list in which an issue is; null when it is elsewhere. */
export function rowOf({ path }: Issue, list: ListPlace): number | null {
  const row = path[list.path.length];
  return typeof row === 'number' && list.path.every((key, index) => path[index] === key)
    ? row
    : null;
}

/** Puts the rows that could be read in the place of all, and records the number of the others on them. */
export function keepRows({ parent, key }: ListPlace, kept: Rows, unread: number): void {
  kept.unreadRows = unread;
  parent[key] = kept;
}
