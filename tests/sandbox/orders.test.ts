import { expect, test } from 'vitest';
import { field, openTestSandbox } from './open-sandbox.ts';
import type { TestSandbox } from './open-sandbox.ts';

type Row = {
  orderNo: string;
  mealType: string;
  sysCreateTime: string;
};

async function withOrders(): Promise<{ sandbox: TestSandbox; token: string }> {
  const sandbox = await openTestSandbox();
  const { id, token } = sandbox.newCustomer();
  for (let day = 1; day <= 12; day += 1) {
    sandbox.backend.store.orders.add({
      customerId: id,
      orderName: `Order of day ${day}`,
      mealType: day % 3 === 0 ? 'isp' : 'basic',
      quantity: 25,
      cents: 7_550,
      status: day === 12 ? 0 : 1,
      createdAt: Date.UTC(2026, 9, day, 23, 59, 59, 500),
    });
  }
  return { sandbox, token };
}

const list = (from: string, to: string, more: Record<string, string> = {}) =>
  `/api/Order/PageList?${new URLSearchParams({
    PageNo: '1',
    PageSize: '5',
    SearchBeginTime: from,
    SearchEndTime: to,
    ...more,
  })}`;
const OCTOBER = ['2026-10-01 00:00:00', '2026-10-31 23:59:59'] as const;

test('orders come newest first in pages that neither repeat nor lose one', async () => {
  const { sandbox, token } = await withOrders();
  const pages = await Promise.all(
    ['1', '2', '3', '4'].map((PageNo) => sandbox.get(list(...OCTOBER, { PageNo }), token)),
  );
  expect(pages.map((page) => field(page, 'totalPage'))).toEqual([3, 3, 3, 3]);
  const rows = pages.map((page) => field(page, 'records') as Row[]);
  expect(rows.map(({ length }) => length)).toEqual([5, 5, 2, 0]);
  const times = rows.flat().map(({ sysCreateTime }) => sysCreateTime);
  expect(times).toEqual([...new Set(times)].toSorted().toReversed());
});

test('behind a full last page there is none, and without orders there is no page', async () => {
  const { sandbox, token } = await withOrders();
  const pages = async (to: string) =>
    field(
      await sandbox.get(list('2026-10-01 00:00:00', to, { PageSize: '4' }), token),
      'totalPage',
    );
  expect(await pages('2026-10-31 23:59:59')).toBe(3);
  expect(await pages('2026-10-01 00:00:00')).toBe(0);
});

test('both ends of the range are inclusive, the last second to its end', async () => {
  const { sandbox, token } = await withOrders();
  const of = async (from: string, to: string) =>
    (field(await sandbox.get(list(from, to), token), 'records') as Row[]).length;
  expect(await of('2026-10-03 23:59:59', '2026-10-04 23:59:59')).toBe(2);
  expect(await of('2026-10-04 00:00:00', '2026-10-04 23:59:58')).toBe(0);
});

test('the type filter separates residential orders from ISP orders', async () => {
  const { sandbox, token } = await withOrders();
  const kinds = async (Type: string) =>
    (
      field(
        await sandbox.get(list(...OCTOBER, { Type, PageSize: '100' }), token),
        'records',
      ) as Row[]
    ).map(({ mealType }) => mealType);
  expect(await kinds('0')).toEqual(Array.from({ length: 8 }, () => 'basic'));
  expect(await kinds('1')).toEqual(Array.from({ length: 4 }, () => 'isp'));
});

test('an invalid range or date is a business failure', async () => {
  const { sandbox, token } = await withOrders();
  const codes = await Promise.all(
    [
      list('2026-10-31 00:00:00', '2026-10-01 00:00:00'),
      list('2026-02-30 00:00:00', '2026-10-01 00:00:00'),
      list('yesterday', '2026-10-01 00:00:00'),
      list(...OCTOBER, { PageNo: '0' }),
      list(...OCTOBER, { PageSize: '101' }),
      list(...OCTOBER, { Type: '2' }),
      '/api/Order/PageList',
    ].map(async (path) => (await sandbox.get(path, token)).code),
  );
  expect(codes).toEqual(codes.map(() => 400));
  expect(sandbox.faults).toEqual([]);
});

test('the analysis counts paid orders and lists them oldest first', async () => {
  const { sandbox, token } = await withOrders();
  const analysis = await sandbox.get('/api/Order/Analysis', token);
  expect(field(analysis, 'counts')).toEqual({ basic: 8, premium: 0, isp: 3 });
  const rows = field(analysis, 'rows') as { time: string }[];
  expect(rows[0]).toEqual({
    time: '2026.10.01 23:59',
    type: 'Residential',
    planType: 'basic',
    amount: '25 GB',
    price: 75.5,
  });
  expect(rows[2]).toMatchObject({ type: 'ISP', amount: '25 IPs' });
});
