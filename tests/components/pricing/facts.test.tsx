import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import HomePage from '../../../src/features/home/HomePage.tsx';
import { Facts } from '../../../src/features/pricing/Facts.tsx';
import { paths } from '../../../src/paths.ts';
import * as locale from '../../../src/platform/locale.ts';
import { changeShopFile } from '../../setup/shop-file.ts';
import { type } from '../../setup/user.ts';
import { freshPageForEach, open } from './pricing-fixture.tsx';

freshPageForEach();

const section = () => screen.queryByRole('region', { name: 'Before you buy' });
const toFacts = () => screen.queryByRole('link', { name: 'Before you buy' });

test("Pricing answers buyers' questions, with a search for countries", async () => {
  changeShopFile({
    facts: {
      protocols: ['HTTP', 'SOCKS5'],
      countries: ['DE', 'CI', 'AE'],
      trial: 'Ask us for a trial.',
      payment: ['Visa', 'PayPal'],
    },
  });
  open();
  const facts = within(section() as HTMLElement);
  for (const text of ['HTTP, SOCKS5', 'Ask us for a trial.', 'Visa, PayPal']) facts.getByText(text);
  const names = () => facts.queryAllByRole('listitem').map(({ textContent }) => textContent);
  facts.getByText('Residential addresses in 3 countries').click();
  expect(names()).toEqual(['Côte d’Ivoire', 'Germany', 'United Arab Emirates']);
  await type('Search countries', 'cote', section() as HTMLElement);
  expect(names()).toEqual(['Côte d’Ivoire']);
  await type('Search countries', 'Atlantis', section() as HTMLElement);
  expect(names()).toEqual([]);
  facts.getByText('No country matches. Ask us about it.');
});

test('a browser that names and sorts countries differently than the build finds the right ones', async () => {
  changeShopFile({ facts: { countries: ['DE', 'HK', 'KW'] } });
  const page = document.body.appendChild(document.createElement('div'));
  const atBuild = vi.spyOn(locale, 'countryName').mockImplementation((code) => `${code} at build`);
  page.innerHTML = renderToString(<Facts />);
  atBuild.mockRestore();
  render(<Facts />, { container: page, hydrate: true });
  const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  screen.getByText('Residential addresses in 3 countries').click();
  expect(names()).toEqual(['Germany', 'Hong Kong SAR China', 'Kuwait']);
  await type('Search countries', 'germany');
  expect(names()).toEqual(['Germany']);
  page.remove();
});

test('a country is also found by its English name and by its code', async () => {
  changeShopFile({ facts: { countries: ['DE', 'KW'] } });
  const names = new Intl.DisplayNames('ar', { type: 'region' });
  const { countryName } = locale;
  vi.spyOn(locale, 'countryName').mockImplementation((code, language) =>
    language === undefined ? (names.of(code) ?? '') : countryName(code, language),
  );
  render(<Facts />);
  for (const name of ['Germany', 'de', 'المانيا']) {
    await type('Search countries', name);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ألمانيا',
    ]);
  }
});

test('facts missing from the shop file are not shown, nor is a section without facts', () => {
  changeShopFile({ facts: { trial: 'Ask us for a trial.' } });
  const { unmount } = open();
  expect(within(section() as HTMLElement).getAllByRole('term')).toHaveLength(1);
  expect(screen.queryByText(/^Residential addresses in/)).toBeNull();
  unmount();
  changeShopFile({ facts: {} });
  open();
  expect(section()).toBeNull();
});

test('Home lists protocols, countries and payment methods, and links to the rest', () => {
  changeShopFile({
    facts: { protocols: ['HTTP', 'SOCKS5'], countries: ['DE', 'FR'], payment: ['Visa'] },
  });
  const { unmount } = render(<HomePage />);
  screen.getByText('HTTP and SOCKS5. 2 countries. Pay with Visa.');
  expect(toFacts()?.getAttribute('href')).toBe(paths.facts());
  unmount();
  changeShopFile({ facts: {} });
  render(<HomePage />);
  expect(toFacts()).toBeNull();
});
