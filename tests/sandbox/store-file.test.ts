import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { removeDatabase } from '../../sandbox/store/database.ts';
import { openStore } from '../../sandbox/store/store.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';
import { openTestSandbox } from './open-sandbox.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});

test('state survives a restart, and is seeded only once', async () => {
  const file = join(folder, 'new', 'state.sqlite');
  const before = await openTestSandbox({ file });
  const { token } = before.newCustomer('stays@test.example');
  await before.stop();
  const after = await openTestSandbox({ file });
  expect(await after.get('/api/SysLogin/GetUserInfo', token)).toMatchObject({
    body: { userInfo: { email: 'stays@test.example' } },
  });
});

test.each([
  ['garbage', 'this is no database '.repeat(300)],
  ['a file cut short', 'SQLite format 3\u0000'],
])('%s is reported with --reset and left as it is', (_what, content) => {
  const file = join(folder, 'state.sqlite');
  writeFileSync(file, content);
  expect(() => openStore(file, Date.now)).toThrow(/--reset/);
  expect(() => openStore(file, Date.now)).toThrow(file);
  expect(readFileSync(file, 'utf8')).toBe(content);
  removeDatabase(file);
  openStore(file, Date.now).close();
});

test('the demo customer owns data of both tiers, plans of every kind and orders for several pages', async () => {
  const { backend } = await openTestSandbox();
  const { store } = backend;
  const id = store.customers.byEmail('demo@ambergate.example')?.id ?? 0;
  for (const tier of ['basic', 'premium'] as const) {
    const { total, used } = store.bandwidth.of(id, tier);
    expect(used).toBeGreaterThan(0);
    expect(total).toBeGreaterThan(used);
  }
  const plans = store.ispPlans.of(id);
  const now = Date.now();
  expect(plans.filter(({ expiresAt }) => expiresAt > now).length).toBeGreaterThan(2);
  expect(plans.some(({ expiresAt }) => expiresAt < now)).toBe(true);
  expect(plans.some(({ autoRenew }) => autoRenew === 1)).toBe(true);
  expect(plans.some(({ subscriptionId }) => subscriptionId === null)).toBe(true);
  expect(store.orders.count(id, { from: now - 100 * 86_400_000, to: now })).toBeGreaterThan(20);
});
