import { readdirSync } from 'node:fs';
import { defineConfig } from 'oxlint';
import type { DummyRuleMap } from 'oxlint';

/** Who may import whom inside `src`. The folders are read from disk, so a new feature is covered at once. */
const ROOMS: Record<string, string[]> = {
  domain: [],
  content: ['domain', 'paths', 'config'],
  platform: [],
  ui: ['domain', 'platform'],
  api: ['platform', 'generated', 'config'],
  session: ['platform', 'api', 'generated', 'domain', 'config', 'paths'],
  realtime: ['platform', 'session', 'api', 'generated', 'config'],
  checkout: ['domain', 'platform', 'ui', 'session', 'api', 'generated', 'paths', 'config'],
  proxies: ['domain', 'platform', 'ui', 'session', 'api', 'generated', 'paths', 'config'],
  dev: ['platform', 'ui', 'api'],
};
const BELOW_FEATURES = [
  ...Object.keys(ROOMS).filter((room) => room !== 'dev'),
  'generated',
  'config',
  'paths',
];

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const features = folders('src/features');
const everyRoom = [
  ...new Set([...folders('src'), 'generated', 'config', 'paths', 'sandbox', 'contract']),
];

type Restriction = { regex: string; message: string };

/** The query of the address is read in one place, which decodes it once. */
const paths = [
  {
    name: 'wouter',
    importNames: ['useSearch', 'useSearchParams'],
    message: 'It decodes the query twice: use src/platform/search-params.ts.',
  },
];

const imports = (patterns: Restriction[]): DummyRuleMap => ({
  'no-restricted-imports': ['error', { paths, patterns }],
});

const restriction = (regex: string, message: string) => ({ regex, message });

function roomRule(room: string, allowed: string[]) {
  const forbidden = everyRoom.filter((name) => name !== room && !allowed.includes(name));
  return restriction(
    `^(\\.\\./)+(${forbidden.join('|')})(/|\\.ts)`,
    `${room} may import only: ${allowed.join(', ') || 'itself'} (oxlint.config.ts).`,
  );
}

const rooms = Object.entries(ROOMS).map(([room, allowed]) => ({
  files: [`src/${room}/**`],
  rules: imports([
    roomRule(room, allowed),
    ...(room === 'domain'
      ? [restriction('^([a-z]|@[^i])', 'domain is pure TypeScript and @internationalized/date.')]
      : []),
  ]),
}));

const featureRooms = features.map((feature) => ({
  files: [`src/features/${feature}/**`],
  rules: imports([
    roomRule('features', BELOW_FEATURES),
    restriction(
      `^(\\.\\./)+(${features.filter((other) => other !== feature).join('|')})/`,
      'A feature never imports another: move it down a floor.',
    ),
  ]),
}));

const beside = (files: string[], forbidden: string, message: string) => ({
  files,
  rules: imports([restriction(forbidden, message)]),
});

const LANGUAGE =
  'Only src/platform/locale.ts asks for the language: Intl refuses some that browsers name.';

/** APIs that the oldest browsers of the README lack. `randomUUID` is missing in every browser over plain http. */
const NEWER: Record<string, string[]> = {
  URL: ['parse', 'canParse'],
  Promise: ['withResolvers', 'try'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Array: ['fromAsync'],
  AbortSignal: ['any'],
  Iterator: ['from'],
  RegExp: ['escape'],
  Math: ['sumPrecise'],
  crypto: ['randomUUID'],
  document: ['startViewTransition'],
};

type Property = { object?: string; property: string; message: string };

/** Texts of the server reach the page as text nodes, so that none of them can become an element or a script. */
const AS_HTML: Property[] = [
  { property: 'innerHTML' },
  { property: 'outerHTML' },
  { property: 'insertAdjacentHTML' },
  { property: 'setHTML' },
  { property: 'setHTMLUnsafe' },
  { property: 'srcdoc' },
  { property: 'createContextualFragment' },
  { object: 'document', property: 'open' },
  { object: 'document', property: 'write' },
  { object: 'document', property: 'writeln' },
].map((place) => ({ ...place, message: 'Texts reach the page as text nodes, never as HTML.' }));

/** Windows and pages open only at addresses that were checked. */
const LEAVING: Property[] = [
  { object: 'window', property: 'open' },
  { object: 'location', property: 'assign' },
  { object: 'location', property: 'replace' },
].map((place) => ({
  ...place,
  message: 'Only src/checkout/payment-tab.ts and src/session/social-popup.ts leave the page.',
}));
const PAYMENT_TAB = 'src/checkout/payment-tab.ts';
const SOCIAL_POPUP = 'src/session/social-popup.ts';

/** Whether a visit is still the same is for its signal to say: comparing tokens is forgotten at the next await. */
const TOKEN: Property = {
  property: 'token',
  message: 'Take the visit (useScope) at the start of a job: its calls end with it.',
};
/** Those that keep, send or receive tokens. */
const TOKENS = [
  'src/session/**',
  'src/api/**',
  'src/realtime/**',
  'src/app/Realtime.tsx',
  'src/app/SessionStart.tsx',
  'src/features/auth/use-authenticate.ts',
  'src/ui/theme.inline.ts',
];

/** Functions that throw for a language tag or time zone that Intl rejects, or that old browsers lack. */
const noProperties = (...further: Property[]): DummyRuleMap => ({
  'no-restricted-properties': [
    'error',
    ...AS_HTML,
    ...further,
    ...Object.entries(NEWER).flatMap(([object, properties]) =>
      properties.map((property) => ({
        object,
        property,
        message: 'Newer than the oldest browsers in the README: write it out (src/platform).',
      })),
    ),
    { object: 'navigator', property: 'language', message: LANGUAGE },
    { object: 'navigator', property: 'languages', message: LANGUAGE },
    ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({
      property,
      message: 'Dates: src/platform/locale.ts. Numbers: src/domain/text.ts.',
    })),
  ],
});
const LOCALE = 'src/platform/locale.ts';
const FORMATS = [LOCALE, 'src/domain/text.ts', 'src/domain/money.ts'];

type Globals = { names: string[]; message: string };
const INTL: Globals = {
  names: ['Intl'],
  message: 'Dates: src/platform/locale.ts. Numbers: src/domain/text.ts and money.ts.',
};
const STORAGE: Globals = {
  names: ['localStorage', 'sessionStorage'],
  message: 'platform/persisted.ts stores what platform/stored-keys.ts declares.',
};

const FETCH: Globals = {
  names: ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'],
  message: 'Every call of the contract goes through the generated client and src/api/http.ts.',
};
const PARSER: Globals = {
  names: ['DOMParser'],
  message: 'Texts reach the page as text nodes, never as HTML.',
};
/** The HTTP client, and the check whether a reload would reach the page. */
const FETCHES = ['src/api/http.ts', 'src/platform/lazy/claim-reload.ts'];

/** The head scripts and what they share with the page do without the store. */
const STORES = [
  'src/platform/persisted.ts',
  'src/platform/lazy/claim-reload.ts',
  'src/**/*.inline.ts',
];

/** One rule per file: of two overrides only the last one counts. */
function noGlobals(...groups: Globals[]): DummyRuleMap {
  const globals = groups.flatMap(({ names, message }) => names.map((name) => ({ name, message })));
  return { 'no-restricted-globals': ['error', ...globals] };
}

/** Only an interface can add to one of the browser or of a library. */
const AUGMENTS = ['src/**/{query-client,early-clicks}.ts', 'tests/{e2e,performance}/**'];
export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: [
    'node_modules/**',
    'generated/**',
    'dist/**',
    'delivery/**',
    'reports/**',
    '.cache/**',
  ],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'oxc/no-barrel-file': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/forbid-elements': ['error', { forbid: ['iframe', 'object', 'embed'] }],
    'no-eval': 'error',
    'no-new-func': 'error',
    'no-implied-eval': 'error',
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': true }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    // Matters of taste, or wrong about React Aria, native tables with labelled rows, and zod's names.
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'import/namespace': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-base-to-string': 'off',
    'jsx-a11y/anchor-has-content': 'off',
    'jsx-a11y/interactive-supports-focus': 'off',
    'jsx-a11y/no-autofocus': 'off',
    'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'promise/no-callback-in-promise': 'off',
    'promise/no-promise-in-callback': 'off',
    'typescript/no-redundant-type-constituents': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'max-lines': ['error', { max: 300 }],
    'no-console': 'off',
  },
  overrides: [
    { files: AUGMENTS, rules: { 'typescript/consistent-type-definitions': 'off' } },
    { files: ['src/**'], rules: imports([]) },
    ...rooms,
    ...featureRooms,
    {
      files: ['src/**'],
      rules: {
        ...noProperties(...LEAVING, TOKEN),
        ...noGlobals(INTL, STORAGE, FETCH, PARSER),
        'no-script-url': 'error',
      },
    },
    { files: TOKENS, rules: noProperties(...LEAVING) },
    { files: [PAYMENT_TAB], rules: noProperties(TOKEN) },
    { files: [SOCIAL_POPUP], rules: noProperties() },
    { files: FORMATS, rules: noGlobals(STORAGE, FETCH, PARSER) },
    { files: [LOCALE, 'src/config-checks.ts'], rules: { 'no-restricted-properties': 'off' } },
    { files: FETCHES, rules: noGlobals(INTL, STORAGE, PARSER) },
    // For developers only: it stands in front of `fetch` and stores nothing of a customer.
    { files: ['src/dev/**'], rules: noGlobals(INTL, PARSER) },
    { files: STORES, rules: noGlobals(INTL, PARSER) },
    beside(['sandbox/**'], '(^|/)src/', 'The sandbox computes by itself: it never imports src.'),
    beside(['contract/**'], '(^|/)(src|sandbox)/', 'The contract kit knows only the contract.'),
    beside(['tests/e2e/**'], '(^|/)src/', 'End-to-end tests know the page, not its source.'),
    {
      files: [
        '*.config.ts',
        'src/features/*/*Page.tsx',
        'src/features/auth/LoginDialog.tsx',
        'src/app/*.tsx',
        'src/app/dashboard/DashboardPage.tsx',
        'src/ui-gallery/UiGallery.tsx',
        'tests/e2e/no-violations.ts',
        'tests/e2e/chaos/reporter.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
