import { expect, test } from 'vitest';
import { openTestSandbox } from './open-sandbox.ts';

const list = (from: string, to: string, more: Record<string, string> = {}) =>
  `/api/Order/PageList?${new URLSearchParams({
    PageNo: '1',
    PageSize: '5',
    SearchBeginTime: from,
    SearchEndTime: to,
    ...more,
  })}`;
const OCTOBER = ['2026-10-01 00:00:00', '2026-10-31 23:59:59'] as const;

test('an invalid range or date is a business failure', async () => {
  const sandbox = await openTestSandbox();
  const { token } = sandbox.newCustomer();
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
