import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DiscountField, PriceSummary } from '../../src/checkout/PriceSummary.tsx';
import type { Discount } from '../../src/checkout/use-discount.ts';
import { pressEnter } from '../setup/user.ts';

const apply = vi.fn<() => void>();
const NONE: Discount = {
  code: '',
  setCode: () => undefined,
  apply,
  applyCode: () => undefined,
  status: 'none',
  isRequestedByUser: false,
  original: 80,
  total: 80,
  percentage: 0,
  appliedCode: '',
  settle: () => Promise.resolve(null),
};
const APPLIED: Discount = {
  ...NONE,
  code: 'amber15',
  status: 'applied',
  total: 68,
  percentage: 15,
  appliedCode: 'amber15',
};
const SUM = { quantity: 20, unit: 'GB', unitPrice: 4 } as const;

test('a discount shows its badge, the lower total, the old one struck through, and the sum', () => {
  const { container } = render(<PriceSummary discount={APPLIED} sum={SUM} />);
  expect(screen.getByText('$80.00').tagName).toBe('S');
  expect(container.textContent).toBe(
    'Total Price🎉 15% OFF$68.00instead of$80.0020 GB × $4.00 − 15% = $68.00',
  );
});

test('a discount that rounds to nothing is not shown', () => {
  const total = 0.07;
  const tiny = { ...APPLIED, original: total, total, percentage: 1 };
  const sum = { ...SUM, quantity: 1, unitPrice: total };
  const { container } = render(<PriceSummary discount={tiny} sum={sum} />);
  expect(container.textContent).toBe('Total Price$0.071 GB × $0.07 = $0.07');
});

test('Enter in the code field applies the code and stays on the page', async () => {
  render(<DiscountField discount={{ ...NONE, code: 'A' }} />);
  let submit: Event | undefined;
  addEventListener('submit', (event) => (submit = event), { once: true });
  await pressEnter(screen.getByLabelText('Discount code'));
  expect(apply).toHaveBeenCalledOnce();
  expect(submit?.defaultPrevented).toBe(true);
});

test.each([
  ['none', ''],
  ['checking', ''],
  ['applied', 'amber15 applied'],
  ['error', 'Invalid discount code'],
] as const)('what became of the code is said beside the field: %s', (status, text) => {
  render(<DiscountField discount={{ ...APPLIED, status }} />);
  const field = screen.getByLabelText('Discount code');
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const said = described.map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '');
  expect(said.join('')).toBe(text);
});

test('a code is no word, so its spelling is not checked', () => {
  render(<DiscountField discount={NONE} />);
  expect(screen.getByLabelText('Discount code').getAttribute('spellcheck')).toBe('false');
});
