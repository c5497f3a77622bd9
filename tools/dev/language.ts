import { createServer } from 'vite';
import { LANGUAGE, LANGUAGE_PATH } from '../../src/i18n/language.ts';
import { basePathOf } from '../build/config/base-path.ts';
import { readConfig } from '../build/config/read-config.ts';
import { contractBreaks, listOperations } from './dev-loop.ts';

/** Serves the shop in one language. tools/dev/languages.ts starts it as a process. */
const base = `${basePathOf(readConfig('development'))}/`;
const server = await createServer({
  // Lets Node load the configuration, so that the texts of `shop.config.ts` are inserted.
  configLoader: 'native',
  // The modules are served next to the pages, whose base is the path of the whole shop.
  base: base + LANGUAGE_PATH,
  define: { 'import.meta.env.BASE_URL': JSON.stringify(base) },
  cacheDir: `node_modules/.vite/${LANGUAGE}`,
  plugins: [contractBreaks(listOperations())],
  server: { port: Number(process.argv[2]) },
});
await server.listen();
