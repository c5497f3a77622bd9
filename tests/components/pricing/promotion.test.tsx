import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as shop from '../../../shop.config.ts';
import HomePage from '../../../src/features/home/HomePage.tsx';
import { configFrom } from '../../../tools/build/config/read-config.ts';
import { user } from '../../setup/user.ts';
import { BASIC, card, freshPageForEach, open, PREMIUM, testPage } from './pricing-fixture.tsx';

const { TEXT, END } = vi.hoisted(() => ({
  TEXT: '20% off until Friday with SPRING',
  END: Date.UTC(2026, 11, 5),
}));

vi.mock('virtual:promotion', () => import('../../../src/features/promotion/Promotion.tsx'));
vi.mock(import('../../../src/domain/promotion.ts'), async (original) => ({
  ...(await original()),
  PROMOTION: { code: 'SPRING', text: TEXT, end: END },
}));

freshPageForEach();
const codes = () =>
  [BASIC, PREMIUM].map(
    (name) => card(name).getByLabelText<HTMLInputElement>('Discount code').value,
  );

test('Home links to Pricing with the code filled in', () => {
  vi.setSystemTime(END - 1);
  render(<HomePage />);
  screen.getByText(TEXT);
  const link = screen.getByRole('link', { name: 'Use SPRING' });
  expect(link.getAttribute('href')).toBe('/pricing?code=SPRING');
});

test('the link on Pricing fills the code into every card and does not apply it', async () => {
  vi.setSystemTime(END - 1);
  open();
  expect(codes()).toEqual(['', '']);
  await user.click(screen.getByRole('link', { name: 'Use SPRING' }));
  expect(codes()).toEqual(['SPRING', 'SPRING']);
  screen.getByText('SPRING is filled in.');
  expect(testPage.calls).toEqual([]);
});

test('the promotion disappears after its last day', () => {
  vi.setSystemTime(END);
  open();
  expect(screen.queryByText(TEXT)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Use SPRING' })).toBeNull();
});

test('the promotion ends at midnight UTC after its last day, and later builds omit it', () => {
  const promotion = { code: 'SPRING', text: TEXT, until: '2026-12-04' };
  vi.setSystemTime(END - 1);
  expect(configFrom({}, { ...shop, promotion }).promotion).toEqual({
    code: 'SPRING',
    text: TEXT,
    end: END,
  });
  vi.setSystemTime(END);
  expect(configFrom({}, { ...shop, promotion }).promotion).toBeNull();
});
