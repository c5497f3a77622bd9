import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import HomePage from '../../../src/features/home/HomePage.tsx';
import { textPages } from '../../../tools/build/brand/legal-texts.ts';
import { readConfig } from '../../../tools/build/config/read-config.ts';
import { jsonLdFor } from '../../../tools/build/pages/head.ts';
import { freshPageForEach, open, PREMIUM } from './pricing-fixture.tsx';

vi.mock(import('../../../shop.config.ts'), async (original) => {
  const shop = await original();
  const { basic, ...others } = shop.products;
  const old = { ...basic, name: 'Old Residential', shortName: 'Old', sold: false };
  return { ...shop, products: { ...others, basic: old } };
});

const expectNoTrace = () => expect(document.body.textContent).not.toMatch(/\bOld\b/);

freshPageForEach();

test('Home, Pricing and structured data do not mention a tier that is not sold', () => {
  const { unmount } = render(<HomePage />);
  expectNoTrace();
  unmount();
  open('?plan=resi_basic&amount=20');
  screen.getByRole('article', { name: PREMIUM });
  expectNoTrace();
  expect(JSON.stringify(jsonLdFor({ path: '/' }))).not.toMatch(/\bOld\b|resi_basic/);
});

test('the planner offers no choice of target if there is only one tier', () => {
  open();
  expect(screen.queryByRole('radiogroup', { name: 'Target' })).toBeNull();
  screen.getByRole('button', { name: /^Choose 14 GB Premium$/ });
});

test('the legal texts do not compare tiers', async () => {
  const pages = await textPages(readConfig('test'), { legal: '/nowhere' });
  const code = pages.map((page) => page.code).join('\n');
  expect(code).toContain('When your data is used up');
  expect(code).not.toMatch(/\btiers?\b/);
});
