import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offContract, refusal } from '../../setup/backend.ts';
import { described } from '../../setup/described.ts';
import { until } from '../../setup/until.ts';
import { user } from '../../setup/user.ts';
import { openPanel, openPanelBackend, openReadyPanel } from './residential-fixture.tsx';
import { bringRecipe, generate, generateButton, picker, pickPlace, ready } from './steps.ts';

const US = { value: 'us', label: 'United States' };
const EMPTY_US = 'No addresses are free in United States at the moment. Choose another place.';
const isRefused = () => generateButton().getAttribute('aria-disabled') === 'true';

async function optionsOf(name: string) {
  await user.click(picker(name));
  return within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((option) => [option.textContent, option.getAttribute('aria-disabled')]);
}

test('a picker shows which places have few addresses, and disables those that have none', async () => {
  const places = [
    { ...US, stock: 'ok' },
    { value: 'de', label: 'Germany', stock: 'low' },
    { value: 'fr', label: 'France', stock: 'none' },
    { value: 'it', label: 'Italy', stock: 'plenty' },
    { value: 'es', label: 'Spain', stock: null },
    { value: 'pt', label: 'Portugal' },
  ];
  await openReadyPanel({ places: () => offContract(places) });
  expect(await optionsOf('Country')).toEqual([
    ['Global', null],
    ['United States', null],
    ['Germany Few addresses', null],
    ['France No addresses', 'true'],
    ['Italy', null],
    ['Spain', null],
    ['Portugal', null],
  ]);
  await pickPlace('Country', 'france');
  expect(picker('Country').value).toBe('United States');
  await pickPlace('Country', 'germany');
  expect(picker('Country').value).toBe('Germany');
  expect(isRefused()).toBe(false);
});

test('a saved place without addresses explains why nothing can be generated, until it changes', async () => {
  const backend = await openReadyPanel({
    places: () => [
      { ...US, stock: 'none' },
      { value: 'de', label: 'Germany' },
    ],
  });
  expect(described(picker('Country'))).toBe(EMPTY_US);
  expect(described(generateButton())).toBe(EMPTY_US);
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '{Enter}');
  expect(backend.to('getProxyConfig')).toEqual([]);
  await pickPlace('Country', 'germany');
  expect(described(picker('Country'))).toBe('');
  await generate();
});

test('a linked city without addresses shows this in its own picker', async () => {
  const backend = await openPanelBackend();
  const usual = backend.places;
  backend.places = (body) =>
    body['StateCode'] === ''
      ? usual(body)
      : [{ value: 'buffalo', label: 'Buffalo', stock: 'none' }];
  bringRecipe('recipe=premium&country=US&state=ny&city=buffalo&life=10&amount=2');
  openPanel();
  await ready();
  await until(() => expect(described(picker('City'))).toContain('in Buffalo at the moment'));
  expect(described(picker('State'))).toBe('');
  expect(isRefused()).toBe(true);
});

test('a single proxy is not offered for a place without addresses either', async () => {
  const backend = await openReadyPanel();
  await generate();
  backend.places = () => [{ ...US, stock: 'none' }];
  void backend.client.invalidateQueries();
  await until(() => expect(screen.getAllByText(EMPTY_US).length).toBeGreaterThan(0));
  await user.click(screen.getByText('Single-proxy settings'));
  expect(screen.queryByRole('button', { name: 'Copy host' })).toBeNull();
});

test('a sold-out rejection reloads the places', async () => {
  const backend = await openReadyPanel({
    config: () => refusal('No addresses are free', 409, 'sold_out'),
  });
  backend.places = () => [{ ...US, stock: 'none' }];
  await user.click(generateButton());
  await until(() => expect(described(generateButton())).toBe(EMPTY_US));
});
