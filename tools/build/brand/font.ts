import { existsSync } from 'node:fs';
import scripts from '@fontsource-variable/geist/unicode.json' with { type: 'json' };
import { brand } from '../../../shop.config.ts';

const OWN = 'brand/font.woff2';
const PACKAGE = '@fontsource-variable/geist';

export type WebFont = {
  /** Its files, each with the characters that it covers; null means all. */
  files: readonly { source: string; characters: string | null }[];
  /** The name of the file for Latin text, which pages load first. */
  first: string;
  /** The package that contains it; null for the operator's own font. */
  package: string | null;
};

/** The typeface of all texts: the operator's own or Geist, with one file per script. Null means system fonts. */
export function webFont(): WebFont | null {
  if (brand.webFont === false) return null;
  if (existsSync(OWN))
    return { files: [{ source: `../../${OWN}`, characters: null }], first: 'font', package: null };
  const nameOf = (script: string) => `geist-${script}-wght-normal`;
  return {
    files: Object.entries(scripts).map(([script, characters]) => ({
      source: `${PACKAGE}/files/${nameOf(script)}.woff2`,
      characters,
    })),
    first: nameOf('latin'),
    package: PACKAGE,
  };
}
