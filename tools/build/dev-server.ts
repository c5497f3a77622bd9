import type { Plugin, ProxyOptions } from 'vite';
import { languageOf, withLanguage } from '../texts/languages.ts';
import { BUILT_LANGUAGE } from '../texts/plugin.ts';
import type { Config } from './config/schema.ts';
import { webManifest } from './delivery/web-manifest.ts';
import { inlineScript, THEME_SCRIPT } from './inline-scripts.ts';
import { themeColorMeta } from './palette/theme-colors.ts';

/** In development, serves what the build writes into pages and into separate files. */
export function devServer(config: Config): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    transformIndexHtml: async (html) => ({
      html: withLanguage(html, languageOf(BUILT_LANGUAGE)),
      tags: [
        { tag: 'meta', attrs: themeColorMeta, injectTo: 'head-prepend' },
        { tag: 'script', children: await inlineScript(THEME_SCRIPT), injectTo: 'head' },
      ],
    }),
    configureServer(server) {
      server.middlewares.use(`${server.config.base}manifest.webmanifest`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(webManifest(config));
      });
    },
  };
}

/**
 * The development server's proxies: the contract's calls are forwarded to `API_URL`, everything else to the sandbox. A
 * shop with its own server calls that server directly.
 */
export function serverProxies({ apiBaseUrl }: Config): Record<string, ProxyOptions> {
  if (apiBaseUrl !== '') return {};
  const sandbox = process.env['SANDBOX_URL'] ?? 'http://localhost:4010';
  const api = process.env['API_URL'] ?? sandbox;
  const isPrism = api !== sandbox;
  const toSandbox: ProxyOptions = { target: sandbox, changeOrigin: false };
  return {
    '^/api/SysLogin/Get(Discord|Google)Login': toSandbox,
    '^/(pay|subscribe|mailbox|social|sandbox|docs)(/|\\?|\\.|$)': toSandbox,
    '/hubs': { ...toSandbox, ws: true },
    '/functions/v1': {
      target: api,
      // Prism's paths do not include the path of the `servers` entry.
      rewrite: (path) => (isPrism ? path.replace(/^\/functions\/v1/, '') : path),
    },
    '/api': { target: api },
  };
}
