import { defineConfig } from 'vitest/config';
import shop from '../../vite.config.ts';
import { patient } from '../patience.ts';

/** Tests of other rooms that find most of its mutants. */
const ALSO: Record<string, readonly string[]> = {
  checkout: ['tests/components/{pricing,isp}/*.test.{ts,tsx}'],
  session: ['tests/components/auth/*.test.{ts,tsx}'],
  proxies: ['tests/components/residential/*.test.{ts,tsx}'],
};

/** For mutation testing: the tests of the mutated file's room, which `MUTATED_ROOM` names. */
const room = process.env['MUTATED_ROOM'] ?? 'checkout';

export default defineConfig((environment) => {
  const { test: _, ...config } = shop(environment);
  return {
    ...config,
    test: {
      environment: 'happy-dom',
      setupFiles: ['tests/setup/testing-library.ts'],
      include: [`tests/${room}/**/*.test.{ts,tsx}`, ...(ALSO[room] ?? [])],
      // Long random walks, which find nothing that the others miss.
      exclude: ['**/*-model.test.tsx', '**/{next-customer,pickers-of-next}.test.tsx'],
      testTimeout: patient(120_000),
    },
  };
});
