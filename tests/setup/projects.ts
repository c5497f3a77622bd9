import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { TestUserConfig } from 'vitest/config';
import type { Config } from '../../tools/build/config/schema.ts';
import { shopModule } from '../../tools/build/shop-module.ts';
import { COMPONENT_STEP_MS, patient } from '../patience.ts';

const TIMES = { testTimeout: patient(120_000), hookTimeout: patient(120_000) } as const;

const NODE = {
  ...TIMES,
  environment: 'node',
  // The commands that tests start would otherwise spend most of their time compiling.
  env: { NODE_COMPILE_CACHE: resolve('.cache/node') },
} as const;

/** What tests of `src` sell, regardless of the products, offers and tax note of the shop file. */
const STICKY = {
  sellsSticky: true,
  sellsRotating: false,
  offers: [],
  afterPrice: '',
  taxId: '',
} satisfies Partial<Config>;

/** `npx node packages/contract-check/fields.ts` records what the app reads from responses. */
const IS_RECORDING = process.env['FIELDS_READ'] === 'collect';

/** The settings of Vitest. */
export const unitTests = (config: Config): TestUserConfig => ({
  setupFiles: ['tests/setup/clean-up.ts', 'tests/setup/both-tiers.ts'],
  tags: [
    { name: 'wide', description: 'Imports every screen: left to `npm test`.' },
    { name: 'nightly', description: 'Left to `npm run test:all`.' },
  ],
  alias: [{ find: /^fast-check$/, replacement: resolve('tests/setup/fast-check.ts') }],
  mockReset: true,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  // One more than there are processors: some tests wait for commands and servers.
  maxWorkers: availableParallelism() + 1,
  projects: [
    {
      extends: true,
      plugins: [shopModule(config)],
      test: {
        ...NODE,
        name: 'stateless',
        // These folders keep no state in their modules and mock none, so their files share one.
        isolate: false,
        include: ['tests/domain/**/*.test.ts', 'tests/*.test.ts'],
        exclude: ['tests/doctor*.test.ts'],
      },
    },
    {
      extends: true,
      plugins: [shopModule(config)],
      test: {
        ...NODE,
        // `npm test` runs them if the code that they test has changed (tools/test/steps.ts).
        name: 'kit',
        isolate: false,
        include: ['packages/*/tests/**/*.test.ts', 'tests/doctor*.test.ts'],
      },
    },
    {
      extends: true,
      plugins: [shopModule({ ...config, ...STICKY })],
      test: {
        ...NODE,
        name: 'node',
        include: ['tests/{platform,realtime,proxy-lists,checkout,session,api}/**/*.test.ts'],
      },
    },
    {
      extends: true,
      // Tests of rotating sessions sell them themselves.
      plugins: [shopModule({ ...config, ...STICKY })],
      test: {
        ...TIMES,
        name: 'components',
        // Each file has its own modules and page, but a worker loads happy-dom and reads the packages only once.
        pool: 'vmForks',
        setupFiles: [
          'tests/setup/browser-globals.ts',
          'tests/setup/testing-library.ts',
          'tests/setup/clean-page.ts',
          ...(IS_RECORDING ? ['tests/setup/record-fields.ts'] : []),
        ],
        environment: 'happy-dom',
        include: [
          'tests/components/**/*.test.{ts,tsx}',
          'tests/{proxy-lists,checkout,saved,session,sign-in,platform,api}/**/*.test.tsx',
        ],
      },
    },
  ],
  expect: { poll: { timeout: COMPONENT_STEP_MS } },
  // A focused test hides the others: name its file, or use -t.
  allowOnly: false,
  coverage: { provider: 'v8' },
  benchmark: { include: ['tools/bench/*.bench.ts'] },
});
