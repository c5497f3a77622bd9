import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getGetBandwidthQueryKey } from '../../../generated/proxies/proxies.ts';
import { lastSettingsOf } from '../../../src/saved/last-settings.ts';
import { beginSession, currentVisit } from '../../../src/session/session.ts';
import { until } from '../../setup/until.ts';
import { user } from '../../setup/user.ts';
import { BANDWIDTH, openPanel, openPanelBackend } from './residential-fixture.tsx';
import { formShown, generateButton } from './steps.ts';

vi.mock(import('../../../shop.config.ts'), async (original) => {
  const shop = await original();
  const { basic, ...others } = shop.products;
  return { ...shop, products: { ...others, basic: { ...basic, shortName: 'Old', sold: false } } };
});

const email = 'one@example.com';
const USED_UP = { ...BANDWIDTH, basicUsedBandwidth: 20 };
const plan = () => screen.queryByRole('radiogroup', { name: 'Plan' });
const expectNoTrace = () => expect(document.body.textContent).not.toMatch(/\bOld\b/);

async function openWith(bandwidth: typeof BANDWIDTH) {
  const backend = Object.assign(await openPanelBackend(), { bandwidth: () => bandwidth });
  openPanel(email);
  await formShown();
  return backend;
}
type Backend = Awaited<ReturnType<typeof openWith>>;

/** The tier and the country of the list that is being generated. */
async function generated(backend: Backend) {
  await until(() => expect(generateButton().getAttribute('aria-disabled')).not.toBe('true'));
  await user.click(generateButton());
  await until(() => expect(backend.to('getProxyConfig')).toHaveLength(1));
  const { query } = backend.to('getProxyConfig')[0] ?? {};
  return [query?.get('planType'), query?.get('country')];
}

test.each([
  ['a link to the tier', '?tier=basic'],
  ['a recipe link', '#recipe=basic&country=us&life=15&amount=7'],
])('%s opens the tier that is sold if its own is not', async (_, link) => {
  history.replaceState(null, '', `/dashboard${link}`);
  const backend = await openWith(USED_UP);
  expectNoTrace();
  expect(plan()).toBeNull();
  expect(await generated(backend)).toEqual(['premium', 'us']);
});

test('stored settings with a tier that is not sold use the tier that is', async () => {
  beginSession({ token: 'token', userInfo: { email } });
  const settings = {
    tier: 'basic',
    country: 'de',
    state: '',
    city: '',
    life: 15,
    amount: 7,
  } as const;
  lastSettingsOf({ email, visitId: currentVisit().id }).write(settings);
  const backend = await openWith(USED_UP);
  expectNoTrace();
  expect(await generated(backend)).toEqual(['premium', 'de']);
});

test('a customer with data in a discontinued tier can use it up but not buy more, and then switches', async () => {
  const backend = await openWith({ ...BANDWIDTH, premiumUsedBandwidth: 50 });
  screen.getByText('Old data left');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Old' }).checked).toBe(true);
  expect(screen.queryByRole('link', { name: 'Buy Old data' })).toBeNull();
  expect((await generated(backend))[0]).toBe('basic');
  Object.assign(backend, { bandwidth: () => USED_UP });
  await act(() => backend.client.invalidateQueries({ queryKey: getGetBandwidthQueryKey() }));
  await until(() => expect(plan()).toBeNull());
  screen.getByText(/^48 GB remaining$/);
});
