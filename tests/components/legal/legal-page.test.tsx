import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORED_KEYS } from '../../../src/platform/stored-keys.ts';
import { legalText } from '../../setup/legal-text.tsx';
import { isSold } from '../../sold.ts';

const show = async (...text: Parameters<typeof legalText>) => render(await legalText(...text));

test('the table of contents, sections and tables have accessible names', async () => {
  await show('# Rules\n\n## Who\n\nYou.\n\n| k | v |\n| - | -: |\n| a | 1 |\n');
  expect(screen.getByRole('heading', { level: 1, name: 'Rules' })).toBeDefined();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getByRole('link', { name: 'Who' })).toBeDefined();
  const who = within(screen.getByRole('region', { name: 'Who' }));
  expect(who.getByRole('heading', { level: 2, name: 'Who' })).toBeDefined();
  const table = within(who.getByRole('region', { name: 'Table, scrolls' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'k',
    'v',
  ]);
});

test("an operator's privacy policy lists everything that is stored", async () => {
  await show('# Privacy\n\n## A\n\n{{storage}}\n\n## B\n', { isPrivacy: true });
  const section = screen.getByRole('region', { name: 'A' });
  const names = Object.keys(STORED_KEYS).filter(
    (name) => (isSold('isp') || name !== 'isp-labels') && !name.startsWith('sb-'),
  );
  for (const name of names) expect(section.textContent).toContain(name);
});
