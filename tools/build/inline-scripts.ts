import { build, type Rolldown } from 'vite';
import type { Config } from './config/schema.ts';

/** Runs before the first paint. */
export const THEME_SCRIPT = 'src/inline/theme.inline.ts';
/** Inlined into the head of every page, in this order. */
export const INLINE_SCRIPTS = [
  THEME_SCRIPT,
  'src/inline/early-clicks.inline.ts',
  'src/inline/too-old.inline.ts',
  'src/inline/entry-failure.inline.ts',
  'src/inline/start-scripts.inline.ts',
  'src/inline/linked-plan.inline.ts',
];

/** Inlined only if a promotion has an end. */
export const PROMOTION_SCRIPT = 'src/inline/promotion.inline.ts';

type Options = { base?: string; apiBaseUrl?: string; promotion?: Config['promotion'] };

/**
 * Bundles a `*.inline.ts` file and its imports as the text of a `<script>`. The only setting available to it is the
 * API's URL.
 */
export async function inlineScript(
  file: string,
  { base = '/', apiBaseUrl = '', promotion = null }: Options = {},
): Promise<string> {
  const { output } = (await build({
    configFile: false,
    base,
    define: {
      __SHOP_CONFIG__: JSON.stringify({ apiBaseUrl }),
      __PROMOTION__: JSON.stringify(promotion),
    },
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      // Older than the shop's target, because these scripts also detect browsers that are too old.
      target: 'es2017',
      rolldownOptions: {
        input: file,
        output: { format: 'iife' },
        // The scripts import only a URL from a generated client, not the client itself.
        treeshake: { moduleSideEffects: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
