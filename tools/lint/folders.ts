import { readdirSync } from 'node:fs';
import type { DummyRuleMap } from 'oxlint';
import { noRequests, READER } from './browser-apis.ts';

/**
 * Which folders of `src` may import which others. The folders are read from disk, so that new features are covered
 * automatically.
 */
const MAY_IMPORT: Record<string, string[]> = {
  /** Text marks and anything that depends on the page's language, for every folder. */
  i18n: [],
  domain: ['shop.config'],
  platform: ['domain'],
  // The UI's style sheets run in the build, so files of `tools` that they import do not reach the output.
  ui: ['domain', 'platform', 'shop.config', 'tools'],
  api: ['domain', 'platform', 'ui', 'generated', 'config'],
  session: ['domain', 'platform', 'api', 'generated', 'paths'],
  saved: ['domain', 'platform', 'session', 'generated', 'paths', 'config'],
  'sign-in': ['platform', 'api', 'session', 'saved', 'generated', 'config'],
  realtime: ['domain', 'platform', 'api', 'generated'],
  checkout: [
    'domain',
    'platform',
    'ui',
    'session',
    'sign-in',
    'api',
    'generated',
    'paths',
    'config',
  ],
  'proxy-lists': [
    'domain',
    'saved',
    'platform',
    'ui',
    'session',
    'api',
    'generated',
    'paths',
    'config',
  ],
};
const BELOW_FEATURES = [...Object.keys(MAY_IMPORT), 'generated', 'config', 'page', 'paths'];
/** Head scripts, which run before the page. Only the entry imports from them. */
const INLINE = { inline: ['domain', 'platform', 'config'] };

const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const features = foldersOf('src/features');
const everyFolder = [
  ...new Set([
    ...foldersOf('src'),
    'generated',
    'config',
    'page',
    'paths',
    'routes',
    'shop.config',
    'packages',
    'tools',
  ]),
];

type Restriction = { regex: string; message: string };

const PROGRAM = 'packages/contract-check/engine/program.ts';

type Path = { name: string; importNames?: string[]; message: string };

const paths: readonly Path[] = [
  {
    name: 'wouter',
    importNames: ['useSearch', 'useSearchParams'],
    message: 'It decodes the query twice. Use src/platform/address.ts instead.',
  },
  // Windows cannot find a package's programs by name.
  ...['child_process', 'node:child_process', 'execa'].map((name) => ({
    name,
    message: `Start programs with ${PROGRAM}, which finds the programs of packages on every system.`,
  })),
];

/** Modules that send requests. */
const requests = ['http', 'https', 'http2', 'undici'].flatMap((name) =>
  [name, `node:${name}`].map((module) => ({
    name: module,
    importNames: ['request', 'get', 'connect', 'fetch', 'default'],
    message: READER,
  })),
);

export const imports = (
  patterns: readonly Restriction[],
  more: readonly Path[] = [],
): DummyRuleMap => ({
  'no-restricted-imports': ['error', { paths: [...paths, ...more], patterns: [...patterns] }],
});

const onlyPatterns = (patterns: readonly Restriction[]): DummyRuleMap => ({
  'no-restricted-imports': ['error', { patterns: [...patterns] }],
});

const restriction = (regex: string, message: string) => ({ regex, message });

function folderRule(folder: string, allowed: readonly string[]) {
  const forbidden = everyFolder.filter(
    (name) => name !== folder && name !== 'i18n' && !allowed.includes(name),
  );
  return restriction(
    `^(\\.\\./)+(${forbidden.map((name) => name.replace('.', String.raw`\.`)).join('|')})(/|\\.ts)`,
    `${folder} may import only: ${allowed.join(', ') || 'itself'} (tools/lint/folders.ts).`,
  );
}

export const folders = Object.entries({ ...MAY_IMPORT, ...INLINE }).map(([folder, allowed]) => ({
  files: [`src/${folder}/**`],
  rules: imports([
    folderRule(folder, allowed),
    ...(folder === 'domain'
      ? [
          restriction(
            '^([a-hj-z]|i[^p]|@[^i])',
            'domain may import no packages except @internationalized/date and ipaddr.js.',
          ),
        ]
      : []),
  ]),
}));

export const featureFolders = features.map((feature) => ({
  files: [`src/features/${feature}/**`],
  rules: imports([
    folderRule('features', BELOW_FEATURES),
    restriction(
      `^(\\.\\./)+(${features.filter((other) => other !== feature).join('|')})/`,
      'A feature must not import another. Move the shared code down a layer.',
    ),
  ]),
}));

/** Code outside the shop, and what it must not import. */
export const beside = (files: readonly string[], forbidden: string, message: string) => ({
  files: [...files],
  rules: imports([restriction(forbidden, message)]),
});

const SHOP = restriction(
  String.raw`^(\.\./){2,}(src|tools|tests|shop\.config)(/|\.ts$)`,
  'Packages depend on the contract, not on the shop. Pass it as an argument, or test it in tests/.',
);
const SANDBOX = restriction(
  '^@ambergate/sandbox/',
  'The contract kit depends only on the contract.',
);
const SCENARIOS = restriction(
  '/scenarios/',
  'The engine must work with every contract. Pass the scenarios to it.',
);

export const UNRESTRICTED: DummyRuleMap = {
  'no-restricted-imports': 'off',
  'no-restricted-globals': 'off',
  'no-restricted-properties': 'off',
};

/**
 * The tools send all requests through one reader, which has limits and does not send credentials to redirect targets.
 */
export const tools = [
  {
    files: ['tools/{build,dependencies,dev,doctor,generate,release,test}/**'],
    rules: { ...noRequests, ...imports([], requests) },
  },
  { files: ['tools/{bench,browsers,lint,texts}/**'], rules: imports([]) },
  { files: ['packages/sandbox/**'], rules: imports([SHOP]) },
  {
    files: ['packages/contract-check/**'],
    rules: { ...noRequests, ...imports([SHOP, SANDBOX], requests) },
  },
  {
    files: ['packages/contract-check/engine/**'],
    rules: imports([SHOP, SANDBOX, SCENARIOS], requests),
  },
  {
    // The reader itself, and the transports of a hub, which it does not support.
    files: ['packages/contract-check/engine/{transport,hub-sockets}.ts'],
    rules: {
      ...imports([SHOP, SANDBOX, SCENARIOS]),
      'no-restricted-globals': 'off' as const,
      'no-restricted-properties': 'off' as const,
    },
  },
  {
    // Tests contain all kinds of servers and clients.
    files: ['packages/*/tests/**'],
    rules: { ...UNRESTRICTED, ...onlyPatterns([SHOP]) },
  },
  { files: [PROGRAM], rules: { 'no-restricted-imports': 'off' as const } },
];
