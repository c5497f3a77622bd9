import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { config } from '../../../src/config.ts';

const asItCame = { ...config };
afterEach(() => {
  Object.assign(config, asItCame);
  vi.resetModules();
});

/** The page's texts are created when its module loads. */
async function openTerms(given: Partial<typeof config>) {
  vi.resetModules();
  const { config: fresh } = await import('../../../src/config.ts');
  Object.assign(fresh, given);
  const { default: TermsPage } = await import('../../../src/features/legal/terms.md');
  render(<TermsPage />);
}

test('with an address, the legal pages end with the seller', async () => {
  await openTerms({ sellerName: 'Other Ltd', sellerAddress: ['1 Road', 'Town'] });
  expect(screen.getByText('Other Ltd, 1 Road, Town')).toBeDefined();
});

test('without an address, the legal pages do not mention a seller', async () => {
  await openTerms({ sellerAddress: [] });
  expect(document.querySelector('address')).toBeNull();
});
