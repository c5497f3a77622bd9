import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readPurchases } from '../../../src/domain/orders/purchases.ts';
import { useReadRows } from '../../../src/features/orders/use-read-rows.ts';
import { until } from '../../setup/until.ts';

const rowsOf = (count: number) =>
  Array.from({ length: count }, () => ({
    time: '2026.11.20 10:00',
    type: 'ISP' as const,
    planType: 'isp' as const,
    amount: '25 IPs',
  }));
const FEW = rowsOf(50);
const MANY = rowsOf(20_000);
const MORE = rowsOf(20_001);
const open = (rows: typeof FEW) =>
  renderHook((props) => useReadRows(props.rows, 'UTC'), { initialProps: { rows } });

test('a few purchases are available at once', () => {
  expect(open(FEW).result.current).toBe(FEW);
});

test('many purchases are parsed with pauses, and the previous ones stay until then', async () => {
  const { result, rerender } = open(MANY);
  expect(result.current).toBeNull();
  await until(() => expect(result.current).toBe(MANY));
  expect(readPurchases(MANY, 'UTC')).toHaveLength(MANY.length);
  rerender({ rows: MORE });
  expect(result.current).toBe(MANY);
  await until(() => expect(result.current).toBe(MORE));
});
