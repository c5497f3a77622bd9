import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Config } from '../build/config/schema.ts';
import { compileLegalText } from '../scripts/brand/compile-legal-text.ts';
import { legalPages, legalTexts } from '../scripts/brand/legal-texts.ts';
import { readConfig } from '../scripts/read-config.ts';
import { temporaryFolder } from './setup/temporary-folder.ts';

const config = readConfig('test');

const HEAD = '# Terms\n\nWhat binds *us*.\n\n';
const terms = (sections: string) => compileLegalText(HEAD + sections, false).sections;
const bodyOf = (markdown: string) => terms(`## One\n\n${markdown}`)[0]?.body;
const p = (...content: unknown[]) => ({ tag: 'p', content });

test('a text has a title, a summary and sections with ids of their own', () => {
  expect(
    compileLegalText(`${HEAD}## Fees & *costs*\n\nA\n\n## Fees costs\n\n## Contents\n`, false),
  ).toEqual({
    title: 'Terms',
    summary: ['What binds ', { tag: 'em', content: ['us'] }, '.'],
    sections: [
      { id: 'fees--costs', title: 'Fees & costs', body: [p('A')] },
      { id: 'fees-costs', title: 'Fees costs', body: [] },
      { id: 'contents-1', title: 'Contents', body: [] },
    ],
  });
});

test('a text needs no summary', () => {
  expect(compileLegalText('# Terms\n\n## One\n', false)).toMatchObject({ summary: [] });
});

test('headings, emphasis, lists, quotes, rules, breaks and links become what they are', () => {
  const markdown = `### Sub

**b** \`c\`\\
[us](https://x.test/a) [you](/terms#a) [m][mail] [here](#sub)

- a
- b
  1. c

3. x

4. y

> q

---

[mail]: mailto:a@x.test
<!-- not shown -->`;
  expect(bodyOf(markdown)).toEqual([
    { tag: 'h3', id: 'sub', content: ['Sub'] },
    p(
      { tag: 'strong', content: ['b'] },
      ' ',
      { tag: 'code', content: ['c'] },
      { tag: 'br' },
      { tag: 'a', href: 'https://x.test/a', content: ['us'] },
      ' ',
      { tag: 'a', href: '/terms#a', content: ['you'] },
      ' ',
      { tag: 'a', href: 'mailto:a@x.test', content: ['m'] },
      ' ',
      { tag: 'a', href: '#sub', content: ['here'] },
    ),
    {
      tag: 'ul',
      content: [
        { tag: 'li', content: ['a'] },
        {
          tag: 'li',
          content: ['b', { tag: 'ol', content: [{ tag: 'li', content: ['c'] }] }],
        },
      ],
    },
    {
      tag: 'ol',
      start: 3,
      content: [
        { tag: 'li', content: [p('x')] },
        { tag: 'li', content: [p('y')] },
      ],
    },
    { tag: 'blockquote', content: [p('q')] },
    { tag: 'hr' },
  ]);
});

test('a table keeps its columns', () => {
  const cell = (tag: string, text: string, align = {}) => ({ tag, ...align, content: [text] });
  const right = { align: 'right' };
  expect(bodyOf('| a | b |\n| - | -: |\n| 1 | 2 |')).toEqual([
    {
      tag: 'table',
      content: [
        {
          tag: 'thead',
          content: [{ tag: 'tr', content: [cell('th', 'a'), cell('th', 'b', right)] }],
        },
        {
          tag: 'tbody',
          content: [{ tag: 'tr', content: [cell('td', '1'), cell('td', '2', right)] }],
        },
      ],
    },
  ]);
});

const privacy = (sections: string) => compileLegalText(`# Privacy\n\n${sections}`, true).sections;

test('the privacy policy lists what is stored where it says so', () => {
  expect(privacy('## A\n\nx\n\n{{storage}}\n\n## B\n')).toEqual([
    { id: 'a', title: 'A', body: [p('x'), { tag: 'storage' }] },
    { id: 'b', title: 'B', body: [] },
  ]);
});

test('the privacy policy lists what is stored at its end, with a heading, where it says nothing', () => {
  expect(privacy('## Browser\n').slice(1)).toEqual([
    { id: 'browser-1', title: 'What is kept in your browser', body: [{ tag: 'storage' }] },
  ]);
});

test.each([
  ['without a title', '## One\n', 'does not begin with its title'],
  ['that is empty', '', 'does not begin with its title'],
  ['without sections', '# T\n\nText\n', 'it has no section'],
  ['with much above its sections', '# T\n\na\n\nb\n\n## One\n', 'more than one paragraph'],
  ['that begins with a list', '# T\n\n- a\n\n## One\n', 'more than one paragraph'],
  ['with a second title', `${HEAD}## One\n\n# Two\n`, 'line 7: only the title has one #'],
  ['that skips a level', `${HEAD}## One\n\n#### Two\n`, 'line 7: its heading has more than 3 #'],
  ['with a heading of signs', `${HEAD}## !!!\n`, 'line 5: its heading has no word'],
  ['with HTML', `${HEAD}## One\n\n<b>x</b>\n`, 'line 7: HTML is not read'],
  ['with HTML in a line', `${HEAD}## One\n\na <b>c</b>\n`, 'HTML is not read'],
  ['with a script', `${HEAD}## One\n\n<script>alert(1)</script>\n`, 'HTML is not read'],
  ['with code for a browser', `${HEAD}## One\n\n[a](javascript:x)\n`, 'the link to "javascript:x"'],
  ['with hidden code', `${HEAD}## One\n\n[a](JAVA&#115;cript:x)\n`, 'the link to "JAVAscript:x"'],
  ['with data as a link', `${HEAD}## One\n\n[a](data:text/html,x)\n`, 'the link to "data:'],
  ['with a link to another host', `${HEAD}## One\n\n[a](//x.test)\n`, 'the link to "//x.test"'],
  ['with a link to a file', `${HEAD}## One\n\n[a](terms.md)\n`, 'the link to "terms.md"'],
  ['with code in a reference', `${HEAD}## One\n\n[a][b]\n\n[b]: vbscript:x\n`, 'to "vbscript:x"'],
  ['with a lost anchor', `${HEAD}## One\n\n[a](#two)\n`, 'no heading is #two. There are #one'],
  ['with a broken anchor', `${HEAD}## One\n\n[a](#%)\n`, 'no heading is #%'],
  ['with a picture', `${HEAD}## One\n\n![a](b.png)\n`, 'of the kind "image" is not shown'],
  ['with code', `${HEAD}## One\n\n    a\n`, 'a block of code is not shown'],
  [
    'with the list of the privacy policy',
    `${HEAD}## One\n\n{{storage}}\n`,
    '{{…}} is unknown here',
  ],
  ['with a marker in a heading', `${HEAD}## {{x}}\n`, 'a heading has no {{…}}'],
])('a text %s is refused', (_, markdown, said) => {
  expect(() => compileLegalText(markdown, false)).toThrow(said);
});

test.each(['{{stored}}', 'see {{storage}}', '- {{storage}}'])(
  'the privacy policy does not know "%s"',
  (marker) => {
    expect(() => privacy(`## A\n\n${marker}\n`)).toThrow('{{…}} is unknown here');
  },
);

/** A folder with these files. */
function folderOf(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('everything that is wrong is said at once, with its file', () => {
  const folder = folderOf({
    'terms.md': '# T\n\n## A\n\n<b>\n\n![x](y)\n',
    'imprint.md': '# I\n',
  });
  const read = () => legalTexts(config, folder);
  expect(read).toThrow(/imprint.md cannot be used:\n {2}it has no section/);
  expect(read).toThrow(/terms.md cannot be used:\n {2}line 5: .*\n {2}line 7: /);
});

test('a page without a text of the operator has the shop’s', () => {
  const { terms, refund } = legalTexts(config, folderOf({ 'terms.md': '# T\n\n## A\n' }));
  expect(terms.title).toBe('T');
  expect(refund.title).toBe('Refund Policy');
});

test('an address as a link is shown without "mailto:" and not translated', () => {
  const link = { tag: 'a', href: 'mailto:a@x.test', translate: 'no', content: ['a@x.test'] };
  expect(bodyOf('<mailto:a@x.test> <a@x.test>')).toEqual([p(link, ' ', link)]);
});

test('a heading keeps an id that it names', () => {
  expect(terms('## What we *do* {#do}\n\n[a](#do)\n')).toMatchObject([
    { id: 'do', title: 'What we do' },
  ]);
});

test('the shop’s name is not translated', () => {
  const text = compileLegalText('# T\n\nAt A*B.\n\n## One\n', false, 'A*B');
  const name = { tag: 'span', translate: 'no', content: ['A*B'] };
  expect(text.summary).toEqual(['At ', name, '.']);
});

const noFolder = join(tmpdir(), 'no-such-folder');
const shopsTexts = (given: Partial<Config> = {}) => legalTexts({ ...config, ...given }, noFolder);
const idsOf = ({ sections }: { sections: readonly { id: string }[] }) =>
  sections.map(({ id }) => id);

test('the Terms of Use name a law where there is a jurisdiction', () => {
  expect(idsOf(shopsTexts({ jurisdiction: '' }).terms)).not.toContain('law');
  const { terms } = shopsTexts({ jurisdiction: 'Ireland & *more*' });
  expect(idsOf(terms).slice(-3)).toEqual(['changes', 'law', 'contact']);
  expect(JSON.stringify(terms)).toContain('under the law of Ireland & *more*, as far');
});

test('the privacy policy tells of error reports where browsers send them', () => {
  const said = (errorReportUrl: string) => JSON.stringify(shopsTexts({ errorReportUrl }).privacy);
  expect(said('')).not.toContain('Errors.');
  expect(said('https://errors.test')).toContain('Errors.');
});

test('a name of the shop with signs of Markdown stays as it is', () => {
  const name = { tag: 'span', translate: 'no', content: ['A_*b*_<i>'] };
  expect(shopsTexts({ productName: 'A_*b*_<i>' }).privacy.summary).toContainEqual(name);
});

test.each(['http://x.test/', '/imprint', '/termsofuse', '//x.test'])(
  'a link to %s is refused',
  (href) => expect(() => bodyOf(`[a](${href})`)).toThrow(`the link to "${href}" is not one of`),
);

test.each(['/', '/pricing?code=A', '/refund/', '/terms#fees'])('a link to %s is kept', (href) =>
  expect(JSON.stringify(bodyOf(`[a](${href})`))).toContain(`"href":"${href}"`),
);

const IMPRINT = '# Imprint\n\nWho we are.\n\n## We\n\nSee [it](/right-to-withdraw).\n';

test('further texts are pages of their own, in order, which texts may link to', () => {
  const folder = folderOf({
    'right-to-withdraw.md': '# Withdrawal\n\n## How\n\n[Imprint](/imprint/)\n',
    'imprint.md': IMPRINT,
  });
  const { further, terms } = legalTexts(config, folder);
  expect(Object.entries(further).map(([name, { title }]) => [name, title])).toEqual([
    ['imprint', 'Imprint'],
    ['right-to-withdraw', 'Withdrawal'],
  ]);
  expect(terms.title).toBe('Terms of Use');
});

test.each([
  ['pricing.md', "/pricing is the shop's own. Give the file another name"],
  ['api.md', "/api is the shop's own"],
  ['Imprint.md', 'rename it to imprint.md. Its name becomes the'],
  ['our imprint_2.md', 'rename it to our-imprint.md. Its name becomes the'],
  ['imprint.txt', 'no page shows it. Legal texts are files such as imprint.md'],
])('a file %s is refused', (file, said) => {
  expect(() => legalTexts(config, folderOf({ [file]: IMPRINT }))).toThrow(`${file}: ${said}`);
});

test('each text has its own date, or that of all, or January 2025', () => {
  const folder = folderOf({ 'imprint.md': '# I\n\n## A\n' });
  const dates = (legalTextsOf: Config['legalTextsOf']) => {
    const { privacy, terms, further } = legalTexts({ ...config, legalTextsOf }, folder);
    return [privacy, terms, further['imprint']].map((text) => text?.updated.words);
  };
  expect(dates('2026-02')).toEqual(['February 2026', 'February 2026', 'February 2026']);
  expect(dates({ terms: '2026-03', imprint: '2026-12' })).toEqual([
    'January 2025',
    'March 2026',
    'December 2026',
  ]);
  expect(() => dates({ imprin: '2026-12' })).toThrow(
    'seller.legalTextsOf dates imprin, which is no legal text. There are privacy, terms, refund, imprint',
  );
});

test('a page of the operator has a description for search engines', () => {
  const folder = folderOf({ 'imprint.md': IMPRINT.replace('(/right-to-withdraw)', '(/terms)') });
  const extra = legalPages(config, folder).filter(({ isExtra }) => isExtra);
  expect(extra.map(({ name, text, description }) => [name, text.title, description])).toEqual([
    ['imprint', 'Imprint', 'Who we are.'],
  ]);
});

test('a shop without texts of the operator has only its own legal pages', () => {
  const names = legalPages(config, noFolder).map(({ name, isExtra }) => [name, isExtra]);
  expect(names).toEqual([
    ['privacy', false],
    ['terms', false],
    ['refund', false],
  ]);
});
