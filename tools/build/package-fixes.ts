import type { Plugin } from 'vite';

type Fix = { file: RegExp; from: RegExp; to: string; isFixed: RegExp };

/** Defects in packages that no release has fixed. Remove an entry when a release fixes the defect. */
export const FIXES: readonly Fix[] = [
  {
    // An element that is removed during two transitions stays in memory, along with its page:
    // https://github.com/adobe/react-spectrum/issues/7326
    file: /\/react-aria\/dist\/private\/utils\/runAfterTransition\.m?js$/,
    from: /(addEventListener\('transitioncancel', [$\w]+), \{\s+once: true\s+\}\)/,
    to: '$1)',
    isFixed: /addEventListener\('transitioncancel', [$\w]+\)/,
  },
  {
    // uPlot formats numbers in the browser's language when it loads, and throws if Intl rejects that language (`C`).
    file: /\/uplot\/dist\/uPlot\.esm\.js$/,
    from: /new Intl\.NumberFormat\(domEnv \? nav\.language : 'en-US'\)/,
    to: "new Intl.NumberFormat('en-US')",
    isFixed: /new Intl\.NumberFormat\('en-US'\)/,
  },
];

/** Throws if a new version of the package has neither the defect nor its fix. */
export function fixed(code: string, { from, to, file, isFixed }: Fix): string {
  const result = code.replace(from, to);
  if (isFixed.test(result)) return result;
  throw new Error(`tools/build/package-fixes.ts no longer matches ${file.source}`);
}

/** Fixes packages as they are bundled, without changing the installed files. */
export const packageFixes = (): Plugin => ({
  name: 'package-fixes',
  enforce: 'pre',
  transform: {
    filter: { id: FIXES.map(({ file }) => file) },
    handler(code, id) {
      const fix = FIXES.find(({ file }) => file.test(id));
      return fix && { code: fixed(code, fix), map: null };
    },
  },
});
