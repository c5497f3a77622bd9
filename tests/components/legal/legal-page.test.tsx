import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { compileLegalText } from '../../../scripts/brand/compile-legal-text.ts';
import { LegalPage } from '../../../src/features/legal/LegalPage.tsx';
import { StoredInBrowser } from '../../../src/features/legal/StoredInBrowser.tsx';
import { STORED_KEYS } from '../../../src/platform/stored-keys.ts';
import { isSold } from '../../sold.ts';

function show(markdown: string, isPrivacy = false) {
  const updated = { month: '2026-02', words: 'February 2026' };
  const text = { ...compileLegalText(markdown, isPrivacy), updated };
  render(<LegalPage text={text} storage={<StoredInBrowser />} />);
}

test('a text is shown with its title, its summary, its contents and its sections', () => {
  show('# Rules\n\nIn **short**.\n\n## Who\n\nYou.\n\n### More\n\n## What & why\n\n1. a\n2. b\n');
  expect(screen.getByRole('heading', { level: 1, name: 'Rules' })).toBeDefined();
  expect(screen.getByText('short').tagName).toBe('STRONG');
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const entries = within(contents).getAllByRole('link');
  expect(entries.map((entry) => entry.getAttribute('href'))).toEqual(['#who', '#what--why']);
  const who = screen.getByRole('region', { name: 'Who' });
  expect(who.textContent).toBe('WhoYou.More');
  expect(within(who).getByRole('heading', { level: 3 }).id).toBe('more');
  expect(
    screen
      .getAllByRole('listitem')
      .slice(-2)
      .map((item) => item.textContent),
  ).toEqual(['a', 'b']);
});

test('links lead to pages of the shop, to headings and out of it', () => {
  show('# R\n\n## A\n\n[p](/privacy) [a](#a) [w](https://x.test/)\n');
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([target('p'), target('a'), target('w')]).toEqual(['/privacy', '#a', 'https://x.test/']);
});

test('a table can be scrolled with the keyboard and names its columns', () => {
  show('# R\n\n## A\n\n| k | v |\n| - | -: |\n| a | 1 |\n');
  const scroller = screen.getByRole('region', { name: 'Table, scrolls' });
  expect(scroller.tabIndex).toBe(0);
  const headers = within(scroller).getAllByRole('columnheader');
  expect(headers.map((header) => header.getAttribute('scope'))).toEqual(['col', 'col']);
  expect(within(scroller).getByRole('cell', { name: '1' }).className).not.toBe('');
});

test('the privacy policy of an operator names everything that is stored', () => {
  show('# Privacy\n\n## A\n\n{{storage}}\n\n## B\n', true);
  const section = screen.getByRole('region', { name: 'A' });
  const names = Object.keys(STORED_KEYS).filter(
    (name) => (isSold('isp') || name !== 'isp-labels') && !name.startsWith('sb-'),
  );
  for (const name of names) expect(section.textContent).toContain(name);
});

test('signs of HTML in a text stay text', () => {
  show('# R\n\n## A\n\n1 \\<b> 2 &lt;i&gt; `<script>`\n');
  expect(screen.getByRole('region', { name: 'A' }).textContent).toBe('A1 <b> 2 <i> <script>');
});
