import { expect, test } from 'vitest';
import { byHour } from '../rules/spread-usage.ts';
import { DEMO, field, openTestSandbox, type TestSandbox } from './open-sandbox.ts';

const NOW = Date.UTC(2026, 10, 27, 10, 30);
const ALL = { from: '2026-06-01 00:00:00', to: '2026-11-28 00:00:00' };

type Row = { time?: string; name?: string; id?: string; gb: number; requests: number };

const at = async () => openTestSandbox({ now: () => NOW });
const signIn = async (sandbox: TestSandbox) =>
  String(
    field(
      await sandbox.post('/api/SysLogin/Login', { ...DEMO, loginType: 'pwd', account: '' }),
      'token',
    ),
  );
const read = (sandbox: TestSandbox, token: string, query: Record<string, string>) => {
  const call = ['hour', 'day'].includes(query['by'] ?? '') ? 'UsageHistory' : 'UsageBreakdown';
  const text = new URLSearchParams({ ...ALL, ...query }).toString();
  return sandbox.get(`/api/ProxyLogic/${call}?${text}`, token);
};
const rowsOf = async (sandbox: TestSandbox, token: string, query: Record<string, string>) =>
  field(await read(sandbox, token, query), 'rows') as Row[];
const sum = (rows: readonly Row[]) => rows.reduce((total, { gb }) => total + gb, 0);

test('usage by hour, day, country, host and user adds up to the data used', async () => {
  const sandbox = await at();
  const token = await signIn(sandbox);
  for (const [tier, used] of [
    ['basic', 33.25],
    ['premium', 47.4],
  ] as const) {
    for (const by of ['hour', 'day', 'country', 'host', 'user']) {
      expect(sum(await rowsOf(sandbox, token, { tier, by })), by).toBeCloseTo(used, 6);
    }
  }
  const days = await rowsOf(sandbox, token, { tier: 'premium', by: 'day' });
  // 90 times 24 hours start in the middle of the first day.
  expect(days).toHaveLength(91);
  expect(days.at(-1)?.time).toBe('2026-11-27 00:00:00');
  expect(days.slice(1).every(({ time = '' }, at) => time > (days[at]?.time ?? ''))).toBe(true);
  expect(sandbox.faults).toEqual([]);
});

test('a range is extended to whole hours and contains only its own figures', async () => {
  const sandbox = await at();
  const token = await signIn(sandbox);
  const day = { from: '2026-11-20 00:00:00', to: '2026-11-21 00:00:00' };
  const [whole] = await rowsOf(sandbox, token, { tier: 'premium', by: 'day', ...day });
  const hours = await rowsOf(sandbox, token, { tier: 'premium', by: 'hour', ...day });
  expect(sum(hours)).toBeCloseTo(whole?.gb ?? 0, 6);
  const part = { from: '2026-11-20 09:10:00', to: '2026-11-20 11:00:01' };
  const times = (await rowsOf(sandbox, token, { tier: 'premium', by: 'hour', ...part })).map(
    ({ time }) => time,
  );
  expect(['2026-11-20 09:00:00', '2026-11-20 10:00:00', '2026-11-20 11:00:00']).toEqual(
    expect.arrayContaining(times),
  );
  expect(times).not.toHaveLength(0);
  for (const range of [
    { from: '2026-11-20 00:00:00', to: '2026-11-19 00:00:00' },
    { from: '2025-11-01 00:00:00', to: '2026-11-20 00:00:00' },
  ]) {
    expect(await read(sandbox, token, { tier: 'basic', by: 'hour', ...range })).toMatchObject({
      code: 400,
      reason: 'invalid_request',
    });
  }
});

test('a command uses data at once, over hours, by one user and for many hosts', async () => {
  const sandbox = await at();
  const { token } = sandbox.newCustomer();
  const other = sandbox.newCustomer();
  const order = (body: object) => sandbox.post('/sandbox', body, token);
  await order({ credit: { tier: 'basic', total: 50 } });
  const created = await sandbox.post(
    '/api/ProxyUsers/Create',
    { name: 'a', tier: 'basic', period: 'day' },
    token,
  );
  const { id = '' } = field(created, 'user') as { id?: string };
  await order({ use: { tier: 'basic', gb: 2, user: id } });
  await order({ use: { tier: 'basic', gb: 3, hours: 48, hosts: 2000 } });
  await sandbox.post('/api/ProxyUsers/Delete', { id }, token);
  expect(await rowsOf(sandbox, token, { tier: 'basic', by: 'user' })).toMatchObject([
    { name: '', gb: 3 },
    { name: 'a', id, gb: 2 },
  ]);
  const hosts = await rowsOf(sandbox, token, { tier: 'basic', by: 'host' });
  expect(hosts).toHaveLength(2000);
  expect(sum(hosts)).toBeCloseTo(5, 6);
  expect(await rowsOf(sandbox, other.token, { tier: 'basic', by: 'day' })).toEqual([]);
  expect(await order({ use: { tier: 'basic', gb: 1, user: '999' } })).toMatchObject({ code: 400 });
  await order({ recordsHosts: false });
  expect(await read(sandbox, token, { tier: 'basic', by: 'host' })).toMatchObject({
    reason: 'not_recorded',
  });
});

test('data used within a few hours adds up, even if all of them are idle', () => {
  const row = { tier: 'basic', proxyUserId: null, bytes: 1e9, lastHour: NOW, hosts: 1 } as const;
  for (const hours of [1, 2, 3]) {
    for (let id = 1; id <= 1000; id += 1) {
      const all = byHour({ ...row, id, hours });
      expect(all.reduce((total, { bytes }) => total + bytes, 0)).toBe(1e9);
    }
  }
});
