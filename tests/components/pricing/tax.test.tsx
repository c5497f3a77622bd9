import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { products, seller } from '../../../shop.config.ts';
import { formatListPrice } from '../../../src/domain/money/money.ts';
import HomePage from '../../../src/features/home/HomePage.tsx';
import TermsPage from '../../../src/features/legal/terms.md';
import { changeShopFile } from '../../setup/shop-file.ts';
import { BASIC, card, freshPageForEach, open, testPage } from './pricing-fixture.tsx';

freshPageForEach();
beforeEach(() => {
  const other = { name: 'Other Ltd', address: ['1 Road'], jurisdiction: '' };
  const tax = { taxId: 'VAT ID IE1', taxNote: 'VAT included' };
  changeShopFile({ seller: { ...seller, ...other, ...tax } });
});

test('a note on tax follows the prices on Pricing', () => {
  open();
  expect(card(BASIC).getByText('per GB, VAT included')).toBeDefined();
  expect(card(BASIC).getByText('Total Price, VAT included')).toBeDefined();
});

test('Home shows the price of each product, with the note on tax', () => {
  testPage.show(<HomePage />);
  const { basic, premium } = products;
  for (const { name, price } of [basic, premium]) {
    const dollars = Number.isInteger(price) ? price : price.toFixed(2);
    const text = screen.getByRole('article', { name }).textContent;
    expect(text).toContain(`$${dollars} per GB, VAT included`);
  }
  const lowest = formatListPrice(Math.min(basic.price, premium.price));
  expect(document.body.textContent).toContain(`Residential from ${lowest} per GB, VAT included`);
});

test('legal pages end with the tax number, after the address', () => {
  render(<TermsPage />);
  expect(screen.getByText('Other Ltd, 1 Road, VAT ID IE1')).toBeDefined();
});
