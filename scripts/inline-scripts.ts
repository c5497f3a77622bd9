import { build } from 'vite';
import type { Rolldown } from 'vite';

/** Run before the first paint. */
export const THEME_SCRIPT = 'src/ui/theme.inline.ts';
/** In the head of every page, in this order. */
export const INLINE_SCRIPTS = [
  THEME_SCRIPT,
  'src/app/early-clicks.inline.ts',
  'src/app/too-old.inline.ts',
  'src/app/entry-failure.inline.ts',
];

/** A `*.inline.ts` with what it imports, as the text of a `<script>`. */
export async function inlineScript(file: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      // Older than what the shop itself runs on: they also tell that it does not run.
      target: 'es2017',
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
