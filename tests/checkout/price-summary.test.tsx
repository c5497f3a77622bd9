import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DiscountField, PriceSummary } from '../../src/checkout/PriceSummary.tsx';
import type { Discount } from '../../src/checkout/use-discount.ts';
import { pressEnter } from '../setup/user.ts';

const DISCOUNT: Discount = {
  code: 'A',
  setCode: () => undefined,
  apply: () => undefined,
  applyCode: () => undefined,
  status: 'applied',
  isRequestedByUser: false,
  original: 0.07,
  total: 0.07,
  percentage: 1,
  appliedCode: 'A',
  settle: () => Promise.resolve(null),
};

test('a discount that rounds to zero is not shown', () => {
  const sum = { quantity: 1, unit: 'GB', unitPrice: 0.07 } as const;
  const { container } = render(<PriceSummary discount={DISCOUNT} sum={sum} />);
  expect(container.textContent).toBe('Total Price$0.071 GB × $0.07 = $0.07');
});

test('Enter in the code field applies the code and does not leave the page', async () => {
  const apply = vi.fn<() => void>();
  render(<DiscountField discount={{ ...DISCOUNT, apply }} />);
  let submit: Event | undefined;
  addEventListener('submit', (event) => (submit = event), { once: true });
  await pressEnter(screen.getByLabelText('Discount code'));
  expect(apply).toHaveBeenCalledOnce();
  expect(submit?.defaultPrevented).toBe(true);
});
