import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getSearchLocationsQueryKey } from '../../../generated/locations/locations.ts';
import { fault, offContract, type Said } from '../../setup/backend.ts';
import { described } from '../../setup/described.ts';
import { until } from '../../setup/until.ts';
import { user } from '../../setup/user.ts';
import { later, openPanel, openPanelBackend, openReadyPanel } from './residential-fixture.tsx';
import {
  bringRecipe,
  choosePremium,
  formShown,
  generate,
  lines,
  pickPlace,
  picker,
  ready,
} from './steps.ts';

describe('the pickers', () => {
  it('are disabled until their places have loaded, and give the reason', async () => {
    const backend = await openPanelBackend();
    const countries = later<Said<'searchLocations'>>();
    backend.places = () => countries.promise;
    openPanel();
    await formShown();
    expect(picker('Country').disabled).toBe(true);
    expect(described(picker('Country'))).toContain('Loading...');
    countries.resolve([{ value: 'US', label: 'United States' }]);
    await ready();
    expect(picker('Country').disabled).toBe(false);
  });

  it('explain what must be picked first', async () => {
    await openReadyPanel();
    await choosePremium();
    expect(picker('City').disabled).toBe(true);
    expect(described(picker('City'))).toContain('Pick a state first.');
    await pickPlace('Country', 'global');
    expect(described(picker('State'))).toContain('Pick a country first.');
  });

  it('start with Global, and select US whatever its case', async () => {
    const backend = await openReadyPanel();
    await pickPlace('Country', 'glob');
    expect(picker('Country').value).toBe('Global');
    await generate();
    expect(backend.to('getProxyConfig')[0]?.query.has('country')).toBe(false);
    expect(lines()[0]).toMatch(/^gate\.example:10000:amber-session-\d{8}-life-15:secret$/);
  });

  it('list a place once even if the server repeats it', async () => {
    const us = { value: 'us', label: 'United States' };
    await openReadyPanel({ places: () => [us, us] });
    await user.click(picker('Country'));
    expect(screen.getAllByRole('option', { name: 'United States' })).toHaveLength(1);
  });

  it('clear the places below the selected one', async () => {
    await openReadyPanel();
    await choosePremium();
    await pickPlace('State', 'new y');
    await pickPlace('City', 'buffalo');
    expect(picker('City').value).toBe('Buffalo');
    await pickPlace('State', 'bavaria');
    await until(() => expect(picker('City').value).toBe('Any city'));
    await pickPlace('City', 'buffalo');
    await pickPlace('Country', 'germany');
    await until(() => expect(picker('State').value).toBe('Any state'));
    expect(picker('City').value).not.toBe('Buffalo');
  });

  it("never show an earlier country's response for a later one", async () => {
    const backend = await openPanelBackend();
    const slow = later<Said<'searchLocations'>>();
    const usual = backend.places;
    backend.places = (body) => (body['CountryCode'] === 'us' ? slow.promise : usual(body));
    openPanel();
    await ready();
    await choosePremium();
    expect(described(picker('State'))).toContain('Loading...');
    await until(() =>
      expect(backend.calls.some(({ body }) => body['CountryCode'] === 'us')).toBe(true),
    );
    await pickPlace('Country', 'germany');
    await until(() => expect(picker('State').disabled).toBe(false));
    await act(async () => slow.resolve([{ value: 'late', label: 'Late State' }]));
    await pickPlace('State', 'late');
    expect(picker('State').value).toBe('Any state');
  });

  it('report places that fail to load, and load them again', async () => {
    const backend = await openPanelBackend();
    const usual = backend.places;
    backend.places = () => fault('status=500');
    openPanel();
    const retry = await screen.findByRole('button', { name: 'Retry countries' });
    expect(described(picker('Country'))).toContain('The countries could not be loaded.');
    backend.places = usual;
    await user.click(retry);
    await ready();
    await until(() => expect(document.activeElement?.contains(picker('Country'))).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  });

  it('keep their places if a reload fails', async () => {
    const backend = await openReadyPanel();
    const { client } = backend;
    backend.places = () => fault('status=500');
    await act(() => client.refetchQueries({ queryKey: getSearchLocationsQueryKey() }));
    expect(picker('Country').disabled).toBe(false);
  });

  it('show no place until it is known, then the selected one', async () => {
    const backend = await openPanelBackend();
    const answers = {
      countries: later<Said<'searchLocations'>>(),
      states: later<Said<'searchLocations'>>(),
    };
    backend.places = ({ CountryCode }) =>
      CountryCode === '' ? answers.countries.promise : answers.states.promise;
    openPanel();
    await formShown();
    const states = () => [picker('State').value, picker('State').placeholder];
    expect([picker('Country').value, picker('Country').placeholder]).toEqual(['', 'Loading...']);
    await choosePremium();
    expect([picker('Country').value, picker('Country').placeholder]).toEqual(['', 'Loading...']);
    expect(states()).toEqual(['', 'Loading...']);
    await act(async () => answers.countries.resolve([{ value: 'us', label: 'United States' }]));
    await ready();
    expect(states()).toEqual(['', 'Loading...']);
    await act(async () => answers.states.resolve([{ value: 'ny', label: 'New York' }]));
    await until(() => expect(states()).toEqual(['Any state', '']));
  });

  it("show and send a recipe's places if the lists cannot be loaded", async () => {
    const backend = await openPanelBackend();
    const usual = backend.places;
    backend.places = (body) => (body['CountryCode'] === '' ? usual(body) : fault('status=500'));
    bringRecipe('recipe=premium&country=US&state=ny&city=buffalo&life=10&amount=2');
    openPanel();
    await ready();
    await screen.findByRole('button', { name: 'Retry cities' });
    expect(picker('State').value).toBe('ny');
    await generate();
    expect(backend.to('getProxyConfig')[0]?.query.get('state')).toBe('ny');
    expect(backend.to('getProxyConfig')[0]?.query.get('city')).toBe('buffalo');
  });

  it('show the country code if the countries cannot be loaded, as it is sent', async () => {
    const backend = await openPanelBackend();
    backend.places = () => fault('status=500');
    openPanel();
    await screen.findByRole('button', { name: 'Retry countries' });
    expect(picker('Country').value).toBe('US');
    await generate();
    expect(backend.to('getProxyConfig')[0]?.query.get('country')).toBe('US');
  });

  it('omit an unreadable place, and report it', async () => {
    const us = { value: 'us', label: 'United States' };
    await openReadyPanel({ places: () => offContract([us, { value: 7, label: 'Seven' }]) });
    expect(described(picker('Country'))).toContain('1 row could not be read');
    await pickPlace('Country', 'seven');
    expect(picker('Country').value).toBe('United States');
  });
});
