import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Config } from '../../build/config/schema.ts';
import { legalDefines } from './legal-texts.ts';
import { hasLogo, LOGO } from './logo.ts';

/** Tells the shop's code about an operator's logo and legal texts. */
export function brand(config: Config): Plugin {
  return {
    name: 'brand',
    config: () => ({
      define: { __SHOP_HAS_LOGO__: String(hasLogo()), ...legalDefines(config) },
    }),
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        const isText = file.startsWith(resolve('src/features/legal')) && file.endsWith('.md');
        if (isText || file.startsWith(resolve('brand'))) void server.restart();
      });
      server.middlewares.use(`${server.config.base}favicon.svg`, (_request, response, next) => {
        if (!hasLogo()) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(readFileSync(LOGO));
      });
    },
  };
}
