import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { configFrom } from '../../../scripts/read-config.ts';
import * as shop from '../../../shop.config.ts';
import { PurchaseTerms } from '../../../src/checkout/PurchaseNotice.tsx';
import { config } from '../../../src/config.ts';
import { CLAIMS } from '../../../src/domain/products.ts';
import { homeTexts } from '../../../src/features/home/home-texts.ts';
import HomePage from '../../../src/features/home/HomePage.tsx';

const ORIGINAL = { ...config };
const WORDS = { ...homeTexts };
const CLAIMED = { ...CLAIMS };
afterEach(() => {
  Object.assign(config, ORIGINAL);
  Object.assign(homeTexts, WORDS);
  Object.assign(CLAIMS, CLAIMED);
});
function withFile(changed: object): void {
  const { home, ...settings } = configFrom({}, { ...shop, ...changed });
  Object.assign(config, settings);
  Object.assign(homeTexts, home);
}

test('the words of the file stand on Home and below prices, and none of ours that promise', () => {
  withFile({
    texts: {
      title: 'Proxies for researchers.',
      lead: 'Choose a place.',
      reasons: [{ title: 'Run by two people', text: 'In Galway' }],
      security: { claim: 'Paid elsewhere', text: 'The provider asks for the card.' },
      performance: { claim: 'Measured daily', text: 'See our status page.' },
      refunds: 'Unused data is refunded: see the Refund Policy, please.',
    },
  });
  render(
    <>
      <HomePage />
      <PurchaseTerms product="residential" />
    </>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Proxies for researchers. ');
  const { textContent } = document.body;
  expect(textContent).toContain('In Galway');
  expect(textContent).toContain(
    'Unused data is refunded: see the Refund Policy, please. By buying you accept it',
  );
  expect(textContent).not.toMatch(/fraud|short queues|never see your card|No refunds|One line of/i);
});

test('claims that are null are nowhere on Home', () => {
  const none = Object.fromEntries(Object.keys(shop.claims).map((name) => [name, null]));
  withFile({ claims: none });
  Object.assign(CLAIMS, none);
  render(<HomePage />);
  expect(screen.queryByRole('region', { name: 'In figures' })).toBeNull();
  const values = Object.values(shop.claims).flatMap((claim) => claim?.value ?? []);
  for (const value of values) expect(document.body.textContent).not.toContain(value);
  expect(config.texts.figures).toBe('');
});
