/** An operation of the contract. The path includes that of its server. */
export type DevOperation = { id: string; method: string; path: string };

/** The ID of the element in which the dev server lists the operations as JSON. */
export const OPERATIONS_ID = 'dev-operations';

export function operationAt(
  operations: readonly DevOperation[],
  method: string,
  path: string,
): DevOperation | undefined {
  return operations.find((one) => one.path === path && one.method === method.toUpperCase());
}
