import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { products } from '../../../shop.config.ts';
import { variant } from '../../../src/ui/basics.css.ts';
import { BANDWIDTH, openReadyPanel } from './residential-fixture.tsx';

const NOTHING = {
  basicUsedBandwidth: 0,
  basicTotalBandWidth: 0,
  premiumUsedBandwidth: 0,
  premiumTotalBandWidth: 0,
};
const list = () => within(screen.getByRole('region', { name: 'Proxy List' }));
const filled = () =>
  [...screen.getAllByRole('link'), ...screen.getAllByRole('button')]
    .filter(({ className }) => className.includes(variant.default))
    .map(({ textContent }) => textContent);
const buy = (tier: 'basic' | 'premium') => `Buy ${products[tier].shortName} data`;

test('a new customer sees three steps, and the first one has the filled button', async () => {
  await openReadyPanel({ bandwidth: () => NOTHING });
  const steps = list().getAllByRole('listitem');
  expect(steps.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Buy data',
    'Pick a place',
    'Copy your list',
  ]);
  expect(filled()).toEqual([buy(products.basic.popular ? 'basic' : 'premium')]);
  expect(
    list()
      .getByRole('link', { name: buy('premium') })
      .getAttribute('href'),
  ).toBe('/pricing?plan=resi_premium');
  list().getByRole('link', { name: buy('basic') });
  list().getByText('Generated proxies will appear here');
});

test('a customer who has used up their data gets a link to buy more', async () => {
  const usedUp = { ...BANDWIDTH, basicUsedBandwidth: 20, premiumUsedBandwidth: 50 };
  await openReadyPanel({ bandwidth: () => usedUp });
  list().getByText(`You have used all your ${products.basic.shortName} data`);
  expect(filled()).toEqual([buy('basic')]);
});

test('a customer without data in one tier sees how much is left in the other', async () => {
  history.replaceState(null, '', '/dashboard?tier=basic');
  await openReadyPanel({ bandwidth: () => ({ ...BANDWIDTH, basicUsedBandwidth: 20 }) });
  list().getByText(new RegExp(`^You have 48 GB of ${products.premium.shortName} data left`));
});

test('with data, Generate Proxies is the filled button, and more can be bought beside the meter', async () => {
  await openReadyPanel();
  expect(filled()).toEqual(['Generate Proxies']);
  screen.getByRole('link', { name: buy('basic') });
  expect(list().queryByRole('link')).toBeNull();
});
