import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { run } from '@ambergate/contract-check/engine/program.ts';
import { temporaryFolder } from '@ambergate/contract-check/tests/temporary-folder.ts';
import { expect, test } from 'vitest';
import { tagProblem } from '../tools/texts/languages.ts';

const SOURCE = `import { plural, t } from './i18n/text.ts';
console.log([t\`Sign in\`, t\`Log out\`, plural(Number('2'), { one: '# line', other: '# lines' })].join(', '));`;
const TEXT_MODULE = 'export const t = String.raw; export const plural = () => "";';

/** A folder with a small source, and the commands of the shop run in it. */
function smallShop() {
  const cwd = temporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), text);
  };
  write('src/page.ts', SOURCE);
  write('src/i18n/text.ts', TEXT_MODULE);
  write('src/i18n/numbers.ts', 'export const figureText = String; export const formOf = String;');
  write('shop.config.ts', "export const brand = { claim: 'Fast proxies' };");
  write('texts/de.po', 'msgid "Sign in"\nmsgstr "Anmelden"\n');
  const node = (args: string[], language = 'en') =>
    run('node', args, { cwd, env: { SHOP_LANGUAGE: language } });
  return {
    write,
    read: (file: string) => readFileSync(join(cwd, file), 'utf8'),
    texts: (...options: string[]) => node([resolve('tools/texts/main.ts'), ...options]),
    page: (language: string) =>
      node(
        ['--no-warnings', `--import=${resolve('tools/texts/register.ts')}`, 'src/page.ts'],
        language,
      ).stdout.trim(),
  };
}

test('npm run texts writes every text of the shop to the file of a new language', () => {
  const shop = smallShop();
  const german = shop.read('texts/de.po');
  const { stdout } = shop.texts('--language', 'it');
  expect(stdout).toContain('brand/texts/it.po: 0 of 4 texts translated');
  // An operator's own texts in the shop's files would conflict with every update of the shop.
  expect(shop.read('texts/de.po')).toBe(german);
  const file = shop.read('brand/texts/it.po');
  expect(file.match(/^msg(?:id|ctxt) "[^"].*/gm)).toEqual([
    'msgid "Sign in"',
    'msgid "Log out"',
    'msgid "{value, plural, one {# line} other {# lines}}"',
    'msgctxt "shop.config.ts"',
    'msgid "Fast proxies"',
  ]);
  expect(file).toContain('"Language: it\\n"');
  expect(file).toContain('#: src/page.ts\nmsgid "Log out"');
});

test('npm run texts keeps translations, even of a text that is temporarily removed', () => {
  const shop = smallShop();
  shop.write('src/page.ts', "import { t } from './i18n/text.ts';\nt`Log out`;");
  shop.texts();
  expect(shop.read('texts/de.po')).toContain('#~ msgstr "Anmelden"');
  shop.write('src/page.ts', SOURCE);
  shop.texts();
  expect(shop.read('texts/de.po')).toContain('\nmsgid "Sign in"\nmsgstr "Anmelden"\n');
});

test('moving a text within the source does not change the language files', () => {
  const shop = smallShop();
  shop.texts();
  const file = shop.read('texts/de.po');
  shop.write('src/page.ts', "import { t } from './i18n/text.ts';\nt`Log out`;");
  shop.write('src/a.ts', SOURCE.replace('t`Log out`, ', ''));
  shop.texts();
  expect(shop.read('texts/de.po')).toBe(file);
});

test('a new text is inserted after its predecessor in the source', () => {
  const shop = smallShop();
  shop.texts();
  shop.write('src/page.ts', SOURCE.replace('t`Log out`', 't`Log out`, t`Close`'));
  shop.texts();
  expect(shop.read('texts/de.po')).toContain('"Log out"\nmsgstr ""\n\nmsgid "Close"');
});

test("an operator can override the shop's texts in a language file, including in English", () => {
  const shop = smallShop();
  expect(shop.page('en')).toBe('Sign in, Log out, 2 lines');
  shop.texts('--language', 'en');
  const file = 'brand/texts/en.po';
  shop.write(
    file,
    shop.read(file).replace('msgid "Log out"\nmsgstr ""', 'msgid "Log out"\nmsgstr "Leave"'),
  );
  shop.write('brand/texts/de.po', 'msgid "Sign in"\nmsgstr "Einloggen"\n');
  expect(shop.page('en')).toBe('Sign in, Leave, 2 lines');
  expect(shop.page('de')).toMatch(/^Einloggen, Log out, /);
});

test.each([
  ['Italian', 'it is not the tag of a language. Write one such as it or pt-BR'],
  ['../it', 'it is not the tag of a language'],
  ['pt_br', 'write pt-BR'],
  ['IT', 'write it'],
  ['ar-u-nu-latn', 'write ar'],
  ['de-x-shop', 'write de'],
])('%s is not a valid language tag: %s', (tag, said) => {
  expect(tagProblem(tag)).toContain(said);
});
