import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@ambergate/contract-check/tests/temporary-folder.ts';
import { parse } from '@formatjs/icu-messageformat-parser';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTexts } from '../tools/build/check-texts.ts';
import { catalogOf } from '../tools/texts/catalog.ts';
import { ariaLocales, languageOf } from '../tools/texts/languages.ts';
import { escaped } from '../tools/texts/marks.ts';
import { languageOffers } from '../tools/texts/offers.ts';
import { pseudoText } from '../tools/texts/pseudo.ts';
import { translationProblem } from '../tools/texts/translation-problem.ts';

test.for<[string, string, string, string]>([
  ['Buy {name}', 'Kaufen', 'de', 'it lacks {name}'],
  [
    'Buy {name}',
    '{name} {nmae} kaufen',
    'de',
    'it has {nmae}, which the English text does not have',
  ],
  ['<b>Buy</b>', 'Kaufen', 'de', 'it lacks <b>'],
  ['Buy', 'Kaufen {', 'de', 'cannot be read'],
  [
    '{n, plural, one {# order} other {# orders}}',
    '{n, plural, one {# заказ} other {# заказов}}',
    'ru',
    'the plural lacks the form few, many',
  ],
  [
    '{n, plural, one {# order} other {# orders}}',
    '{n, plural, one {заказ} few {# заказа} many {# заказов} other {# заказа}}',
    'ru',
    'the form one lacks #, although it covers several numbers',
  ],
  [
    '{n, plural, one {# order} other {# orders}}',
    '{n, plural, one {#} singular {#} other {#}}',
    'de',
    'singular is not a form of a plural',
  ],
  [
    '{n, plural, one {# order} other {# orders}}',
    '{n, plural, offset:1 one {#} other {#}}',
    'de',
    'it lacks {n, plural, …}',
  ],
  ['Buy', '  ', 'de', 'it contains only spaces'],
  ['Buy', '\u200B\u00AD', 'de', 'it contains only spaces'],
  ['Buy {name}', "Acheter l'{name}", 'fr', "the apostrophe hides {name}. Write two ('') or ’"],
  ['<b>Buy</b>', "l'<b>achat</b>", 'fr', "the apostrophe hides <b>. Write two ('') or ’"],
  [
    '{n, plural, one {# order} other {# orders}}',
    "{n, plural, one {l'#} other {# ordini} many {# ordini}}",
    'it',
    "the apostrophe hides #. Write two ('') or ’",
  ],
  [
    '{n, plural, one {# order} other {# orders}}',
    "{n, plural, one {l'# ordine} other {# ordini} many {# ordini}}",
    'it',
    "the apostrophe hides #. Write two ('') or ’",
  ],
  ['Buy', 'Kau\u0000fen', 'de', 'it contains control characters'],
  ['Buy', '</script>', 'de', 'cannot be read'],
  ['<b>Buy</b>', '<b></b>', 'de', '<b> has no words'],
  ['<b>Buy</b>', '<b>Kauf <b>das</b></b>', 'de', '<b> is inside itself'],
])('%s cannot be translated as %s', ([message, text, tag, problem]) => {
  expect(translationProblem(message, text, tag)).toContain(problem);
});

test('a translation may reorder values, tags and plural forms', () => {
  const message = '<b>{n, plural, one {# order} other {# orders}}</b> of {name}';
  const text = '{name}: <b>{n, plural, one {# Bestellung} other {# Bestellungen}}</b>';
  expect(translationProblem(message, text, 'de')).toBeUndefined();
});

test('the Italian example of the guide is a translation', () => {
  const guide = readFileSync('docs/translating.md', 'utf8');
  const [example = ''] = /\{n, plural, one \{# ordine.*\}\}/.exec(guide) ?? [];
  const english = '{n, plural, one {# order} other {# orders}}';
  expect(translationProblem(english, example, 'it')).toBeUndefined();
});

test('a translation may contain apostrophes that quote nothing', () => {
  const text = "Qu'est-ce que l''{name}, '#1'\u00A0?";
  expect(translationProblem('What is {name}, no. 1?', text, 'fr')).toBeUndefined();
});

test("invalid and unknown entries and missing translations in a language's file are reported", () => {
  const file = join(temporaryFolder(), 'de.po');
  const entry = (message: string, text: string) => `msgid "${message}"\nmsgstr "${text}"\n`;
  const entries = [
    entry('Buy {name}', 'Kaufen'),
    entry('Sign in', 'Anmelden'),
    entry('Sign uot', 'Abmelden'),
    entry('Orders', ''),
    `#, fuzzy\n${entry('Balance', 'Konto')}`,
  ];
  writeFileSync(file, entries.join('\n'));
  const texts = ['Sign in', 'Sign out', 'Buy {name}', 'Orders', 'Balance'];
  const messages = texts.map((message) => ({ message, context: '' }));
  expect(
    checkTexts(['en', 'de'], { messages, filesIn: (tag) => (tag === 'de' ? [file] : []) }),
  ).toEqual({
    problems: [
      `${file}: "Buy {name}": "Kaufen": it lacks {name}`,
      `${file}: "Sign uot": the shop has no such text. Did you mean "Sign out"?`,
    ],
    untranslated: [`${file}: 4 texts are not translated: "Sign out", "Buy {name}", "Orders", …`],
  });
});

test("the shop file's texts are in its first language, and the sample's in English, too", () => {
  const summary = 'Static US addresses with unlimited data.';
  const words = [summary, 'Schnelle Proxys'].map((message) => ({
    message,
    context: 'shop.config.ts',
  }));
  const missing = (tag: string, first: string) =>
    catalogOf(tag, words, undefined, first).missing.map(({ message }) => message);
  expect(missing('de', 'de')).toEqual([]);
  expect(missing('en', 'de')).toEqual(['Schnelle Proxys']);
  expect(missing('fr', 'de')).toEqual(['Schnelle Proxys']);
  expect(missing('en', 'en')).toEqual([]);
  expect(missing('de', 'en')).toEqual(['Schnelle Proxys']);
});

test("an operator who changes the shop file's texts can keep the sample's translations", () => {
  expect(catalogOf('de', [{ message: 'Sign in', context: '' }]).problems.join('\n')).not.toContain(
    'Static US addresses with unlimited data.',
  );
});

const GREETING = 'msgid "Sign in"\nmsgstr "Grüß dich"\n';

test.for<[string, string | Buffer, string[]]>([
  ['a byte order mark', `\uFEFF${GREETING}`, []],
  ['line ends of Windows', GREETING.replaceAll('\n', '\r\n'), []],
  ['Latin 1', Buffer.from(GREETING, 'latin1'), ['it is not in UTF-8. Save it in UTF-8']],
  ['UTF-16', Buffer.from(`\uFEFF${GREETING}`, 'utf16le'), ['it is not in UTF-8. Save it in UTF-8']],
  ['an entry twice', GREETING + GREETING, ['it cannot be read: Duplicate msgid']],
  ['no translation', 'msgid "Sign in"\n', ['it cannot be read: Translation string range']],
  ['an open quote', 'msgid "Sign in\nmsgstr "x"\n', ['it cannot be read: Error parsing PO data']],
  [
    'another context',
    `msgctxt "noun"\n${GREETING}`,
    ['"Sign in": the shop has this text without the context "noun"'],
  ],
])('a file with %s is read, or reported by name', ([, content, wanted]) => {
  const file = join(temporaryFolder(), 'de.po');
  writeFileSync(file, content);
  const { problems, missing } = catalogOf('de', [{ message: 'Sign in', context: '' }], [file]);
  expect(missing).toHaveLength(wanted.length);
  expect(problems).toEqual(
    wanted.map((text): unknown => expect.stringContaining(`${file}: ${text}`)),
  );
});

test('a quoted text is read unchanged', () => {
  const words = fc.string({ unit: fc.constantFrom('{', '}', "'", '<', '>', '/', 'a', '#', ' ') });
  fc.assert(
    fc.property(words, (text) => {
      const read = parse(escaped(text)).map((element) =>
        'value' in element ? element.value : '?',
      );
      expect(read.join('')).toBe(text);
    }),
  );
});

test('a pseudo-locale has accents, brackets and the placeholders of the English text', () => {
  const message = "{n, plural, one {# order} other {# orders}} of <b>{name}</b>, '{'host'}'";
  const text = pseudoText(message, 'en-XA');
  expect(text).toMatch(/^\[.*öŕđéŕš.*\]$/);
  expect(text.length).toBeGreaterThan(message.length * 1.3);
  expect(translationProblem(message, text, 'en')).toBeUndefined();
  expect(translationProblem(message, pseudoText(message, 'ar-XB'), 'en')).toBeUndefined();
});

test('the language offer has its texts', () => {
  expect(languageOffers()).toEqual({
    en: { offer: 'View this page in English', dismiss: 'Dismiss' },
  });
});

test('a language has its direction, its own name, and the digits for prices', () => {
  expect(['he', 'fa', 'sr-Latn', 'ar', 'mr', 'ka', 'no'].map(languageOf)).toEqual([
    { tag: 'he', name: 'עברית', direction: 'rtl', locale: 'he' },
    { tag: 'fa', name: 'فارسی', direction: 'rtl', locale: 'fa-u-nu-latn' },
    { tag: 'sr-Latn', name: 'Srpski (latinica)', direction: 'ltr', locale: 'sr-Latn' },
    { tag: 'ar', name: 'العربية', direction: 'rtl', locale: 'ar-u-nu-latn' },
    { tag: 'mr', name: 'मराठी', direction: 'ltr', locale: 'mr-u-nu-latn' },
    { tag: 'ka', name: 'ქართული', direction: 'ltr', locale: 'ka' },
    { tag: 'no', name: 'Norsk', direction: 'ltr', locale: 'nb' },
  ]);
});

test.for<[string, string]>([
  ['en-GB', 'en-US'],
  ['en-XA', 'en-US'],
  ['pt-AO', 'pt-PT'],
  ['pt-BR', 'pt-BR'],
  ['zh-HK', 'zh-TW'],
  ['zh-Hans', 'zh-CN'],
  ['de-AT', 'de'],
  ['vi', 'en-US'],
  ['no', 'nb'],
])("React Aria's controls have texts for %s: those for %s", ([tag, locale]) => {
  expect(ariaLocales(tag)).toEqual([locale]);
});
