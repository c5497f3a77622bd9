/**
 * A command that must exit with code 0. Exit code 77 means that it cannot run on this machine, for the reason that it
 * prints.
 */
export type Step = {
  title: string;
  command: string;
  env?: Readonly<Record<string, string>>;
  /** More arguments, which may contain spaces. */
  files?: readonly string[];
  /** Whether to print output immediately. The output of other steps is printed when they end. */
  isLive?: boolean;
  /** Whether `--no-browsers` skips it. */
  needsBrowser?: boolean;
  /** Changed files for which `npm run test:changed` also runs this step. */
  about?: RegExp;
};

/** Changed files for which the tests of the contract kit, the sandbox and the doctor run. */
export const KIT_FILES = /^(packages\/|openapi\.yaml$|generated\/|tools\/doctor\/|tests\/doctor)/;

export const TYPES: Step = { title: 'Types', command: 'npm run --silent typecheck' };

export const LINT: Step = { title: 'Lint', command: 'oxlint --type-aware --deny-warnings' };

export const CHECKS: readonly Step[] = [
  // The longest step is first.
  {
    title: 'Build, without forbidden content',
    // English, a right-to-left language, and a language without letters. The other languages differ only in their
    // texts.
    command: 'node tools/build/main.ts --languages en,ar,zh-Hans',
  },
  TYPES,
  LINT,
  {
    title: 'Generated code matches the contract',
    command: 'node tools/generate/check.ts',
    about: /^(openapi\.yaml|orval\.config\.ts|generated\/|tools\/generate\/)/,
  },
  { title: 'Dead code and dependencies', command: 'knip --no-progress' },
  {
    title: 'No code that only tests use',
    command: 'knip --no-progress --production --exclude binaries',
  },
  {
    title: 'The contract follows its own rules',
    command: 'node packages/contract-check/lint.ts',
    about: /^(openapi\.yaml|packages\/contract-check\/)/,
  },
  { title: 'Format', command: 'oxfmt --check .', about: /./ },
  {
    title: 'Origin and licenses of packages',
    command: 'node tools/dependencies/main.ts',
    about: /^(package(-lock)?\.json|\.npmrc|tools\/dependencies\/)/,
  },
];

const NEEDS = { isLive: true, needsBrowser: true } as const;

/** Steps that take minutes, or need more than a browser. Each is a separate stage. */
export const NIGHT: readonly Step[] = [
  {
    ...NEEDS,
    title: 'The same journey in every engine',
    command: 'playwright test --pass-with-no-tests',
    env: { SUITE: 'engines' },
  },
  ...[
    ['The shop behind nginx, Caddy and in its container', 'node tools/test/deploy.ts'],
    ['Pictures of the main screens', 'node tools/test/pictures.ts'],
    ['Web addresses in the documents', 'node tools/test/check-web-addresses.ts'],
    [
      'Fields of the contract that the shop reads',
      'node packages/contract-check/fields.ts --check',
    ],
    ['Memory, and growth with the data', 'node tools/bench/report.ts --quick --only memory,growth'],
    ['Mutation score of src/domain', 'stryker run tests/mutation/domain.stryker.json'],
    ['Mutation score of the shared folders', 'node tools/test/mutation-shared.ts'],
  ].map(([title = '', command = '']) => ({ ...NEEDS, title, command })),
];
