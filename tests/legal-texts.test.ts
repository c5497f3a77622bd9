import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compileLegalText } from '../scripts/brand/compile-legal-text.ts';
import { legalTexts } from '../scripts/brand/legal-texts.ts';

const HEAD = '# Terms\n\nWhat binds *us*.\n\n';
const terms = async (sections: string) => (await compileLegalText(HEAD + sections, false)).sections;
const bodyOf = async (markdown: string) => (await terms(`## One\n\n${markdown}`))[0]?.body;
const p = (...content: unknown[]) => ({ tag: 'p', content });

test('a text has a title, a summary and sections with ids of their own', async () => {
  expect(
    await compileLegalText(
      `${HEAD}## Fees & *costs*\n\nA\n\n## Fees costs\n\n## Contents\n`,
      false,
    ),
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

test('a text needs no summary', async () => {
  expect(await compileLegalText('# Terms\n\n## One\n', false)).toMatchObject({ summary: [] });
});

test('headings, emphasis, lists, quotes, rules, breaks and links become what they are', async () => {
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
  expect(await bodyOf(markdown)).toEqual([
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

test('a table keeps its columns', async () => {
  const cell = (tag: string, text: string, align = {}) => ({ tag, ...align, content: [text] });
  const right = { align: 'right' };
  expect(await bodyOf('| a | b |\n| - | -: |\n| 1 | 2 |')).toEqual([
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

const privacy = async (sections: string) =>
  (await compileLegalText(`# Privacy\n\n${sections}`, true)).sections;

test('the privacy policy lists what is stored where it says so', async () => {
  expect(await privacy('## A\n\nx\n\n{{storage}}\n\n## B\n')).toEqual([
    { id: 'a', title: 'A', body: [p('x'), { tag: 'storage' }] },
    { id: 'b', title: 'B', body: [] },
  ]);
});

test('the privacy policy lists what is stored at its end, with a heading, where it says nothing', async () => {
  expect((await privacy('## Browser\n')).slice(1)).toEqual([
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
])('a text %s is refused', async (_, markdown, said) => {
  await expect(compileLegalText(markdown, false)).rejects.toThrow(said);
});

test.each(['{{stored}}', 'see {{storage}}', '- {{storage}}'])(
  'the privacy policy does not know "%s"',
  async (marker) => {
    await expect(privacy(`## A\n\n${marker}\n`)).rejects.toThrow('{{…}} is unknown here');
  },
);

test('everything that is wrong is said at once, with its file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'legal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'terms.md'), '# T\n\n## A\n\n<b>\n\n![x](y)\n');
  writeFileSync(join(folder, 'imprint.md'), '# I\n');
  const said = await legalTexts(folder).catch(String);
  expect(said).toMatch(/imprint.md: no page shows it/);
  expect(said).toMatch(/terms.md cannot be used:\n {2}line 5: .*\n {2}line 7: /);
});

test('pages without a text of their own have none', async () => {
  expect(await legalTexts(join(tmpdir(), 'no-such-folder'))).toEqual(new Map());
});
