import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../../src/domain/attempt.ts';
import { matchingTag } from '../../../src/platform/locale.ts';

const READ = ['logo.svg', 'og.png', 'font.woff2', 'legal', 'pages', 'texts'];

/** Files in `brand/` that the build would ignore, with what to do about each. */
export function unknownFiles(languages: readonly string[], folder = 'brand'): string[] {
  const texts = join(folder, 'texts');
  return [
    ...filesIn(folder)
      .filter((file) => !READ.includes(file))
      .map((file) => `${join(folder, file)}: the build does not read it. ${adviceFor(file)}`),
    ...filesIn(texts)
      // PO editors write compiled and earlier versions next to the file.
      .filter((file) => !/\.mo$|~$/.test(file))
      .filter((file) => !languages.some((tag) => file === `${tag}.po`))
      .map(
        (file) =>
          `${join(texts, file)}: the build does not read it. ${textAdvice(file, languages)}`,
      ),
  ];
}

const filesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((file) => !file.startsWith('.')) : [];

function textAdvice(file: string, languages: readonly string[]): string {
  const [, name = ''] = /^(.*)\.pot?$/i.exec(file) ?? [];
  if (name === '') return 'Save the texts of a language as <tag>.po, such as de.po';
  // PO editors write de_DE.
  const written = name.replaceAll('_', '-');
  const [tag = name] = attempt(() => Intl.getCanonicalLocales(written), []);
  if (languages.includes(tag)) return `Rename it to ${tag}.po`;
  const near = matchingTag([tag], languages);
  return near === undefined
    ? `Add '${tag}' to the languages of shop.config.ts, or remove the file`
    : `Rename it to ${near}.po, or add '${tag}' to the languages of shop.config.ts`;
}

function adviceFor(file: string): string {
  if (/^logo\.svg$/i.test(file)) return 'Rename it to logo.svg';
  if (/^logo\./i.test(file)) return 'Export the logo as logo.svg';
  if (/\.md$/i.test(file))
    return `Move it to brand/pages/${file.toLowerCase()}, or to brand/legal/ if it is a legal text`;
  if (/^og\.(png|jpe?g|webp|svg)$/i.test(file))
    return 'Export the picture of link previews as og.png';
  if (/\.(woff2?|ttf|otf)$/i.test(file)) return 'Save the font as font.woff2';
  return 'Remove it: only logo.svg, og.png, font.woff2 and the folders legal, pages and texts are read';
}
