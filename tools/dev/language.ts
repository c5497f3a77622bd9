import { createServer } from 'vite';
import { LANGUAGE, LANGUAGE_PATH } from '../../src/i18n/language.ts';
import { basePathOf } from '../build/config/base-path.ts';
import { readConfig } from '../build/config/read-config.ts';
import { contractBreaks, listOperations } from './dev-loop.ts';

/** Serves the shop in one language: a process of tools/dev/languages.ts. */
const base = `${basePathOf(readConfig('development'))}/`;
const server = await createServer({
  // Inserts the texts of `shop.config.ts` into the modules that Node itself loads.
  configLoader: 'native',
  // Its modules are beside its pages, which know the path of the whole shop as their base.
  base: base + LANGUAGE_PATH,
  define: { 'import.meta.env.BASE_URL': JSON.stringify(base) },
  cacheDir: `node_modules/.vite/${LANGUAGE}`,
  plugins: [contractBreaks(listOperations())],
  server: { port: Number(process.argv[2]) },
});
await server.listen();
