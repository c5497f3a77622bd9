import { enterScope } from '../../src/api/scope.ts';

/** Calls are sent for someone with this token from now on; returns the way to end that visit. */
export function visit(token: string): () => void {
  const controller = new AbortController();
  enterScope({ token, signal: controller.signal });
  return () => controller.abort();
}
