import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getSearchLocationsQueryKey } from '../../../generated/locations/locations.ts';
import { getToast } from '../../../src/ui/toast.ts';
import { BANDWIDTH, CONFIG, freshPanelForEach, later, openPanel, Shop } from './shop.tsx';
import {
  button,
  choosePremium,
  described,
  generate,
  generateButton,
  lines,
  pickPlace,
  picker,
  ready,
} from './steps.ts';

freshPanelForEach();

describe('the pickers', () => {
  it('are disabled until their places are loaded, and say so', async () => {
    const shop = new Shop();
    const countries = later<unknown>();
    shop.places = () => countries.promise;
    openPanel(shop);
    expect(picker('Country').disabled).toBe(true);
    expect(described(picker('Country'))).toContain('Loading...');
    countries.resolve([{ value: 'US', label: 'United States' }]);
    await ready();
    expect(picker('Country').disabled).toBe(false);
  });

  it('say what must be picked first', async () => {
    openPanel(new Shop());
    await ready();
    choosePremium();
    expect(picker('City').disabled).toBe(true);
    expect(described(picker('City'))).toContain('Pick a state first.');
    await pickPlace('Country', 'global');
    expect(described(picker('State'))).toContain('Pick a country first.');
  });

  it('begin with Global, and US stands there whatever its case', async () => {
    const shop = new Shop();
    openPanel(shop);
    await ready();
    await pickPlace('Country', 'glob');
    expect(picker('Country').value).toBe('Global');
    await generate();
    expect(shop.callsTo('GetProxyConfig')[0]?.query.has('country')).toBe(false);
    expect(lines()[0]).toMatch(/^gate\.example:10000:amber-session-\d{8}-life-15:secret$/);
  });

  it('clear what lies below the place that is picked', async () => {
    const shop = new Shop();
    openPanel(shop);
    await ready();
    choosePremium();
    await pickPlace('State', 'new y');
    await pickPlace('City', 'buffalo');
    expect(picker('City').value).toBe('Buffalo');
    await pickPlace('State', 'bavaria');
    expect(picker('City').value).toBe('Any city');
    await pickPlace('City', 'buffalo');
    await pickPlace('Country', 'germany');
    await waitFor(() => expect(picker('State').value).toBe('Any state'));
    expect(picker('City').value).not.toBe('Buffalo');
  });

  it('never show the answer for an earlier country under a later one', async () => {
    const shop = new Shop();
    const slow = later<unknown>();
    const usual = shop.places;
    shop.places = (body) => (body['CountryCode'] === 'us' ? slow.promise : usual(body));
    openPanel(shop);
    await ready();
    choosePremium();
    expect(described(picker('State'))).toContain('Loading...');
    await waitFor(() =>
      expect(shop.calls.some(({ body }) => body['CountryCode'] === 'us')).toBe(true),
    );
    await pickPlace('Country', 'germany');
    await waitFor(() => expect(picker('State').disabled).toBe(false));
    await act(async () => slow.resolve([{ value: 'late', label: 'Late State' }]));
    fireEvent.focus(picker('State'));
    fireEvent.input(picker('State'), { target: { value: 'late' } });
    fireEvent.keyDown(picker('State'), { key: 'Enter' });
    fireEvent.blur(picker('State'));
    expect(picker('State').value).toBe('Any state');
  });

  it('say when places cannot be loaded, and load them again', async () => {
    const shop = new Shop();
    const usual = shop.places;
    shop.places = () => new Response('', { status: 500 });
    openPanel(shop);
    const retry = await screen.findByRole('button', { name: 'Retry countries' });
    expect(described(picker('Country'))).toContain('The countries could not be loaded.');
    shop.places = usual;
    retry.focus();
    fireEvent.click(retry);
    await ready();
    await waitFor(() => expect(document.activeElement?.contains(picker('Country'))).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  });

  it('stay when their places cannot be loaded again', async () => {
    const shop = new Shop();
    const { client } = openPanel(shop);
    await ready();
    shop.places = () => new Response('', { status: 500 });
    await act(() => client.refetchQueries({ queryKey: getSearchLocationsQueryKey() }));
    expect(picker('Country').disabled).toBe(false);
  });
});

describe('the amount', () => {
  it('is clamped to 5000 while typing, and may be empty until it is left', async () => {
    openPanel(new Shop());
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    expect(amount.value).toBe('100');
    fireEvent.change(amount, { target: { value: '5001' } });
    expect(amount.value).toBe('5000');
    fireEvent.change(amount, { target: { value: '' } });
    expect(amount.value).toBe('');
    fireEvent.blur(amount);
    expect(amount.value).toBe('1');
    fireEvent.change(amount, { target: { value: '0' } });
    expect(amount.value).toBe('1');
    fireEvent.change(amount, { target: { value: '1x2' } });
    expect(amount.value).toBe('12');
  });
});

describe('the tiers', () => {
  it('bring their own durations and defaults, and leave the list', async () => {
    openPanel(new Shop());
    await ready();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '15 min' }).checked).toBe(true);
    await generate();
    const before = lines();
    choosePremium();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '10 min' }).checked).toBe(true);
    expect(screen.getByRole('radio', { name: '90 min' })).toBeTruthy();
    expect(lines()).toEqual(before);
  });

  it('load the bandwidth anew when they are switched', async () => {
    const shop = new Shop();
    openPanel(shop);
    await ready();
    const before = shop.callsTo('BandwidthAnalysis').length;
    choosePremium();
    await waitFor(() => expect(shop.callsTo('BandwidthAnalysis')).toHaveLength(before + 1));
    const places = () => shop.callsTo('Location/Search').map(({ body }) => body['MealType']);
    fireEvent.click(screen.getByRole('radio', { name: 'Basic' }));
    await waitFor(() => expect(places().filter((tier) => tier === 'basic')).toHaveLength(2));
  });
});

describe('generating', () => {
  it('asks for data before anything else', async () => {
    const shop = new Shop();
    shop.bandwidth = () => ({ ...BANDWIDTH, basicUsedBandwidth: 20 });
    openPanel(shop);
    await ready();
    fireEvent.click(generateButton());
    await waitFor(() => expect(getToast()?.text).toBe('Please purchase the proxy package first'));
    expect(getToast()?.title).toBe('Error');
    expect(shop.callsTo('GetProxyConfig')).toHaveLength(0);
    // Without a load of the page, which would lose a list.
    getToast()?.link?.onFollow?.();
    expect(location.pathname + location.search).toBe('/pricing?plan=resi_basic');
  });

  it('does not refuse on an old figure when data was bought in the meantime', async () => {
    const shop = new Shop();
    shop.bandwidth = () => ({ ...BANDWIDTH, basicTotalBandWidth: 0, basicUsedBandwidth: 0 });
    openPanel(shop);
    await screen.findByText('No Basic data purchased yet');
    await ready();
    shop.bandwidth = () => BANDWIDTH;
    await generate();
    expect(getToast()?.title).toBe('Generated 100 Basic proxies successfully');
  });

  it('says so while it is busy, and asks once however often it is pressed', async () => {
    const shop = new Shop();
    const config = later<unknown>();
    shop.config = () => config.promise;
    openPanel(shop);
    await ready();
    fireEvent.click(generateButton());
    fireEvent.click(await screen.findByRole('button', { name: 'Generating...' }));
    config.resolve(CONFIG);
    await waitFor(() => expect(lines().length).toBeGreaterThan(0));
    expect(shop.callsTo('GetProxyConfig')).toHaveLength(1);
  });

  it('sends what was picked, and builds the lines from it', async () => {
    const shop = new Shop();
    openPanel(shop);
    await ready();
    choosePremium();
    await pickPlace('State', 'new york');
    await pickPlace('City', 'buffalo');
    fireEvent.click(screen.getByRole('radio', { name: '90 min' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: '3' } });
    await generate();
    expect(Object.fromEntries(shop.callsTo('GetProxyConfig')[0]?.query ?? [])).toEqual({
      planType: 'premium',
      country: 'us',
      state: 'ny',
      city: 'buffalo',
      count: '3',
      life: '90',
    });
    expect(lines()).toHaveLength(3);
    for (const line of lines()) {
      expect(line).toMatch(
        /^gate\.example:10000:amber-us-ny-buffalo-session-\d{8}-life-90:secret$/,
      );
    }
    expect(getToast()?.title).toBe('Generated 3 Premium proxies successfully');
  });

  it.each([
    ['port', { ...CONFIG, proxyPort: [] }],
    ['host', { ...CONFIG, usProxyUrl: [] }],
  ])('says when the configuration has no %s', async (_, config) => {
    const shop = new Shop();
    shop.config = () => config;
    openPanel(shop);
    await ready();
    fireEvent.click(generateButton());
    await waitFor(() => expect(getToast()?.text).toBe('Port or Url not exist'));
    expect(lines()).toEqual([]);
  });

  it('keeps inputs and list when the configuration fails', async () => {
    const shop = new Shop();
    const { failures } = openPanel(shop);
    await ready();
    await pickPlace('Country', 'germany');
    await generate();
    const before = lines();
    shop.config = () => new Response('', { status: 500 });
    fireEvent.click(generateButton());
    await waitFor(() => expect(failures).toHaveLength(1));
    expect(failures[0]?.operationId).toBe('getProxyConfig');
    await screen.findByRole('button', { name: 'Generate Proxies' });
    expect(lines()).toEqual(before);
    expect(picker('Country').value).toBe('Germany');
  });
});

describe('the list', () => {
  it('can be done nothing with while it is empty', async () => {
    openPanel(new Shop());
    for (const name of ['Reset list', 'Random list', 'Copy list', 'Download list']) {
      expect(button(name).disabled).toBe(true);
    }
  });

  it('is shuffled and emptied, each with its word', async () => {
    openPanel(new Shop());
    await ready();
    await generate();
    fireEvent.click(button('Random list'));
    expect(getToast()?.title).toBe('List Randomized');
    expect(lines().length).toBeGreaterThan(0);
    fireEvent.click(button('Reset list'));
    expect(getToast()?.title).toBe('List Reset');
    expect(lines()).toEqual([]);
    expect(screen.getByText('Generated proxies will appear here')).toBeTruthy();
  });
});

describe('the data usage', () => {
  it.each([
    ['used up', { basicUsedBandwidth: 20 }, 'Your Basic data is used up: 0 GB remaining'],
    ['overdrawn', { basicUsedBandwidth: 21 }, 'Your Basic data is used up: 0 GB remaining'],
    ['low', { basicUsedBandwidth: 19 }, 'Running low: 1 GB remaining'],
    ['plenty', {}, '19 GB remaining'],
  ])('says how much remains when it is %s', async (_, used, words) => {
    const shop = new Shop();
    shop.bandwidth = () => ({ ...BANDWIDTH, ...used });
    openPanel(shop);
    await screen.findByText(words);
  });
});
