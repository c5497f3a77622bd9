import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { legalDefines } from './legal-texts.ts';
import { hasLogo, LOGO } from './logo.ts';

/** Tells the shop's code about an operator's logo and legal texts. */
export function brand(): Plugin {
  return {
    name: 'brand',
    config: async () => ({
      define: { __SHOP_HAS_LOGO__: String(hasLogo()), ...(await legalDefines()) },
    }),
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(resolve('brand'))) void server.restart();
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
