import { enterScope } from '../../src/api/scope.ts';

/** Starts a visit with this token. Returns a function that ends it. */
export function visit(token: string): () => void {
  const controller = new AbortController();
  enterScope({ token, signal: controller.signal });
  return () => controller.abort();
}
