import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { products } from '../../../shop.config.ts';
import { openReadyPanel } from './residential-fixture.tsx';
import { choosePremium } from './steps.ts';

beforeEach(() => history.replaceState(null, '', '/dashboard'));

const tier = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const goTo = (address: string) => act(async () => navigate(address));

test('a link to a tier opens its generator, and later choices hold', async () => {
  history.replaceState(null, '', '/dashboard?type=residential&tier=premium&page=2');
  await openReadyPanel();
  expect(tier(products.premium.shortName).checked).toBe(true);
  expect(tier('10 min').checked).toBe(true);
  expect(location.search).toBe('?type=residential&page=2');
  await goTo('/dashboard?tier=basic');
  expect(tier(products.basic.shortName).checked).toBe(true);
  choosePremium();
  await goTo('/dashboard?page=3');
  expect(tier(products.premium.shortName).checked).toBe(true);
});

test('a link to the current tier keeps the settings, and an unknown tier is ignored', async () => {
  await openReadyPanel();
  act(() => tier('30 min').click());
  await goTo('/dashboard?tier=basic');
  expect(tier('30 min').checked).toBe(true);
  await goTo('/dashboard?tier=gold');
  expect(tier(products.basic.shortName).checked).toBe(true);
});
