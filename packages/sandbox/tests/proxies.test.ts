import { expect, test } from 'vitest';
import { openTestSandbox } from './open-sandbox.ts';

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

test('locations can be searched by country, state and city', async () => {
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

test('an unknown place returns no configuration', async () => {
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
