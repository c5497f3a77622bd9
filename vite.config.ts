import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { CSSOptions, Plugin, ProxyOptions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { BUILD_ONLY } from './build/config/schema.ts';
import type { Config } from './build/config/schema.ts';
import { themeColorMeta } from './build/palette/theme-colors.ts';
import { basePathOf } from './scripts/base-path.ts';
import { brand } from './scripts/brand/plugin.ts';
import { inlineScript, THEME_SCRIPT } from './scripts/inline-scripts.ts';
import { assertPatched } from './scripts/patched.ts';
import { readConfig } from './scripts/read-config.ts';
import { webManifest } from './scripts/web-manifest.ts';
import { COMPONENT_STEP_MS, patient } from './tests/patience.ts';

/** Faults on demand must bypass Prism, which would turn them into its own 500s. */
function chaosAroundPrism(): Plugin {
  return {
    name: 'chaos-around-prism',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.headers['x-chaos'] !== undefined) request.url = `/chaos${request.url ?? ''}`;
        next();
      });
    },
  };
}

/** In development, provides what the build writes into and beside the pages: head and web manifest. */
function builtParts(mode: string): Plugin {
  return {
    name: 'built-parts',
    apply: 'serve',
    transformIndexHtml: async () => [
      { tag: 'meta', attrs: themeColorMeta, injectTo: 'head-prepend' },
      { tag: 'script', children: await inlineScript(THEME_SCRIPT), injectTo: 'head' },
    ],
    configureServer(server) {
      server.middlewares.use(`${server.config.base}manifest.webmanifest`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(webManifest(readConfig(mode)));
      });
    },
  };
}

/** Proxies of the dev and preview servers: the contract's calls go to `API_URL`, everything else to the sandbox. */
function proxies(): Record<string, ProxyOptions> {
  const sandbox = process.env['SANDBOX_URL'] ?? 'http://localhost:4010';
  const api = process.env['API_URL'] ?? sandbox;
  const isPrism = api !== sandbox;
  const toSandbox: ProxyOptions = { target: sandbox, changeOrigin: false };
  return {
    '^/chaos/': { ...toSandbox, rewrite: (path) => path.replace(/^\/chaos/, '') },
    '^/api/SysLogin/Get(Discord|Google)Login': toSandbox,
    '^/(pay|subscribe|mailbox|social|sandbox|docs)(/|\\?|\\.|$)': toSandbox,
    '/hubs': { ...toSandbox, ws: true },
    '/functions/v1': {
      target: api,
      // Prism serves paths without the path of their `servers` entry.
      rewrite: (path) => (isPrism ? path.replace(/^\/functions\/v1/, '') : path),
    },
    '/api': { target: api },
  };
}

const ENTRY = 'src/main.tsx';

const HOME = 'src/features/home/';

/**
 * React Compiler memoises what draws the customer's data. Everywhere else its code costs more than it saves.
 * Correctness never depends on memoisation.
 */
const MEMOIZED =
  /\/src\/(features\/(?!home|legal|account|commands)|checkout|proxies|app\/dashboard)\/.*\.tsx?$/;

/**
 * Lists of proxies, which only the dashboard shows, with what it shares with the account and the palette of commands.
 * In `shared` they put every other page with calls over its limit.
 */
const PROXY_LISTS =
  /\/src\/(proxies|customer|domain\/(csv|proxies|money\/percent)|platform\/with-pauses|ui\/(ComboBox\.css|ComboBoxOptions|TickBox|use-window))/;

/**
 * One chunk for every page, with what the home page shares with others, one for what several pages that call the server
 * share, one for lists of proxies, and one for what asks for a page's first data. React Aria and the arithmetic of dates
 * stay with the few pages that need them.
 */
const codeSplitting = {
  groups: [
    { name: core, priority: 2 },
    { name: shared, minShareCount: 3 },
    { name: 'api', test: /\/src\/app\/(ApiProvider|dashboard\/first-screen)\.tsx?$/ },
    // Without their imports, which other pages need too.
    { name: proxyLists, minShareCount: 2, includeDependenciesRecursively: false },
  ],
};

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

let inCore: ReadonlySet<string> | undefined;

function core(id: string, graph: ModuleGraph) {
  inCore ??= new Set(
    [ENTRY, `${HOME}HomePage.tsx`].flatMap((root) => [...importsOf(resolve(root), graph)]),
  );
  return inCore.has(id) && !id.includes(HOME) ? 'core' : null;
}

function shared(id: string, graph: ModuleGraph) {
  const isShared = /\/(src\/(?!features|app)|generated\/|node_modules\/)/.test(id);
  const isOfDates = id.includes('@internationalized');
  return isShared && !isOfDates && !PROXY_LISTS.test(id) && isWithoutReactAria(id, graph)
    ? 'shared'
    : null;
}

function proxyLists(id: string, graph: ModuleGraph) {
  return PROXY_LISTS.test(id) && isWithoutReactAria(id, graph) ? 'proxy-lists' : null;
}

const isWithoutReactAria = (id: string, graph: ModuleGraph) =>
  ![...importsOf(id, graph)].some((other) => /react-(aria|stately)/.test(other));

/** A module and everything that it imports statically. */
function importsOf(root: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(root)) return found;
  found.add(root);
  for (const id of graph.getModuleInfo(root)?.importedIds ?? []) importsOf(id, graph, found);
  return found;
}

const NODE = {
  environment: 'node',
  // For the commands that tests start, which spend most of their time compiling.
  env: { NODE_COMPILE_CACHE: resolve('.cache/node') },
  testTimeout: patient(120_000),
  hookTimeout: patient(120_000),
} as const;

/** What component tests sell, whatever sessions the shop file sells and whatever it says of tax. */
const STICKY = {
  sellsSticky: true,
  sellsRotating: false,
  afterPrice: '',
  taxId: '',
} satisfies Partial<Config>;

/** `npm run contract:fields` notes what the app reads of the answers. */
const IS_RECORDING = process.env['FIELDS_READ'] === 'collect';

type PostcssPlugin = NonNullable<
  Exclude<CSSOptions['postcss'], string | undefined>['plugins']
>[number];

/** A touch leaves `:hover` behind where it ended, so its rules hold only for what can hover. */
const hoverWithPointer: PostcssPlugin = {
  postcssPlugin: 'hover-with-pointer',
  Once(root, { atRule }) {
    root.walkRules(/(?<!not\():hover/, (rule) => {
      const nodes = [rule.clone()];
      rule.replaceWith(atRule({ name: 'media', params: '(hover: hover)', nodes }));
    });
  },
};

/** The settings of the shop, with the words of Home apart and without what the build alone reads. */
function settings(mode: string, changed: Partial<Config> = {}) {
  const { home, ...all } = { ...readConfig(mode), ...changed };
  const loaded = Object.entries(all).filter(([name]) => !BUILD_ONLY.some((only) => only === name));
  return {
    __SHOP_CONFIG__: JSON.stringify(Object.fromEntries(loaded)),
    __HOME_TEXTS__: JSON.stringify(home),
  };
}

assertPatched();

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    vanillaExtractPlugin(),
    react({
      compiler: true,
      include: MEMOIZED,
      refreshInclude: /\.[tj]sx?$/,
    }),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    chaosAroundPrism(),
    builtParts(mode),
    brand(readConfig(mode)),
  ],
  base: `${basePathOf(readConfig(mode))}/`,
  // React itself has what this package adds to older versions.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  define: {
    ...settings(mode),
    __HAS_CREATE_ADMIN__: String(readConfig(mode).createAdmin),
  },
  css: { postcss: { plugins: [hoverWithPointer] } },
  server: { proxy: proxies(), strictPort: true, watch: { ignored: ['**/reports/**'] } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // scripts/build.ts turns it into the notices.
    license: isSsrBuild ? false : { fileName: 'third-party-licenses.json' },
    sourcemap: isSsrBuild ? false : 'hidden',
    rolldownOptions: isSsrBuild ? {} : { input: ENTRY, output: { codeSplitting } },
  },
  test: {
    setupFiles: ['tests/setup/clean-up.ts'],
    mockReset: true,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // One more than there are processors: some tests wait for commands and servers.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          ...NODE,
          name: 'stateless',
          // These folders keep no state in their modules and mock none, so their files share one.
          isolate: false,
          include: ['tests/{domain,sandbox,contract}/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...NODE,
          name: 'node',
          include: ['tests/{platform,realtime,proxies,checkout,session,api}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        // Tests of rotating sessions sell them themselves.
        define: settings(mode, STICKY),
        test: {
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
            'tests/{proxies,checkout,session,platform}/**/*.test.tsx',
          ],
          testTimeout: patient(120_000),
          hookTimeout: patient(120_000),
        },
      },
    ],
    reporters: [...configDefaults.reporters, './tests/setup/failure-reporter.ts'],
    expect: { poll: { timeout: COMPONENT_STEP_MS } },
    // A focused test hides the others: name its file, or use -t.
    allowOnly: false,
    coverage: { provider: 'v8' },
    benchmark: { include: ['bench/*.bench.ts'] },
  },
}));
