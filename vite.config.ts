import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { CSSOptions, Plugin, ProxyOptions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
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

/**
 * Tells V8 to compile a file's functions in the background while it loads, instead of one by one in the press that
 * first calls them. Other engines read a comment.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';
/** Smaller files, in characters before they are minified, are compiled fast enough. */
const LARGE = 20_000;

const compileAhead = ({ modules }: { modules: Record<string, { renderedLength: number }> }) =>
  Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0) > LARGE
    ? COMPILE_AHEAD
    : '';

const HOME = 'src/features/home/';
/** The toast is loaded with the calls that it reports on. */
const TOAST = 'src/ui/ToastCard.tsx';
/** Small, and shared by pages that share nothing else. */
const SMALL = ['src/domain/random.ts', 'src/platform/random-int.ts', 'src/platform/save-file.ts'];
/** Needed by compiled components. */
const MEMO_CACHE = 'node_modules/react/compiler-runtime.js';

/**
 * React Compiler skips these components, for which its code costs more than it saves. Correctness never depends on
 * memoisation.
 */
const NOT_MEMOIZED = [
  // Every visitor loads the shell, which renders again only when the route or the session changes.
  /\/src\/app\/(?!dashboard\/)/,
  // Static pages render once.
  /\/src\/features\/(home|legal)\//,
  // They render when they are opened or pressed, and cost little then.
  /\/src\/features\/orders\/(ExportOrders|OrderDetails)/,
  // Small components, which are cheaper to render than to compare.
  /\/src\/ui\//,
  // Each key in the planner, and each step of the slider, changes most of what they show.
  /\/src\/features\/pricing\/(DataPlanner|PlanCard)\.tsx/,
  // Hooks that only pass on a value of a store or query.
  /\/src\/(api|platform|realtime|session)\//,
  // So do the generated hooks.
  /\/generated\//,
];

/**
 * Few requests and no tiny ones: one chunk for every page (with what the home page shares with others), one for every
 * page that calls the server, one for what several of those share, and one for lists of proxies. React Aria stays with
 * the few pages that need it.
 */
const codeSplitting = {
  groups: [
    { name: chunkOf('core', [ENTRY, `${HOME}HomePage.tsx`], new RegExp(HOME)), priority: 3 },
    {
      name: chunkOf('api', ['src/app/ApiProvider.tsx', TOAST, ...SMALL, MEMO_CACHE]),
      priority: 2,
    },
    { name: sharedWithoutReactAria, minShareCount: 3 },
    { name: legal, minShareCount: 2, includeDependenciesRecursively: false },
    // Without their imports, which other pages need too.
    { name: proxyLists, minShareCount: 2, includeDependenciesRecursively: false },
  ],
};

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** Assigns a chunk to everything that these modules import statically, except what matches `except`. */
function chunkOf(name: string, roots: readonly string[], except = /^$/) {
  let members: Set<string> | undefined;
  return (id: string, graph: ModuleGraph) => {
    members ??= new Set(roots.flatMap((root) => [...closureOf(resolve(root), graph)]));
    return members.has(id) && !except.test(id) ? name : null;
  };
}

/**
 * Lists of proxies: only the dashboard has them, whose panels and dialogs share them. Also what the dashboard shares with
 * the account and the palette of commands: recipes, a list to search in, and a tick box.
 */
const PROXY_LISTS =
  /\/src\/(proxies|domain\/(csv|generator|line|percent|proxy|steps)|platform\/with-pauses|features\/residential\/recipe\.ts|ui\/(ComboBox\.css|ComboBoxOptions|TickBox|use-window))/;

/** What is stored in the browser is told on a legal page and in the account. */
function legal(id: string) {
  return /\/src\/(features\/legal\/LegalPage|content\/stored-texts)/.test(id) ? 'LegalPage' : null;
}

function sharedWithoutReactAria(id: string, graph: ModuleGraph) {
  const isShared = /\/(src\/(?!features|app)|generated\/|node_modules\/zod\/)/.test(id);
  return isShared && !PROXY_LISTS.test(id) && isWithoutReactAria(id, graph) ? 'shared' : null;
}

function proxyLists(id: string, graph: ModuleGraph) {
  return PROXY_LISTS.test(id) && isWithoutReactAria(id, graph) ? 'proxy-lists' : null;
}

function isWithoutReactAria(id: string, graph: ModuleGraph): boolean {
  return ![...closureOf(id, graph)].some((member) => /react-(aria|stately)/.test(member));
}

function closureOf(root: string, graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(root);
  return found;
}

const NODE = {
  environment: 'node',
  // For the commands that tests start, which spend most of their time compiling.
  env: { NODE_COMPILE_CACHE: resolve('.cache/node') },
  testTimeout: patient(120_000),
  hookTimeout: patient(120_000),
} as const;

/** What component tests sell, whatever sessions the shop file sells. */
const STICKY = { sellsSticky: true, sellsRotating: false } satisfies Partial<Config>;

/** `npm run contract:fields` notes what the app reads of the answers. */
const IS_RECORDING = process.env['FIELDS_READ'] === 'collect';

type PostcssPlugin = NonNullable<
  Exclude<CSSOptions['postcss'], string | undefined>['plugins']
>[number];

/** A touch leaves `:hover` behind where it pressed, so its rules hold only for what can hover. */
const hoverWithPointer: PostcssPlugin = {
  postcssPlugin: 'hover-with-pointer',
  Once(root, { atRule }) {
    root.walkRules(/(?<!not\():hover/, (rule) => {
      const nodes = [rule.clone()];
      rule.replaceWith(atRule({ name: 'media', params: '(hover: hover)', nodes }));
    });
  },
};

assertPatched();

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    vanillaExtractPlugin(),
    react({
      compiler: true,
      exclude: [/\/node_modules\//, ...NOT_MEMOIZED],
      refreshExclude: /\/node_modules\//,
    }),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    chaosAroundPrism(),
    builtParts(mode),
    brand(),
  ],
  base: `${basePathOf(readConfig(mode))}/`,
  // React itself has what this package adds to older versions.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  define: { __SHOP_CONFIG__: JSON.stringify(readConfig(mode)) },
  css: { postcss: { plugins: [hoverWithPointer] } },
  server: { proxy: proxies(), strictPort: true, watch: { ignored: ['**/reports/**'] } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // scripts/build.ts turns it into the notices.
    license: isSsrBuild ? false : { fileName: 'third-party-licenses.json' },
    sourcemap: isSsrBuild ? false : 'hidden',
    rolldownOptions: isSsrBuild
      ? {}
      : { input: ENTRY, output: { codeSplitting, postBanner: compileAhead } },
  },
  test: {
    // One more than there are processors: some tests wait for commands and servers.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          ...NODE,
          name: 'rooms without state',
          // These rooms keep no state in their modules and mock none, so their files share one.
          isolate: false,
          setupFiles: ['tests/setup/undo-stubs.ts'],
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
        define: { __SHOP_CONFIG__: JSON.stringify({ ...readConfig(mode), ...STICKY }) },
        test: {
          name: 'components',
          // Each file has its own modules and page, but a worker loads happy-dom and reads the packages only once.
          pool: 'vmForks',
          setupFiles: [
            'tests/setup/browser-globals.ts',
            'tests/setup/testing-library.ts',
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
    benchmark: { include: ['tests/performance/**/*.bench.ts'] },
  },
}));
