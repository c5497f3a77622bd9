import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { legalMistakes, legalText } from './setup/legal-text.tsx';

const HEAD = '# Terms\n\nWhat binds *us*.\n\n';

/** The HTML of a text without layout elements. */
async function htmlOf(...text: Parameters<typeof legalText>): Promise<string> {
  return renderToStaticMarkup(await legalText(...text)).replaceAll(/\n| class="[^"]*"/g, '');
}

/** The HTML of a section's content. */
async function bodyOf(markdown: string): Promise<string | undefined> {
  const html = await htmlOf(`${HEAD}## One\n\n${markdown}`);
  return /<h2 id="one">One<\/h2>(.*?)<\/section><\/div><\/article>/.exec(html)?.[1];
}

test('a text has a title, a date, a summary, a table of contents and sections with ids', async () => {
  const markdown = `${HEAD}## Fees & *costs*\n\nA\n\n## Fees costs\n\n## Contents\n`;
  expect(await htmlOf(markdown)).toBe(
    [
      '<article><header><h1>Terms</h1>',
      '<p>Last updated: <time dateTime="2026-02">February 2026</time></p>',
      '<p>What binds <em>us</em>.</p></header>',
      '<nav aria-labelledby="contents"><h2 id="contents">On this page</h2><ol>',
      '<li><a href="#fees--costs">Fees &amp; costs</a></li>',
      '<li><a href="#fees-costs">Fees costs</a></li>',
      '<li><a href="#contents-1">Contents</a></li></ol></nav><div>',
      '<section aria-labelledby="fees--costs"><h2 id="fees--costs">Fees &amp; <em>costs</em></h2><p>A</p></section>',
      '<section aria-labelledby="fees-costs"><h2 id="fees-costs">Fees costs</h2></section>',
      '<section aria-labelledby="contents-1"><h2 id="contents-1">Contents</h2></section>',
      '</div></article>',
    ].join(''),
  );
});

test('a text does not need a summary', async () => {
  const html = await htmlOf('# Terms\n\n## One\n');
  expect(html).toContain('February 2026</time></p></header>');
});

test.each([
  ['### Sub', '<h3 id="sub">Sub</h3>'],
  ['**b** `c`\\\n~~d~~', '<p><strong>b</strong> <code>c</code><br/><del>d</del></p>'],
  ['[us](https://x.test/a)', '<p><a href="https://x.test/a">us</a></p>'],
  ['[you](/terms#a)', '<p><a href="/terms#a">you</a></p>'],
  ['[m][mail]\n\n[mail]: mailto:a@x.test', '<p><a href="mailto:a@x.test">m</a></p>'],
  ['### Größe\n\n[a](#größe)', '<h3 id="größe">Größe</h3><p><a href="#gr%C3%B6%C3%9Fe">a</a></p>'],
  ['- a\n- b\n  1. c', '<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>'],
  ['3. x\n\n4. y', '<ol start="3"><li><p>x</p></li><li><p>y</p></li></ol>'],
  ['> q\n\n---', '<blockquote><p>q</p></blockquote><hr/>'],
  ['<!-- not shown -->', ''],
  ['1 \\<b> 2 &lt;i&gt; `<script>`', '<p>1 &lt;b&gt; 2 &lt;i&gt; <code>&lt;script&gt;</code></p>'],
  ['{x} {1 + 1} import a', '<p>{x} {1 + 1} import a</p>'],
])('%j is rendered as %s', async (markdown, html) => {
  expect(await bodyOf(markdown)).toBe(html);
});

test('a table keeps its columns, scrolls with the keyboard and has no style attribute', async () => {
  const html = renderToStaticMarkup(
    await legalText(`${HEAD}## One\n\n| a | b |\n| - | -: |\n| 1 | 2 |`),
  );
  expect(html).toMatch(
    /<section (?=[^>]*tabindex="0")(?=[^>]*aria-label="Table, scrolls")[^>]*><table/i,
  );
  expect(html).toMatch(/<th scope="col">a<\/th>\s*<th scope="col" class="[^"]+">b<\/th>/);
  expect(html).toMatch(/<td>1<\/td>\s*<td class="[^"]+">2<\/td>/);
  expect(html).not.toContain('style=');
});

const privacy = (sections: string) => htmlOf(`# Privacy\n\n${sections}`, { isPrivacy: true });

test('the privacy policy lists what is stored at {{storage}}', async () => {
  const html = await privacy('## A\n\nx\n\n{{storage}}\n\n## B\n');
  expect(html).toMatch(/<h2 id="a">A<\/h2><p>x<\/p><p>The site sets no cookies.*<h2 id="b">B</);
  expect(html).not.toContain('What is stored in your browser');
});

test('a privacy policy without {{storage}} ends with a section about what is stored', async () => {
  expect(await privacy('## Browser\n')).toMatch(
    /<h2 id="browser-1">What is stored in your browser<\/h2><p>The site sets no cookies/,
  );
});

test.each([
  ['## One\n', 'must begin with its title'],
  ['', 'must begin with its title'],
  ['# T\n\nText\n', 'the text needs a section'],
  ['# T\n\na\n\nb\n\n## One\n', 'only one paragraph'],
  ['# T\n\n- a\n\n## One\n', 'only one paragraph'],
  [`${HEAD}## !!!\n`, 'line 5: the heading needs a letter or a digit'],
  [`${HEAD}## {{x}}\n`, 'line 5: {{…}} is not supported here'],
])('the text %j is rejected: %s', async (markdown, said) => {
  expect((await legalMistakes(markdown)).join('\n')).toContain(said);
});

test.each([
  ['# Two', 'only the title may have a single #'],
  ['#### Two', 'the heading skips a level. Use at most 3 #'],
  ['<b>x</b>', 'HTML is not supported'],
  ['a <b>c</b>', 'HTML is not supported'],
  ['<script>alert(1)</script>', 'HTML is not supported'],
  ['[a](javascript:x)', 'the link to "javascript:x"'],
  ['[a](JAVA&#115;cript:x)', 'the link to "JAVAscript:x"'],
  ['[a](data:text/html,x)', 'the link to "data:'],
  ['[a](terms.md)', 'the link to "terms.md"'],
  ['[a][b]\n\n[b]: vbscript:x', 'the link to "vbscript:x"'],
  ['[a](http://x.test/)', 'the link to "http://x.test/" must be'],
  ['[a](/imprint)', 'the link to "/imprint" must be'],
  ['[a](/termsofuse)', 'the link to "/termsofuse" must be'],
  ['[a](//x.test)', 'the link to "//x.test" must be'],
  ['[a](/create-admin)', 'the link to "/create-admin" must be'],
  ['http://x.test', 'the link to "http://x.test"'],
  ['[a](#two)', 'no heading has the id #two. The ids are #one'],
  ['[a](#%)', 'no heading has the id #%'],
  ['![a](b.png)', 'images are not supported'],
  ['    a', 'code blocks are not supported'],
  ['```\na\n```', 'code blocks are not supported'],
  ['{{storage}}', '{{…}} is not supported here'],
  ['> ## Two', 'a section cannot be inside'],
  ['a[^1]\n\n[^1]: b', 'footnotes are not supported'],
  ['- [ ] a', 'check boxes are not supported'],
])('%j in a section is rejected: %s', async (markdown, said) => {
  const found = await legalMistakes(`${HEAD}## One\n\n${markdown}\n`);
  expect(found.join('\n')).toContain(`line 7: ${said}`);
});

test.each(['{{stored}}', 'see {{storage}}', '- {{storage}}'])(
  'the privacy policy does not support "%s"',
  async (mark) => {
    const found = await legalMistakes(`# T\n\n## A\n\n${mark}\n`, { isPrivacy: true });
    expect(found.join()).toContain('line 5: {{…}} is not supported here');
  },
);

test('a linked address is shown without "mailto:" and not translated', async () => {
  const mail = '<a href="mailto:a@x.test" translate="no">a@x.test</a>';
  expect(await bodyOf('<mailto:a@x.test> <a@x.test> a@x.test')).toBe(
    `<p>${mail} ${mail} ${mail}</p>`,
  );
  expect(await bodyOf('https://x.test www.x.test')).toBe(
    '<p><a href="https://x.test" translate="no">https://x.test</a> <a href="https://www.x.test" translate="no">www.x.test</a></p>',
  );
});

test('a heading keeps its explicit id', async () => {
  const html = await htmlOf('# T\n\n## What we *do* {#do}\n\n### A {#b}\n\n[a](#do) [b](#b)\n');
  expect(html).toContain('<a href="#do">What we do</a>');
  expect(html).toContain('<h2 id="do">What we <em>do</em></h2><h3 id="b">A</h3>');
});

test('the shop’s name is not translated', async () => {
  const html = await htmlOf('# T\n\nAt A*B.\n\n## One\n', { productName: 'A*B' });
  expect(html).toContain('<p>At <span translate="no">A*B</span>.</p>');
});

test.each(['/', '/pricing?code=A', '/refund/', '/terms#fees'])(
  'a link to %s is unchanged',
  async (href) => expect(await bodyOf(`[a](${href})`)).toBe(`<p><a href="${href}">a</a></p>`),
);
