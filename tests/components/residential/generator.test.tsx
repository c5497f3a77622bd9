import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { products } from '../../../shop.config.ts';
import { fault } from '../../setup/backend.ts';
import { followToastLink } from '../../setup/toast-link.tsx';
import { getToast } from '../../setup/toast.tsx';
import { until } from '../../setup/until.ts';
import { type, user } from '../../setup/user.ts';
import {
  BANDWIDTH,
  CONFIG,
  openPanel,
  openPanelBackend,
  openReadyPanel,
} from './residential-fixture.tsx';
import {
  choose,
  choosePremium,
  generate,
  generateButton,
  lines,
  pickPlace,
  picker,
  ready,
} from './steps.ts';

describe('the tiers', () => {
  it('have their own durations and defaults, and switching keeps the list', async () => {
    await openReadyPanel();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '15 min' }).checked).toBe(true);
    await generate();
    const before = lines();
    await choosePremium();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '10 min' }).checked).toBe(true);
    expect(screen.getByRole('radio', { name: '90 min' })).toBeTruthy();
    expect(lines()).toEqual(before);
  });

  it('reload the data left when they are switched', async () => {
    const backend = await openReadyPanel();
    const before = backend.to('getBandwidth').length;
    await choosePremium();
    await until(() => expect(backend.to('getBandwidth')).toHaveLength(before + 1));
    const places = () => backend.to('searchLocations').map(({ body }) => body['MealType']);
    await choose(products.basic.shortName);
    await until(() => expect(places().filter((tier) => tier === 'basic')).toHaveLength(2));
  });
});

/** The generator starts with Basic. */
const NO_PREMIUM = { premiumTotalBandWidth: 0, premiumUsedBandwidth: 0 };

describe('generating', () => {
  it('requires data first', async () => {
    const backend = await openReadyPanel({
      bandwidth: () => ({ ...BANDWIDTH, ...NO_PREMIUM, basicUsedBandwidth: 20 }),
    });
    await user.click(generateButton());
    await until(() => expect(getToast()?.text).toBe('Please purchase the proxy package first'));
    expect(getToast()?.title).toBe('Error');
    expect(backend.to('getProxyConfig')).toHaveLength(0);
    // Client-side: a page load would lose the list.
    followToastLink();
    expect(location.pathname + location.search).toBe('/pricing?plan=resi_basic');
  });

  it('does not fail because of an old figure if data was bought in the meantime', async () => {
    const backend = await openPanelBackend();
    const none = { basicTotalBandWidth: 0, basicUsedBandwidth: 0 };
    backend.bandwidth = () => ({ ...BANDWIDTH, ...NO_PREMIUM, ...none });
    openPanel();
    await screen.findByText(`No ${products.basic.shortName} data purchased yet`);
    await ready();
    backend.bandwidth = () => BANDWIDTH;
    await generate();
    expect(getToast()?.title).toBe(
      `Generated 100 ${products.basic.shortName} proxies successfully`,
    );
  });

  it('sends the selection, and builds the lines from it', async () => {
    const backend = await openReadyPanel();
    await choosePremium();
    await pickPlace('State', 'new york');
    await pickPlace('City', 'buffalo');
    await choose('90 min');
    await type('Amount', '3');
    await generate();
    expect(Object.fromEntries(backend.to('getProxyConfig')[0]?.query ?? [])).toEqual({
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
    expect(getToast()?.title).toBe(
      `Generated 3 ${products.premium.shortName} proxies successfully`,
    );
  });

  it.each([
    ['port', { ...CONFIG, proxyPort: [] }],
    ['host', { ...CONFIG, usProxyUrl: [] }],
  ])('reports a configuration without a %s', async (_, config) => {
    await openReadyPanel({ config: () => config });
    await user.click(generateButton());
    await until(() => expect(getToast()?.text).toBe('Port or Url not exist'));
    expect(lines()).toEqual([]);
  });

  it('keeps the inputs and the list if the configuration fails to load', async () => {
    const backend = await openReadyPanel();
    const { failures } = backend;
    await pickPlace('Country', 'germany');
    await generate();
    const before = lines();
    backend.config = () => fault('status=500');
    await user.click(generateButton());
    await until(() => expect(failures).toHaveLength(1));
    expect(failures[0]?.error.operationId).toBe('getProxyConfig');
    await screen.findByRole('button', { name: 'Generate Proxies' });
    expect(lines()).toEqual(before);
    expect(picker('Country').value).toBe('Germany');
  });
});

it("highlights a control's segment of the line while the pointer is over it", async () => {
  await openReadyPanel();
  const highlighted = () =>
    document.querySelector('[data-highlighted]')?.getAttribute('data-highlighted');
  for (const [control, segment] of [
    [picker('Country'), 'country'],
    [screen.getByRole('radiogroup', { name: 'Session duration' }), 'life'],
  ] as const) {
    expect(highlighted()).toBeUndefined();
    await user.hover(control);
    expect(highlighted()).toBe(segment);
    await user.unhover(control);
  }
  expect(highlighted()).toBeUndefined();
});

describe('the data usage', () => {
  it.each([
    [
      'used up',
      { basicUsedBandwidth: 20 },
      `Your ${products.basic.shortName} data is used up: 0 GB remaining`,
    ],
    [
      'overdrawn',
      { basicUsedBandwidth: 21 },
      `Your ${products.basic.shortName} data is used up: 0 GB remaining`,
    ],
    ['low', { basicUsedBandwidth: 19 }, 'Running low: 1 GB remaining'],
    ['plenty', {}, '19 GB remaining'],
  ])('shows how much remains when it is %s', async (_, used, words) => {
    const backend = await openPanelBackend();
    backend.bandwidth = () => ({ ...BANDWIDTH, ...NO_PREMIUM, ...used });
    openPanel();
    await screen.findByText(words);
  });
});
