import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { legalPages } from '../scripts/brand/legal-texts.ts';
import { hasLogo, LOGO } from '../scripts/brand/logo.ts';
import { BUILD_ONLY } from './config/schema.ts';
import type { Config } from './config/schema.ts';

const SHOP = 'virtual:shop';
const LEGAL = 'virtual:legal/';

/** Provides what the build reads from the environment, `shop.config.ts` and `brand/`: src/virtual-shop.d.ts. */
export function shopModule(config: Config): Plugin {
  return {
    name: 'shop-module',
    enforce: 'pre',
    resolveId: (id) => (id === SHOP || id.startsWith(LEGAL) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${SHOP}`) return shopCode(config);
      if (!id.startsWith(`\0${LEGAL}`)) return undefined;
      const page = legalPages(config).find(({ name }) => id.endsWith(`/${name}`));
      return page && constants({ text: page.text, description: page.description });
    },
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

function shopCode(config: Config): string {
  const { home, ...all } = config;
  const settings = Object.entries(all).filter(
    ([name]) => !BUILD_ONLY.some((only) => only === name),
  );
  const extra = legalPages(config).filter(({ isExtra }) => isExtra);
  const links = extra.map(
    ({ name, text }) =>
      `{ path: ${JSON.stringify(`/${name}`)}, title: ${JSON.stringify(text.title)}, load: () => import('${LEGAL}${name}') }`,
  );
  return [
    constants({
      settings: Object.fromEntries(settings),
      homeTexts: home,
      hasCreateAdmin: config.createAdmin,
      hasLogo: hasLogo(),
    }),
    `export const extraLegalPages = [${links.join()}];`,
  ].join('\n');
}

const constants = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
