/** `mock`: Prism answers with the contract's examples. `sandbox`: the sandbox answers through Prism's proxy. */
export type Loop = 'mock' | 'sandbox';

export type DevOperation = {
  id: string;
  method: string;
  /** With the path of its server. */
  path: string;
  /** Who receives the call: Prism, the sandbox, or a window that the browser opens by itself. */
  receiver: 'prism' | 'sandbox' | 'window';
  examples: readonly { name: string; status: number; summary: string }[];
};

/** What the dev server tells the page about itself. */
export type DevLoop = { loop: Loop; operations: readonly DevOperation[] };

/** Id of the element that holds it as JSON. */
export const DEV_LOOP_ID = 'dev-loop';

export function operationAt(
  { operations }: DevLoop,
  method: string,
  path: string,
): DevOperation | undefined {
  return operations.find((one) => one.path === path && one.method === method.toUpperCase());
}
