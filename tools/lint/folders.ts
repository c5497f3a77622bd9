import { readdirSync } from 'node:fs';
import type { DummyRuleMap } from 'oxlint';
import { noRequests, READER } from './browser-apis.ts';

/**
 * Which folders of `src` may import which others. The folders are read from disk, so a new feature is covered
 * immediately.
 */
const MAY_IMPORT: Record<string, string[]> = {
  /** Marks of texts and what follows the page's language, for every folder. */
  i18n: [],
  domain: ['shop.config'],
  platform: ['domain'],
  // Its style sheets run in the build, and no other file of `tools` reaches the output.
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
/** Scripts of the head, which run before the page. Only the entry imports from them. */
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
    message: 'It decodes the query twice: use src/platform/address.ts.',
  },
  // Windows does not find the programs of packages by their names.
  ...['child_process', 'node:child_process', 'execa'].map((name) => ({
    name,
    message: `Start programs with ${PROGRAM}, which finds those of packages on every system.`,
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
            'domain is pure TypeScript, @internationalized/date and ipaddr.js.',
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
      'A feature never imports another: move it down a layer.',
    ),
  ]),
}));

/** Code outside of the shop, and what it may not import. */
export const beside = (files: readonly string[], forbidden: string, message: string) => ({
  files: [...files],
  rules: imports([restriction(forbidden, message)]),
});

const SHOP = restriction(
  String.raw`^(\.\./){2,}(src|tools|tests|shop\.config)(/|\.ts$)`,
  'Packages know the contract, not the shop: pass it as an argument, or test it in tests/.',
);
const SANDBOX = restriction('^@ambergate/sandbox/', 'The contract kit knows only the contract.');
const SCENARIOS = restriction(
  '/scenarios/',
  'The engine checks every contract: pass the scenarios.',
);

export const UNRESTRICTED: DummyRuleMap = {
  'no-restricted-imports': 'off',
  'no-restricted-globals': 'off',
  'no-restricted-properties': 'off',
};

/** The tools send all requests through one reader, which has limits and sends no credentials to the target of a redirect. */
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
    // Tests are servers and clients of every kind.
    files: ['packages/*/tests/**'],
    rules: { ...UNRESTRICTED, ...onlyPatterns([SHOP]) },
  },
  { files: [PROGRAM], rules: { 'no-restricted-imports': 'off' as const } },
];
