import { defineConfig } from 'oxlint';
import {
  FETCH,
  FETCHES,
  FORMATS,
  INTL,
  LEAVING,
  LOCALE,
  noGlobals,
  noProperties,
  PARSER,
  PAYMENT_TAB,
  SOCIAL_POPUP,
  STORAGE,
  STORES,
  TOKEN,
  TOKENS,
} from './lint/browser-apis.ts';
import { beside, featureFolders, folders, imports, tools } from './lint/folders.ts';

/** Links whose address is checked in a way that `shop/checked-address` does not know. */
const CHECKED = [
  // The page's own address.
  'src/app/page-notice.ts',
  // From src/paths.ts.
  'src/app/shell/Footer.tsx',
  'src/app/shell/Navigation.tsx',
  'src/checkout/PurchaseIntentBanner.tsx',
  // Payment addresses of the server, which safePaymentUrl() checked.
  'src/checkout/PurchaseBanner.tsx',
  'src/checkout/PurchaseNotice.tsx',
  'src/features/isp/Subscription.tsx',
  'src/features/orders/PayNowButton.tsx',
  // The API's own origin, from the configuration.
  'src/features/auth/SocialButtons.tsx',
  // Links of the legal texts, checked by the build.
  'src/features/legal/mdx-components.tsx',
  // A blob of the page.
  'src/platform/save-file.ts',
  // Paths of the shop, given by the caller.
  'src/ui/ToastCard.tsx',
];

/** Only an interface can be merged with one of the browser or of a library. */
const AUGMENTS = [
  'src/**/{query-client,early-clicks}.ts',
  'bench/parts/own-data.ts',
  'tests/performance/{measure-page,probe}.ts',
  'tests/e2e/inspect/{keyboard,layout}.ts',
];

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise'],
  jsPlugins: ['./lint/rules.ts'],
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
    'import/consistent-type-specifier-style': ['error', 'prefer-top-level'],
    'import/first': 'error',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'oxc/no-barrel-file': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/forbid-elements': ['error', { forbid: ['iframe', 'object', 'embed'] }],
    'shop/readonly-lists': 'error',
    'no-eval': 'error',
    'no-new-func': 'error',
    'no-implied-eval': 'error',
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': true }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-imports': 'error',
    'typescript/prefer-readonly': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    // Rules of taste, and rules that are wrong for React Aria, native tables with labelled rows, or zod's names.
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
    ...folders,
    ...featureFolders,
    {
      files: ['src/**'],
      rules: {
        ...noProperties(...LEAVING, TOKEN),
        ...noGlobals(INTL, STORAGE, FETCH, PARSER),
        'no-script-url': 'error',
        'shop/lazy-import': 'error',
        'shop/checked-address': 'error',
        'shop/no-number-inputs': 'error',
        'shop/no-window-messages': 'error',
        'shop/own-keys': 'error',
        'shop/text-alone': 'error',
      },
    },
    { files: ['bench/**', 'tests/**', 'scripts/**'], rules: { 'shop/locator-names': 'error' } },
    { files: ['tests/whole-names.ts'], rules: { 'shop/locator-names': 'off' } },
    { files: ['src/**/*.css.ts'], rules: { 'shop/no-root-has': 'error' } },
    { files: ['src/platform/keys.ts'], rules: { 'shop/own-keys': 'off' } },
    {
      // Pages are loaded by lazyPart(), and the shop works without its reporter.
      files: [
        'src/routes.ts',
        'src/app/pages.ts',
        'src/platform/error-reports/report-to-operator.ts',
      ],
      rules: { 'shop/lazy-import': 'off' },
    },
    { files: CHECKED, rules: { 'shop/checked-address': 'off' } },
    {
      // The popup of a social sign-in, and a channel to itself.
      files: [SOCIAL_POPUP, 'src/platform/tasks.ts'],
      rules: { 'shop/no-window-messages': 'off' },
    },
    { files: TOKENS, rules: noProperties(...LEAVING) },
    { files: [PAYMENT_TAB], rules: noProperties(TOKEN) },
    { files: [SOCIAL_POPUP], rules: noProperties() },
    { files: FORMATS, rules: noGlobals(STORAGE, FETCH, PARSER) },
    { files: [LOCALE], rules: { 'no-restricted-properties': 'off' } },
    { files: FETCHES, rules: noGlobals(INTL, STORAGE, PARSER) },
    // Development only: it wraps `fetch` and stores nothing of a customer.
    { files: ['src/dev/**'], rules: noGlobals(INTL, PARSER) },
    { files: STORES, rules: noGlobals(INTL, PARSER) },
    beside(['sandbox/**'], '(^|/)src/', 'The sandbox computes by itself: it never imports src.'),
    ...tools,
    // It reads answers as the shop does.
    { files: ['contract/check/app-reading.ts'], rules: { 'no-restricted-imports': 'off' } },
    beside(['tests/e2e/**'], '(^|/)src/', 'End-to-end tests know the page, not its source.'),
    {
      files: [
        '*.config.ts',
        'src/features/*/*Page.tsx',
        'src/features/auth/LoginDialog.tsx',
        'src/app/*.tsx',
        'src/app/dashboard/DashboardPage.tsx',
        'tests/e2e/no-violations.ts',
        'tests/e2e/left-out-reporter.ts',
        'tests/setup/failure-reporter.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
