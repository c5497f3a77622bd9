import { ownPages } from 'virtual:shop';
import { expect, test } from 'vitest';
import { documentTitle, notFound, pageAt, pages as shopPages } from '../src/app/pages.ts';
import { prerenderPages } from '../tools/build/pages/prerender.tsx';

const LINK = /<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g;
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim();

const pages = (await prerenderPages()).map(({ path, html }) => ({
  path,
  html,
  links: Array.from(html.matchAll(LINK), ([, href = '', words = '']) => ({
    href,
    text: textOf(words),
  })),
}));

test('every internal link leads to a page, and to a part that exists on it', () => {
  for (const { path, html, links } of pages) {
    const lost = links.filter(
      ({ href }) =>
        (href.startsWith('/') && pageAt(href.split(/[?#]/)[0] ?? '') === notFound) ||
        (href.startsWith('#') && !html.includes(`id="${href.slice(1)}"`)),
    );
    expect([path, lost]).toEqual([path, []]);
  }
});

test('a link whose text is the title of a page leads to that page', async () => {
  for (const { path: route, load } of shopPages) {
    const [name] = documentTitle((await load()).head).split(' · ');
    const named = pages.flatMap(({ path, links }) =>
      links.filter(({ text }) => text === name).map(({ href }) => [path, href.split('?')[0]]),
    );
    expect(named).toEqual(named.map(([path]) => [path, route]));
    if (['/privacy', '/terms', '/refund'].includes(route)) {
      expect(named.length).toBeGreaterThanOrEqual(pages.length);
    }
  }
});

test('the legal pages, and no others, show a month and year', () => {
  const dated = pages.filter(({ html }) =>
    /Last updated: <time dateTime="\d{4}-\d\d">/i.test(html),
  );
  const further = ownPages.map(({ path }) => path);
  expect(dated.map(({ path }) => path)).toEqual(['/privacy', '/terms', '/refund', ...further]);
});

test('the privacy policy lists each receiver of data at the same level', () => {
  const { html = '' } = pages.find(({ path }) => path === '/privacy') ?? {};
  const [, list = ''] = /Who else receives data<\/h2>\s*<ul>(.*?)<\/ul>/s.exec(html) ?? [];
  expect(textOf(list)).toMatch(/sign in with them;\s+authorities/);
  expect(list).not.toContain('<ul>');
});

test('the refund policy lists its three exceptions', () => {
  const { html = '' } = pages.find(({ path }) => path === '/refund') ?? {};
  const [, list = ''] = /Exceptions<\/h2>.*?<ul>(.*?)<\/ul>/s.exec(html) ?? [];
  const named = Array.from(list.matchAll(/<strong>(.*?)<\/strong>/g), ([, words]) => words);
  expect(named).toEqual([
    'Duplicate charges.',
    'Non-delivery due to technical failures.',
    'As required by law.',
  ]);
});
