import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { products } from '../../../shop.config.ts';
import { resumePoint } from '../../../src/saved/resume-point.ts';
import { endSession } from '../../../src/session/session.ts';
import { until } from '../../setup/until.ts';
import { type } from '../../setup/user.ts';
import {
  BANDWIDTH,
  later,
  openPanel,
  openPanelBackend,
  openReadyPanel,
} from './residential-fixture.tsx';
import {
  bringRecipe,
  choose,
  choosePremium,
  formShown,
  pickPlace,
  picker,
  ready,
} from './steps.ts';

beforeEach(() => history.replaceState(null, '', '/dashboard'));

const KEY = 'generator:one@example.com';
const checked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const LAST = { tier: 'premium', country: 'de', state: 'by', city: '', life: 60, amount: 7 };
const store = (settings: unknown) => localStorage.setItem(KEY, JSON.stringify(settings));

/** Ends the visit, so that nothing stays in memory. */
function leave() {
  cleanup();
  endSession();
}

async function expectDefaults() {
  await ready();
  expect([checked(products.basic.shortName), checked('15 min')]).toEqual([true, true]);
  expect(amount().value).toBe('100');
}

test("the generator opens with this customer's last settings, and never with another's", async () => {
  await openReadyPanel();
  await choosePremium();
  await pickPlace('Country', 'germany');
  await pickPlace('State', 'bavaria');
  await choose('60 min');
  await type('Amount', '7');
  leave();
  openPanel('two@example.com');
  await expectDefaults();
  leave();
  openPanel('One@example.com');
  await until(() => expect(picker('State').value).toBe('Bavaria'));
  expect(picker('Country').value).toBe('Germany');
  expect([checked(products.premium.shortName), checked('60 min')]).toEqual([true, true]);
  expect(amount().value).toBe('7');
});

test('they appear before the data left is known, which does not change them', async () => {
  const backend = await openPanelBackend();
  const answer = later<typeof BANDWIDTH>();
  backend.bandwidth = () => answer.promise;
  store(LAST);
  openPanel();
  expect(checked(products.premium.shortName)).toBe(true);
  await formShown();
  await act(async () =>
    answer.resolve({ ...BANDWIDTH, premiumTotalBandWidth: 0, premiumUsedBandwidth: 0 }),
  );
  await screen.findByText(`No ${products.premium.shortName} data purchased yet`);
  expect([checked(products.premium.shortName), checked('60 min')]).toEqual([true, true]);
});

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['a tier that is not sold', JSON.stringify({ ...LAST, tier: 'gold' })],
  ['a country that would break a line', JSON.stringify({ ...LAST, country: 'de\nx' })],
])('stored settings that are %s are replaced by the defaults', async (_, text) => {
  await openPanelBackend();
  localStorage.setItem(KEY, text);
  openPanel();
  await expectDefaults();
});

test("an unknown duration becomes the tier's first one, and an amount that is too large the maximum", async () => {
  await openPanelBackend();
  store({ ...LAST, life: 77, amount: 1e9 });
  openPanel();
  await formShown();
  expect(checked('10 min')).toBe(true);
  expect(Number(amount().value)).toBeLessThanOrEqual(100_000);
});

test('places that the server no longer offers are cleared', async () => {
  await openPanelBackend();
  store({ ...LAST, state: 'gone' });
  openPanel();
  await until(() => expect(picker('State').value).toBe('Any state'));
  expect(picker('Country').value).toBe('Germany');
});

test('the settings of an ended session are restored once, so they do not overwrite later choices', async () => {
  resumePoint.write({ customer: 'one@example.com', search: '', settings: LAST });
  await openPanelBackend();
  openPanel();
  await formShown();
  expect(amount().value).toBe('7');
  await type('Amount', '8');
  cleanup();
  openPanel();
  await formShown();
  expect(amount().value).toBe('8');
});

test('the settings of a link are not stored for the next visit', async () => {
  await openReadyPanel();
  bringRecipe('recipe=premium&country=de&life=30&amount=9');
  expect(amount().value).toBe('9');
  leave();
  openPanel();
  await expectDefaults();
});

test("a link to a tier keeps the customer's other last settings", async () => {
  await openPanelBackend();
  const last = { tier: 'basic', country: 'de', state: '', city: '', life: 60, amount: 7 };
  store(last);
  history.replaceState(null, '', '/dashboard?type=residential&tier=premium');
  openPanel();
  await until(() => expect(picker('Country').value).toBe('Germany'));
  expect([checked(products.premium.shortName), checked('60 min')]).toEqual([true, true]);
  expect(amount().value).toBe('7');
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify(last));
});

test("places load only for the customer's last tier", async () => {
  await openPanelBackend();
  // The backend does not see a call that is aborted immediately.
  const fetch = vi.spyOn(globalThis, 'fetch');
  store(LAST);
  openPanel();
  await until(() => expect(picker('State').value).toBe('Bavaria'));
  const bodies = fetch.mock.calls.map(([, init]) => String(init?.body));
  expect(bodies.filter((body) => body.includes('"MealType":"premium"'))).not.toEqual([]);
  expect(bodies.filter((body) => body.includes('"MealType":"basic"'))).toEqual([]);
});

test('a choice in another tab does not change an open form', async () => {
  await openReadyPanel();
  localStorage.setItem(KEY, JSON.stringify(LAST));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })));
  await expectDefaults();
});
