import { expect, test } from 'vitest';
import { field, openTestSandbox } from './open-sandbox.ts';

type Place = {
  value: string;
  label: string;
};

const CONFIG = '/api/ProxyLogic/GetProxyConfig';
const places = (CountryCode: string, StateCode = '') => ({
  CountryCode,
  StateCode,
  MealType: 'premium',
});

test('locations lead from all countries over states to cities', async () => {
  const sandbox = await openTestSandbox();
  const { token } = sandbox.newCustomer();
  const search = async (country: string, state = '') =>
    (await sandbox.post('/api/Location/Search', places(country, state), token)).body as Place[];

  const countries = await search('');
  expect(countries.length).toBeGreaterThan(190);
  expect(countries).toContainEqual({ value: 'us', label: 'United States' });
  expect(await search('us')).toContainEqual({ value: 'New York', label: 'New York' });
  expect(await search('US')).toEqual(await search('us'));
  expect(await search('us', 'New York')).toContainEqual({ value: 'Buffalo', label: 'Buffalo' });
  expect((await sandbox.post('/api/Location/Search', places('zz'), token)).code).toBe(404);
  expect(sandbox.faults).toEqual([]);
});

test('the proxy configuration needs data that is left, and uses none', async () => {
  const sandbox = await openTestSandbox();
  const { id, token } = sandbox.newCustomer();
  const ask = () =>
    sandbox.get(
      `${CONFIG}?planType=premium&country=us&state=New York&city=Buffalo&count=500&life=10`,
      token,
    );
  const nothing = {
    code: 402,
    message: 'Please purchase the proxy package first',
    body: null,
    reason: 'no_data',
  };
  expect(await ask()).toEqual(nothing);

  sandbox.backend.store.bandwidth.credit(id, 'premium', { total: 5, used: 4.5 });
  expect(field(await ask(), 'proxyCityFmt')).toContain('city-{city}');
  expect(field(await ask(), 'usProxyUrl')).not.toEqual([]);
  sandbox.backend.store.bandwidth.credit(id, 'premium', { used: 0.5 });
  expect(await ask()).toEqual(nothing);
});

test('a place that is on no list gives no configuration', async () => {
  const sandbox = await openTestSandbox();
  const { id, token } = sandbox.newCustomer();
  sandbox.backend.store.bandwidth.credit(id, 'basic', { total: 5 });
  for (const picked of [
    'country=zz',
    'state=New York',
    'country=us&state=Bavaria',
    'country=us&city=Buffalo',
  ]) {
    expect(await sandbox.get(`${CONFIG}?planType=basic&${picked}`, token)).toMatchObject({
      code: 404,
    });
  }
});

test('rotating templates have no session and no lifetime, one for each level', async () => {
  const sandbox = await openTestSandbox();
  const { id, token } = sandbox.newCustomer();
  sandbox.backend.store.bandwidth.credit(id, 'basic', { total: 5 });
  const answer = await sandbox.get(`${CONFIG}?planType=basic&count=5`, token);
  const rotating = field(answer, 'rotating') as Record<string, string>;
  expect(Object.keys(rotating)).toEqual([
    'proxyGlobalFmt',
    'proxyCountryFmt',
    'proxyStateFmt',
    'proxyCityFmt',
  ]);
  for (const template of Object.values(rotating)) expect(template).not.toMatch(/session|life/);
  expect(sandbox.faults).toEqual([]);
});
