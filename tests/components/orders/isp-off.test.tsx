import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OrderAnalysisRow } from '../../../generated/model/orderAnalysisRow.zod.ts';
import type * as Plans from '../../../src/domain/plans.ts';
import { SpendInRange } from '../../../src/features/orders/SpendInRange.tsx';

vi.mock('../../../src/domain/plans.ts', async (original) => ({
  ...(await original<typeof Plans>()),
  SELLS_ISP: false,
}));

test('a shop without ISP addresses does not count them in the amount spent', () => {
  const rows: OrderAnalysisRow[] = [
    { time: '2026.11.20 10:00', type: 'Residential', planType: 'basic', amount: '20', price: 60 },
  ];
  const range = { start: '2026-11-01', end: '2026-11-24' };
  render(<SpendInRange rows={rows} range={range} timeZone="UTC" />);
  expect(screen.getByRole('status').textContent).toContain('20 GB');
  expect(document.body.textContent).not.toMatch(/\bIPs?\b/);
});
