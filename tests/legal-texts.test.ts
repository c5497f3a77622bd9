import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@ambergate/contract-check/tests/temporary-folder.ts';
import { expect, test } from 'vitest';
import { products } from '../shop.config.ts';
import { checkTextPages, textPages } from '../tools/build/brand/legal-texts.ts';
import { readConfig } from '../tools/build/config/read-config.ts';
import type { Config } from '../tools/build/config/schema.ts';

const config = { ...readConfig('test'), pages: {} };

/** A folder with these files. */
function folderOf(files: Record<string, string | Buffer>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test('every mistake is reported at once, with its file and line', async () => {
  const folder = folderOf({
    'terms.md': '# T\n\n## A\n\n[a](x)\n\n<b>\n\n![x](y)\n',
    'imprint.md': '# I\n',
  });
  const read = textPages(config, { legal: folder, pages: noFolder });
  await expect(read).rejects.toThrow(/\/imprint\.md:1:1-1:4: the text needs a section/);
  await expect(read).rejects.toThrow(
    /\/terms\.md:5:\S+: the link .*\n\S+terms\.md:7:\S+: HTML .*\n\S+terms\.md:9:\S+: images /,
  );
});

const ENGLISH = { tag: 'en', tags: ['en'] };

/** The pages of a folder by name. */
async function pagesOf(folder: string, given: Partial<Config> = {}, languages = ENGLISH) {
  const pages = await textPages(
    { ...config, ...given },
    { legal: folder, pages: noFolder },
    languages,
  );
  return Object.fromEntries(pages.map((page) => [page.name, page]));
}

test('a text that is not in UTF-8 is reported', async () => {
  const folder = folderOf({ 'imprint.md': Buffer.from('# Über uns\n\n## A\n\nText.\n', 'latin1') });
  const read = textPages(config, { legal: folder, pages: noFolder });
  await expect(read).rejects.toThrow(/^\S+\/imprint\.md: it is not in UTF-8\. Save it in UTF-8$/);
});

test("a page without an operator's text shows the shop's own", async () => {
  const pages = await pagesOf(folderOf({ 'terms.md': '# T\n\n## A\n' }));
  expect(pages['terms']?.title).toBe('T');
  expect(pages['refund']?.title).toBe('Refund Policy');
});

const noFolder = join(tmpdir(), 'no-such-folder');
/** The code of one of the shop's own texts. */
const shopsText = async (name: string, given: Partial<Config>) =>
  (await pagesOf(noFolder, given))[name]?.code;

test('the Terms of Use name the governing law if there is a jurisdiction', async () => {
  expect(await shopsText('terms', { jurisdiction: '' })).not.toContain('#law');
  const terms = await shopsText('terms', { jurisdiction: 'Ireland & *more*' });
  expect(terms).toMatch(/"#changes"[^]*"#law"[^]*"#contact"/);
  expect(terms).toContain('governed by the law of Ireland & *more*, unless');
});

test('the Terms of Use state how long data can be used if the shop file does', async () => {
  expect(await shopsText('terms', {})).not.toMatch(/after purchase|expire/);
  products.basic.dataDays = 30;
  const terms = await shopsText('terms', {}).finally(() => delete products.basic.dataDays);
  expect(terms).toContain(`${products.basic.shortName} data is valid for 30 days after purchase.`);
});

test('the privacy policy mentions error reports if browsers send them', async () => {
  expect(await shopsText('privacy', { errorReportUrl: '' })).not.toContain('Errors.');
  const errorReportUrl = 'https://errors.test';
  expect(await shopsText('privacy', { errorReportUrl })).toContain('Errors.');
});

test('a shop name with Markdown characters is shown literally', async () => {
  const productName = 'A_*b*_<i>';
  expect(await shopsText('privacy', { productName })).toMatch(
    /translate: "no",\s+children: "A_\*b\*_<i>"/,
  );
});

const IMPRINT = '# Imprint\n\nWho we are.\n\n## We\n\nSee [it](/right-to-withdraw).\n';

test('extra texts become pages in alphabetical order, and other texts can link to them', async () => {
  const folder = folderOf({
    'right-to-withdraw.md': '# Withdrawal\n\n## How\n\n[Imprint](/imprint/)\n',
    'imprint.md': IMPRINT,
  });
  const pages = await textPages(config, { legal: folder, pages: noFolder });
  expect(pages.map(({ name, isExtra, title }) => [name, isExtra, title])).toEqual([
    ['privacy', false, 'Privacy Policy'],
    ['terms', false, 'Terms of Use'],
    ['refund', false, 'Refund Policy'],
    ['imprint', true, 'Imprint'],
    ['right-to-withdraw', true, 'Withdrawal'],
  ]);
});

test.each([
  ['pricing.md', '/pricing is used by the shop. Give the file another name'],
  ['api.md', '/api is used by the shop'],
  ['Imprint.md', 'rename it to imprint.md. Its name becomes the'],
  ['our imprint_2.md', 'rename it to our-imprint.md. Its name becomes the'],
  ['imprint.txt', 'no page shows it. Texts are files such as faq.md'],
])('a file %s is rejected', async (file, said) => {
  const read = textPages(config, { legal: folderOf({ [file]: IMPRINT }) });
  await expect(read).rejects.toThrow(`${file}: ${said}`);
});

test('pages in brand/pages have no date and no seller, and appear where the shop file puts them', async () => {
  const text = '# Title\n\n## Why\n\n[Questions](/faq)\n';
  const pages = folderOf({ 'faq.md': text, 'about.md': text });
  const legal = folderOf({ 'imprint.md': text });
  const given = { ...config, pages: { faq: 'navigation' } as const };
  const found = await textPages(given, { legal, pages });
  expect(found.slice(3).map(({ name, place }) => [name, place])).toEqual([
    ['imprint', 'legal'],
    ['about', 'footer'],
    ['faq', 'navigation'],
  ]);
  const codeOf = (wanted: string) => found.find(({ name }) => name === wanted)?.code;
  expect(codeOf('imprint')).toMatch(/Updated.*Seller/s);
  expect(codeOf('faq')).not.toMatch(/_jsx\(_components\.(Updated|Seller)/);
  await expect(textPages(given, { legal, pages: legal })).rejects.toThrow(
    /imprint\.md: \S+imprint\.md has the same path\n.*pages names faq, .* There are imprint\n/,
  );
});

test('each text has its own date, the common date or January 2025', async () => {
  const folder = folderOf({ 'imprint.md': '# I\n\n## A\n' });
  const dates = async (legalTextsOf: Config['legalTextsOf']) => {
    const { privacy, terms, imprint } = await pagesOf(folder, { legalTextsOf });
    return [privacy, terms, imprint].map((page) => /words: "(.*)"/.exec(page?.code ?? '')?.[1]);
  };
  expect(await dates('2026-02')).toEqual(['February 2026', 'February 2026', 'February 2026']);
  expect(await dates({ terms: '2026-03', imprint: '2026-12' })).toEqual([
    'January 2025',
    'March 2026',
    'December 2026',
  ]);
  await expect(dates({ imprin: '2026-12' })).rejects.toThrow(
    'seller.legalTextsOf dates imprin, which is not a legal text. The texts are privacy, terms, refund, imprint',
  );
});

test.each([
  ['Who *we* are.', 'Who we are.'],
  ['', 'Imprint'],
  ['word '.repeat(40), `${'word '.repeat(31)}…`],
])('a page under the summary "%s" has a description for search engines', async (summary, said) => {
  const folder = folderOf({ 'imprint.md': `# Imprint\n\n${summary}\n\n## We\n` });
  expect((await pagesOf(folder))['imprint']?.description).toBe(said);
});

const TRANSLATED = {
  'imprint.md': '# Imprint\n\n## We\n',
  'de/imprint.md': '# Impressum\n\nWer wir sind.\n\n## Wir\n',
  'de/terms.md': '# AGB\n\n## A\n',
};
const IN_GERMAN = { tag: 'de', tags: ['en', 'de', 'ar'] };

test('a page in another language shows the translation with its title, description and date', async () => {
  const pages = await pagesOf(folderOf(TRANSLATED), { legalTextsOf: '2026-03' }, IN_GERMAN);
  expect(pages['imprint']).toMatchObject({ title: 'Impressum', description: 'Wer wir sind.' });
  expect(pages['imprint']?.code).toContain('words: "März 2026"');
  expect(pages['imprint']?.code).not.toContain('Foreign');
  expect(pages['terms']?.title).toBe('AGB');
});

test('a text without a translation falls back to the first language and is marked with it', async () => {
  const foreign = /\(Foreign, \{\s*lang: "(.*)",\s*dir: "(.*)"/;
  const inArabic = await pagesOf(folderOf(TRANSLATED), {}, { ...IN_GERMAN, tag: 'ar' });
  expect(foreign.exec(inArabic['imprint']?.code ?? '')?.slice(1)).toEqual(['en', 'ltr']);
  expect(inArabic['imprint']?.code).toMatch(/Own, \{\s*lang: "ar",\s*dir: "rtl"/);
  const germanFirst = { tag: 'en', tags: ['de', 'en'] };
  const inEnglish = await pagesOf(folderOf({ 'terms.md': '# AGB\n\n## A\n' }), {}, germanFirst);
  expect(foreign.exec(inEnglish['terms']?.code ?? '')?.slice(1)).toEqual(['de', 'ltr']);
  expect(inEnglish['terms']?.code).toContain('language: "German"');
  expect(inEnglish['privacy']?.code).not.toContain('Foreign');
});

test('tests and benchmarks accept translations in every language of the shop', async () => {
  const given = { ...config, languages: ['en', 'de', 'ar'] };
  const pages = await textPages(given, { legal: folderOf(TRANSLATED) });
  expect(pages.find(({ name }) => name === 'imprint')?.title).toBe('Imprint');
});

test.each([
  ['de/terms.md', 'en', "/de: no page shows it. Add 'de' to the languages of shop.config.ts"],
  ['pt/terms.md', 'en,pt-BR', "/pt: no page shows it. Add 'pt' to the languages"],
  ['pt_br/terms.md', 'en,pt-BR', '/pt_br: no page shows it. Rename it to pt-BR'],
  ['en/terms.md', 'en,de', '/en: en is the first language of the shop. Move the texts to '],
  ['de/term.md', 'en,de', 'term.md, which does not exist. Rename it to terms.md'],
  ['de/imprint.md', 'en,de', 'imprint.md, which does not exist. Write that text first'],
  ['pt-br.md', 'en,pt-BR', 'pt-br.md: /pt-br contains the pages of a language'],
  ['de/terms.txt', 'en,de', 'de/terms.txt: no page shows it. Texts are files such as faq.md'],
  ['de/terms.md', 'en,de', 'de/terms.md:1:1-1:8: the text needs a section'],
])('a translation %s in a shop in %s is rejected', async (file, tags, said) => {
  const check = checkTextPages(config, tags.split(','), { legal: folderOf({ [file]: '# Terms' }) });
  await expect(check).rejects.toThrow(said);
});
