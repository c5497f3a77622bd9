import { setCaller } from '../../src/api/caller.ts';

/** Starts a visit with this token. Returns a function that ends it. */
export function visit(token: string): () => void {
  const controller = new AbortController();
  const caller = { token, signal: controller.signal };
  setCaller(() => caller);
  return () => controller.abort();
}
