import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { OFFERS } from '../../generated/offers.ts';
import { languageOffers } from '../texts/offers.ts';
import { textPages } from './brand/legal-texts.ts';
import { hasLogo, LOGO } from './brand/logo.ts';
import { BUILD_ONLY, type Config } from './config/schema.ts';

const SHOP = 'virtual:shop';
const HOME = 'virtual:home-texts';
const FACTS = 'virtual:facts';
const PROMOTION = 'virtual:promotion';
const LANGUAGE_OFFERS = 'virtual:language-offers';
/** Data that only one page needs is in a separate module, because every page loads `virtual:shop`. */
const MODULES = [SHOP, HOME, FACTS, PROMOTION, LANGUAGE_OFFERS];

/** Provides what the build reads from the environment, `shop.config.ts` and `brand/`: virtual-shop.d.ts. */
export function shopModule(config: Config): Plugin {
  let built: ReturnType<typeof textPages> | undefined;
  let isBuild = false;
  /** A build compiles the texts once. A development server compiles them each time, because they may have changed. */
  const texts = () => (isBuild ? (built ??= textPages(config)) : textPages(config));
  return {
    name: 'shop-module',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    // Defined globally, because with an imported constant, the bundler would still build the modules that only its true
    // branch imports.
    config: () => ({
      define: {
        __HAS_CREATE_ADMIN__: JSON.stringify(config.createAdmin),
        __PROMOTION__: JSON.stringify(config.promotion),
        ...Object.fromEntries(
          OFFERS.map((name) => [
            `__OFFERS_${name.toUpperCase()}__`,
            JSON.stringify(config.offers.includes(name)),
          ]),
        ),
      },
    }),
    resolveId: (id) => (MODULES.includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${SHOP}`) return shopCode(config, await texts());
      if (id === `\0${HOME}`) return constants({ homeTexts: config.home });
      if (id === `\0${FACTS}`) return constants({ facts: config.facts });
      if (id === `\0${PROMOTION}`) return promotionCode(config);
      if (id === `\0${LANGUAGE_OFFERS}`) return constants({ offers: languageOffers() });
      if (!id.endsWith('.md')) return undefined;
      const page = (await texts()).find(({ module }) => module === id);
      if (page === undefined) return undefined;
      const { title, description, code } = page;
      const head = constants({ head: { title, description, listed: true } });
      return { code: `${code}\n${head}`, moduleType: 'js' };
    },
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(resolve('brand')) && !file.endsWith('.po')) void server.restart();
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

function shopCode(config: Config, texts: Awaited<ReturnType<typeof textPages>>): string {
  const { facts: _facts, home: _home, ...all } = config;
  const settings = Object.entries(all).filter(
    ([name]) => !BUILD_ONLY.some((only) => only === name),
  );
  const extra = texts.filter(({ isExtra }) => isExtra);
  const links = extra.map(
    ({ name, title, place, module }) =>
      `{ path: ${JSON.stringify(`/${name}`)}, title: ${JSON.stringify(title)}, place: ${JSON.stringify(place)}, load: () => import(${JSON.stringify(module)}) }`,
  );
  return [
    constants({
      settings: Object.fromEntries(settings),
      hasLogo: hasLogo(),
    }),
    `export const ownPages = [${links.join()}];`,
  ].join('\n');
}

/** Without a promotion, does not import its component, because the build would then contain its styles. */
const promotionCode = ({ promotion }: Config): string =>
  promotion === null
    ? 'export const Promotion = () => null;'
    : `export { Promotion } from ${JSON.stringify(resolve('src/features/promotion/Promotion.tsx'))};`;

const constants = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
