import { defineConfig } from 'vitest/config';

/** For mutation testing: the domain alone, without the app's plugins and with fewer runs per property. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/domain/**/*.test.ts'],
    setupFiles: ['tests/domain/mutation-setup.ts'],
    env: { LAW_RUNS_SHARE: '0.1' },
    testTimeout: 30_000,
  },
});
