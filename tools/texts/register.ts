import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { inLanguage } from './plugin.ts';

/** Inserts the texts of the language into the modules that Node itself runs: `shop.config.ts` and the build. */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!/^file:.*\.tsx?(\?|$)/.test(url) || !loaded.source) return loaded;
    const changed = inLanguage(fileURLToPath(url), String(loaded.source));
    return changed === undefined ? loaded : { ...loaded, source: changed.code };
  },
});
