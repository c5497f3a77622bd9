import { afterAll, vi } from 'vitest';

/** Files that share a process leave it as they found it. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
