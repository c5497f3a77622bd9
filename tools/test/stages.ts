import { missingServers } from '../browsers/missing-tools.ts';
import { noNetwork } from './no-network.ts';
import { cannotCompare } from './pictures-baseline.ts';
import type { Step } from './side-by-side.ts';

/** Stages run one after the other, the steps of a stage in parallel. */
export type Stage = readonly Step[];

export const BUILD: Step = {
  title: 'Build, and nothing in it that must not be there',
  command: ['node', 'tools/build/main.ts'],
};

const CHECKS: Stage = [
  // The longest step first.
  BUILD,
  { title: 'Types', command: ['tsc', '--noEmit'] },
  { title: 'Lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  {
    title: 'Generated code matches the contract',
    command: ['node', 'tools/generate/check.ts'],
    about: /^(openapi\.yaml|orval\.config\.ts|generated\/|tools\/generate\/)/,
  },
  { title: 'Dead code and dependencies', command: ['knip', '--no-progress'] },
  {
    title: 'Nothing lives only through its tests',
    command: ['knip', '--no-progress', '--production', '--exclude', 'binaries'],
  },
  {
    title: 'The contract keeps its own rules',
    command: ['node', 'packages/contract-check/lint.ts'],
    about: /^(openapi\.yaml|packages\/contract-check\/)/,
  },
  { title: 'Format', command: ['oxfmt', '--check', '.'], about: /./ },
  {
    title: 'Where packages come from, and their licences',
    command: ['node', 'tools/dependencies/main.ts'],
    about: /^(package(-lock)?\.json|\.npmrc|tools\/dependencies\/)/,
  },
];

const UNITS: Stage = [
  { title: 'Unit, property and component tests', command: ['vitest', 'run'], isLive: true },
];

const BROWSERS: Stage = [
  { title: 'End to end', command: ['playwright', 'test'], isLive: true },
  {
    title: 'The same journey in every engine',
    command: ['npm', 'run', '--silent', 'test:engines'],
  },
];

const COVERAGE: Stage = [
  {
    title: 'Every answer that the app uses is tested',
    command: ['node', 'packages/contract-check/coverage.ts'],
  },
];

/** What needs minutes of its own, or more than a browser. */
const THOROUGH: readonly Stage[] = [
  [
    {
      title: 'The shop behind nginx, Caddy and in its container',
      command: ['node', 'tools/test/deploy.ts'],
      cannotRun: missingServers,
      isLive: true,
    },
  ],
  [
    {
      title: 'Pictures of the main screens',
      command: ['node', 'tools/test/pictures.ts'],
      cannotRun: cannotCompare,
      isLive: true,
    },
    {
      title: 'Web addresses in the documents',
      command: ['node', 'tools/test/check-web-addresses.ts'],
      cannotRun: noNetwork,
    },
  ],
  [
    {
      title: 'Fields of the contract that the shop reads',
      command: ['node', 'packages/contract-check/fields.ts', '--check'],
      isLive: true,
    },
  ],
  [
    {
      title: 'Memory over many rounds, and growth with the data',
      command: ['node', 'tools/bench/report.ts', '--quick', '--only', 'memory,growth'],
      isLive: true,
    },
  ],
  [
    {
      title: 'Mutation score of src/domain',
      command: ['stryker', 'run', 'tests/mutation/domain.stryker.json'],
      isLive: true,
    },
  ],
  [
    {
      title: 'Mutation score of the shared folders, 40 minutes at most',
      command: ['node', 'tools/test/mutation-shared.ts'],
      isLive: true,
    },
  ],
];

/** What `npm test -- --no-browsers` leaves out. The coverage is that of the browser tests. */
export const NEEDS_BROWSER: ReadonlySet<Stage> = new Set([BROWSERS, COVERAGE, ...THOROUGH]);

/** What `npm test` runs. */
export const GATE: readonly Stage[] = [CHECKS, UNITS, BROWSERS, COVERAGE];

/** What `npm run test:all` runs, with every stage complete. */
export const ALL: readonly Stage[] = [...GATE, ...THOROUGH];
