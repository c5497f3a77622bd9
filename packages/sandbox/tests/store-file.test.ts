import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@ambergate/contract-check/tests/temporary-folder.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { Database, removeDatabase } from '../store/database.ts';
import { openStore } from '../store/store.ts';
import { DEMO, openTestSandbox } from './open-sandbox.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});

test('state survives a restart and is seeded only once', async () => {
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
])('%s is reported with a hint to --reset and left unchanged', (_what, content) => {
  const file = join(folder, 'state.sqlite');
  writeFileSync(file, content);
  expect(() => openStore(file, Date.now)).toThrow(/--reset/);
  expect(() => openStore(file, Date.now)).toThrow(file);
  expect(readFileSync(file, 'utf8')).toBe(content);
  removeDatabase(file);
  openStore(file, Date.now).close();
});

test('the demo customer has data of both tiers, plans of every kind and several pages of orders', async () => {
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

/** Kills a process during its first start, while it fills the state file. */
const diesInFirstStart = (file: string) => `
  import { createSandbox } from ${JSON.stringify(new URL('../sandbox.ts', import.meta.url).href)};
  await createSandbox({
    file: ${JSON.stringify(file)},
    seed: () => process.kill(process.pid, 'SIGKILL'),
  });`;

test('the next start seeds a file whose first start was killed', async () => {
  const file = join(folder, 'state.sqlite');
  const { signal } = spawnSync(process.execPath, [
    '--input-type=module',
    '--eval',
    diesInFirstStart(file),
  ]);
  expect(signal).toBe('SIGKILL');
  const { backend } = await openTestSandbox({ file });
  expect(backend.store.customers.byEmail(DEMO.email)).toBeDefined();
});

test.each(['an empty file', 'tables without a customer'])(
  '%s is filled with the demo customer',
  async (what) => {
    const file = join(folder, 'state.sqlite');
    if (what === 'an empty file') writeFileSync(file, '');
    else await (await openTestSandbox({ file, seed: () => undefined })).stop();
    const { backend } = await openTestSandbox({ file });
    expect(backend.store.customers.byEmail(DEMO.email)).toBeDefined();
  },
);

test('concurrent first starts create one demo customer', async () => {
  const file = join(folder, 'state.sqlite');
  const all = await Promise.all([1, 2, 3].map(() => openTestSandbox({ file })));
  for (const { backend } of all) {
    const id = backend.store.customers.byEmail(DEMO.email)?.id ?? 0;
    expect(backend.store.ispPlans.of(id)).toHaveLength(5);
  }
});

test('a full disk is reported, and reads still work', () => {
  const db = new Database(join(folder, 'state.sqlite'));
  onTestFinished(() => db.close());
  db.create(() => undefined);
  const code = (text: string) =>
    db.run("INSERT INTO codes (email, smsType, code, sentAt) VALUES ('', '', ?, 0)", text);
  code('before');
  db.run('PRAGMA max_page_count = 1');
  expect(() => db.transaction(() => code('x'.repeat(100_000)))).toThrow('database or disk is full');
  expect(db.all('SELECT code FROM codes')).toEqual([{ code: 'before' }]);
});

test.runIf(existsSync('/dev/full'))('a full disk at the first start is reported', () => {
  expect(() => openStore('/dev/full', Date.now)).toThrow(
    /cannot write its state in \/dev\/full: database or disk is full\. Free some disk space/,
  );
});
