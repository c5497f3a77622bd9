import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whether browsers take their fonts from fontconfig. Elsewhere the tests run with the system's fonts. */
export const HAS_FONTCONFIG = process.platform !== 'darwin' && process.platform !== 'win32';

/** Fonts of the tests, which are about the widest and the narrowest on customers' systems. */
const TEXT = { wide: 'DejaVu Sans', narrow: 'Roboto' } as const;
const MONO = 'DejaVu Sans Mono';

export type FontSet = keyof typeof TEXT;

const folderOf = (url: string) => dirname(fileURLToPath(url));
const DEJAVU = folderOf(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
const ROBOTO = folderOf(import.meta.resolve('@expo-google-fonts/roboto/package.json'));

/** Folders that a sandboxed browser must be allowed to read. */
export const FONT_FOLDERS = [DEJAVU, ROBOTO];

/** The environment of a browser that knows only these fonts. */
export function fontEnvironment(fonts: FontSet): Record<string, string> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  return HAS_FONTCONFIG ? { ...env, FONTCONFIG_FILE: writeConfiguration(fonts) } : env;
}

function writeConfiguration(fonts: FontSet): string {
  const folder = resolve('.cache/fonts');
  const file = `${folder}/${fonts}.conf`;
  const folders = fonts === 'wide' ? [DEJAVU] : FONT_FOLDERS;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${folders.map((path) => `<dir>${path}</dir>`).join('\n  ')}
  <cachedir>${folder}/cache</cachedir>
  <selectfont><rejectfont><glob>*Condensed*</glob></rejectfont></selectfont>
  ${['sans-serif', 'system-ui', 'serif'].map((family) => alias(family, TEXT[fonts])).join('\n  ')}
  ${['monospace', 'ui-monospace'].map((family) => alias(family, MONO)).join('\n  ')}
</fontconfig>
`,
  );
  return file;
}

const alias = (family: string, font: string) =>
  `<alias binding="same"><family>${family}</family><prefer><family>${font}</family></prefer></alias>`;
