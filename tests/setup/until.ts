import { vi } from 'vitest';

/** Waits until a check passes. Vitest's own limit of one second is too short for a busy machine. */
export const until = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000 });
