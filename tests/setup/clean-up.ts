import { afterAll, afterEach, vi } from 'vitest';

/** Resets the clock, which Vitest's own `restoreMocks`, `unstubGlobals` and `unstubEnvs` do not. */
afterEach(() => {
  vi.useRealTimers();
});

/** Files that share a process must leave it unchanged. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
