import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { patient } from '../patience.ts';

/** For mutation testing: the domain alone, without the app's plugins and with fewer runs per property. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/domain/**/*.test.ts'],
    // Fixes the seed, so that two runs give the same score.
    alias: [{ find: /^fast-check$/, replacement: resolve('tests/setup/fast-check.ts') }],
    env: { LAW_RUNS_SHARE: '0.1' },
    testTimeout: patient(30_000),
  },
});
