import { afterAll, afterEach, vi } from 'vitest';

/** What Vitest's own `restoreMocks`, `unstubGlobals` and `unstubEnvs` leave: the clock. */
afterEach(() => {
  vi.useRealTimers();
});

/** Files that share a process leave it as they found it. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
