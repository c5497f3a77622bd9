import { defineConfig } from 'vitest/config';
import shop from '../../vite.config.ts';

/** Tests of other rooms that find most of its mutants. */
const ALSO: Record<string, string> = {
  checkout: 'tests/components/{pricing,isp}',
  session: 'tests/components/auth',
  proxies: 'tests/components/residential',
};

/** For mutation testing: the tests of the mutated file's room, which `MUTATED_ROOM` names. */
const room = process.env['MUTATED_ROOM'] ?? 'checkout';

export default defineConfig((environment) => {
  const { test, ...config } = shop(environment);
  return {
    ...config,
    test: {
      environment: 'happy-dom',
      setupFiles: ['tests/setup/testing-library.ts'],
      include: [`tests/${room}/**/*.test.{ts,tsx}`, `${ALSO[room] ?? ''}/*.test.{ts,tsx}`],
      // Long random walks, which find nothing that the others miss.
      exclude: ['**/*-model.test.tsx', '**/{next-customer,pickers-of-next}.test.tsx'],
      testTimeout: test?.testTimeout ?? 120_000,
    },
  };
});
