import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { products } from '../../../shop.config.ts';
import { fault } from '../../setup/backend.ts';
import {
  BANDWIDTH,
  later,
  openPanel,
  openPanelBackend,
  openReadyPanel,
} from './residential-fixture.tsx';
import { choose, choosePremium, ready } from './steps.ts';

beforeEach(() => history.replaceState(null, '', '/dashboard'));

const checked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
const ONLY_PREMIUM = { ...BANDWIDTH, basicUsedBandwidth: 20 };

test('the generator starts with Premium if only Premium has data left', async () => {
  await openReadyPanel({ bandwidth: () => ONLY_PREMIUM });
  expect([checked(products.premium.shortName), checked('10 min')]).toEqual([true, true]);
});

test.each([
  ['both have', BANDWIDTH],
  ['none has', { ...ONLY_PREMIUM, premiumUsedBandwidth: 50 }],
])('it starts with Basic if %s data left', async (_which, bandwidth) => {
  await openReadyPanel({ bandwidth: () => bandwidth });
  await screen.findAllByText(/of \d+ GB bought/);
  expect([checked(products.basic.shortName), checked('15 min')]).toEqual([true, true]);
});

test.each([products.basic.shortName, products.premium.shortName])(
  'until the data left is known, only the tier can be selected, and %s then keeps its settings',
  async (tier) => {
    const backend = await openPanelBackend();
    const answer = later<typeof BANDWIDTH>();
    backend.bandwidth = () => answer.promise;
    openPanel();
    expect([checked(products.basic.shortName), checked(products.premium.shortName)]).toEqual([
      false,
      false,
    ]);
    expect(screen.queryByRole('combobox', { name: 'Country' })).toBeNull();
    await choose(tier);
    await ready();
    await choose('60 min');
    await act(async () =>
      answer.resolve(tier === products.basic.shortName ? ONLY_PREMIUM : BANDWIDTH),
    );
    await screen.findAllByText(/of \d+ GB bought/);
    expect([checked(tier), checked('60 min')]).toEqual([true, true]);
  },
);

test('the recipe in a link keeps its tier, even if the link also names another', async () => {
  const recipe = '#recipe=premium&country=US&life=30&amount=7';
  history.replaceState(null, '', `/dashboard?type=residential&tier=basic${recipe}`);
  await openReadyPanel();
  expect([checked(products.premium.shortName), checked('30 min')]).toEqual([true, true]);
  expect(location.search + location.hash).toBe('?type=residential');
});

test('it starts with Basic if the data left fails to load, and stays there if it loads later', async () => {
  const backend = await openPanelBackend();
  backend.bandwidth = () => fault('status=500');
  openPanel();
  await ready();
  await screen.findByText('Your data could not be loaded');
  expect(checked(products.basic.shortName)).toBe(true);
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  backend.bandwidth = () => ONLY_PREMIUM;
  await act(() => backend.client.invalidateQueries());
  await screen.findAllByText(/of \d+ GB bought/);
  expect(checked(products.basic.shortName)).toBe(true);
});

test('it starts with Basic at once while offline', async () => {
  await openPanelBackend();
  dispatchEvent(new Event('offline'));
  openPanel();
  expect(checked(products.basic.shortName)).toBe(true);
  expect(screen.getByRole('combobox', { name: 'Country' })).toBeDefined();
  act(() => void dispatchEvent(new Event('online')));
  await ready();
});

test('the tier is chosen once, and buying or using up data later does not change it', async () => {
  const backend = await openReadyPanel();
  const { client } = backend;
  await screen.findAllByText(/of \d+ GB bought/);
  backend.bandwidth = () => ONLY_PREMIUM;
  await act(() => client.invalidateQueries());
  await screen.findByText('0 GB');
  expect(checked(products.basic.shortName)).toBe(true);
});

test('a link to Basic opens Basic, even if only Premium has data left', async () => {
  history.replaceState(null, '', '/dashboard?tier=basic');
  await openReadyPanel({ bandwidth: () => ONLY_PREMIUM });
  await screen.findAllByText(/of \d+ GB bought/);
  expect(checked(products.basic.shortName)).toBe(true);
});

const goTo = (address: string) => act(async () => navigate(address));

test('a link to a tier opens it, and later choices override it', async () => {
  history.replaceState(null, '', '/dashboard?type=residential&tier=premium&page=2');
  await openReadyPanel();
  expect(checked(products.premium.shortName)).toBe(true);
  expect(checked('10 min')).toBe(true);
  expect(location.search).toBe('?type=residential&page=2');
  await goTo('/dashboard?tier=basic');
  expect(checked(products.basic.shortName)).toBe(true);
  await choosePremium();
  await goTo('/dashboard?page=3');
  expect(checked(products.premium.shortName)).toBe(true);
});

test('a link to the current tier keeps the settings, and an unknown tier is ignored', async () => {
  await openReadyPanel();
  await choose('30 min');
  await goTo('/dashboard?tier=basic');
  expect(checked('30 min')).toBe(true);
  await goTo('/dashboard?tier=gold');
  expect(checked(products.basic.shortName)).toBe(true);
});

test('a link to another tier keeps a duration that both offer, and replaces any other', async () => {
  await openReadyPanel();
  await choosePremium();
  await choose('90 min');
  await goTo('/dashboard?tier=basic');
  expect(checked('15 min')).toBe(true);
  await choose('60 min');
  await goTo('/dashboard?tier=premium');
  expect(checked('60 min')).toBe(true);
});
