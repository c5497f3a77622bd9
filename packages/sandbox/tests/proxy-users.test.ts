import { expect, test } from 'vitest';
import { field, openTestSandbox, type Envelope, type TestSandbox } from './open-sandbox.ts';

const CHECK = '/api/ProxyLogic/CheckLine';
const CONFIG = '/api/ProxyLogic/GetProxyConfig?planType=premium';
const scraper = { name: 'scraper', tier: 'premium', limitGb: 2, period: 'month' };

type User = { id: string; name: string; userName: string; usedGb: number; resetTime?: string };

async function withUser(now = () => Date.UTC(2026, 10, 27)) {
  const sandbox = await openTestSandbox({ now });
  const { token } = sandbox.newCustomer();
  const post = (name: string, body: object) => sandbox.post(`/api/ProxyUsers/${name}`, body, token);
  const order = (body: object) => sandbox.post('/sandbox', body, token);
  await order({ credit: { tier: 'premium', total: 50 } });
  const created = await post('Create', scraper);
  const user = field(created, 'user') as User;
  const password = String(field(created, 'password'));
  const list = async () =>
    field(await sandbox.get('/api/ProxyUsers/List', token), 'users') as User[];
  const config = () => sandbox.get(`${CONFIG}&user=${user.id}`, token);
  const check = async (with_: string) => {
    const line = { host: 'gate1.proxy.ambergate.example', port: 10_000 };
    const userName = `${user.userName}-country-us-session-1-life-10`;
    return (await sandbox.post(CHECK, { ...line, userName, password: with_ }, token)).body;
  };
  return { sandbox, token, post, order, user, password, list, config, check };
}

test('a password is returned once, when it is created', async () => {
  const { sandbox, user, password, post, list, config, check } = await withUser();
  expect(await check(password)).toMatchObject({ ok: true });
  const second = String(field(await post('ResetPassword', { id: user.id }), 'password'));
  expect(second).not.toBe(password);
  expect(await check(password)).toMatchObject({ error: { code: 'wrong_credentials' } });
  expect(await check(second)).toMatchObject({ ok: true });
  const later = JSON.stringify([
    await list(),
    await config(),
    await post('Save', { ...scraper, id: user.id, isActive: true }),
  ]);
  expect(later).not.toContain(password);
  expect(later).not.toContain(second);
  expect(await config()).toMatchObject({
    code: 200,
    body: { userName: user.userName, proxyPwd: '' },
  });
  expect(sandbox.faults).toEqual([]);
});

test('a user that is disabled, over the limit or deleted is rejected', async () => {
  let now = Date.UTC(2026, 10, 27);
  const { user, password, post, order, list, config, check } = await withUser(() => now);
  const save = (change: object) =>
    post('Save', { ...scraper, id: user.id, isActive: true, ...change });
  await save({ isActive: false });
  expect(await config()).toMatchObject({ reason: 'user_inactive' });
  expect(await check(password)).toMatchObject({ error: { code: 'user_inactive' } });
  await save({});
  await order({ use: { tier: 'premium', gb: 2, user: user.id } });
  expect(await list()).toMatchObject([{ usedGb: 2, limitGb: 2, resetTime: '2026-12-01 00:00:00' }]);
  expect(await config()).toMatchObject({ reason: 'limit_reached' });
  expect(await check(password)).toMatchObject({ error: { code: 'limit_reached' } });
  now = Date.UTC(2026, 11, 1);
  expect(await check(password)).toMatchObject({ ok: true });
  await save({ period: 'total' });
  expect(await list()).toMatchObject([{ usedGb: 2 }]);
  expect((await list())[0]).not.toHaveProperty('resetTime');
  expect(await check(password)).toMatchObject({ error: { code: 'limit_reached' } });
  await save({ limitGb: 3 });
  expect(await check(password)).toMatchObject({ ok: true });
  await save({ tier: 'basic' });
  expect(await config()).toMatchObject({ reason: 'invalid_request' });
  await post('Delete', { id: user.id });
  expect(await list()).toEqual([]);
  expect(await check(password)).toMatchObject({ error: { code: 'wrong_credentials' } });
});

test("names are unique, and customers cannot reach each other's users", async () => {
  const { sandbox, user, post, list } = await withUser();
  expect(await post('Create', { ...scraper, name: 'SCRAPER' })).toMatchObject({
    reason: 'name_taken',
  });
  const other = sandbox.newCustomer();
  const asOther = (name: string, body: object): Promise<Envelope> =>
    sandbox.post(`/api/ProxyUsers/${name}`, body, other.token);
  for (const [name, body] of [
    ['Save', { ...scraper, id: user.id, isActive: false }],
    ['ResetPassword', { id: user.id }],
    ['Delete', { id: user.id }],
  ] as const) {
    expect(await asOther(name, body)).toMatchObject({ reason: 'not_found' });
  }
  expect(await sandbox.get(`${CONFIG}&user=${user.id}`, other.token)).toMatchObject({
    reason: 'not_found',
  });
  expect(await asOther('Create', scraper)).toMatchObject({ code: 200 });
  expect(await list()).toMatchObject([{ isActive: true }]);
});

const listed = async (sandbox: TestSandbox, token: string, ips: readonly string[]) =>
  sandbox.post('/api/ProxyUsers/SaveAllowedIps', { ips }, token);

test('addresses are normalized, and duplicates are removed', async () => {
  const { sandbox, token } = await withUser();
  for (const [ips, stored] of [
    [['203.0.113.7/32', '203.0.113.7'], ['203.0.113.7']],
    [['198.51.100.20/24'], ['198.51.100.0/24']],
    [
      ['2001:DB8:12:34:0:0:0:9/64', '2001:0db8::1'],
      ['2001:db8:12:34::/64', '2001:db8::1'],
    ],
    [[], []],
  ] as const) {
    expect(await listed(sandbox, token, ips)).toMatchObject({ code: 200, body: { ips: stored } });
  }
});

test('a list with a private address or a network that is too large is rejected as a whole', async () => {
  const { sandbox, token } = await withUser();
  await listed(sandbox, token, ['203.0.113.7']);
  const refused =
    '10.1.2.3 172.16.0.0/16 192.168.0.7 100.64.0.1 127.0.0.1 169.254.1.1 224.0.0.1 255.255.255.255 0.0.0.0 ' +
    '0.0.0.0/0 8.0.0.0/15 203.0.113.7/33 203.0.113.7/024 203.0.113 0313.0.113.7 256.0.0.1 ::1 :: ::/0 ::2/48 fe80::1 ' +
    'fd00::1 ff02::1 ::ffff:203.0.113.7 2001:db8::/47 2001:db8::/129 dead';
  for (const ip of refused.split(' ')) {
    expect(await listed(sandbox, token, ['198.51.100.1', ip]), ip).toMatchObject({
      code: 400,
      reason: 'invalid_request',
    });
  }
  expect(await sandbox.get('/api/ProxyUsers/AllowedIps', token)).toMatchObject({
    body: { ips: ['203.0.113.7'], yourIp: '203.0.113.90' },
  });
});

test('a line without a password works only from an allowed address', async () => {
  const { sandbox, token, order, check } = await withUser();
  expect(await check('')).toMatchObject({ error: { code: 'wrong_credentials' } });
  await listed(sandbox, token, ['203.0.113.0/24']);
  expect(await check('')).toMatchObject({ ok: true });
  await order({ yourIp: '198.51.100.9' });
  expect(await check('')).toMatchObject({ error: { code: 'wrong_credentials' } });
  await order({ yourIp: null });
  expect((await sandbox.get('/api/ProxyUsers/AllowedIps', token)).body).not.toHaveProperty(
    'yourIp',
  );
});
