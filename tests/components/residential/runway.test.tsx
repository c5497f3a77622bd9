import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { products } from '../../../shop.config.ts';
import { BANDWIDTH, later, openPanel, openPanelBackend } from './residential-fixture.tsx';
import { choosePremium } from './steps.ts';

const DAY = 86_400_000;
const ANNOUNCED = 'We’ll estimate how long it lasts after a day of use.';
const KEY = 'data-readings:one@example.com';

/** Readings of this many days ago, with the used data of both tiers in GB. */
function store(...readings: [daysAgo: number, basic: number, premium: number][]) {
  const at = (days: number) => Date.now() - days * DAY;
  const stored = readings.map(([days, basic, premium]) => ({ at: at(days), basic, premium }));
  localStorage.setItem(KEY, JSON.stringify(stored));
}

const dateIn = (days: number) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' }).format(
    Date.now() + days * DAY,
  );

test.each([
  [
    'data is used',
    { before: 2, now: 15, total: 80 },
    `At your current pace, your ${products.basic.shortName} data will last until about ${dateIn(25)}.`,
  ],
  [
    'little is used',
    { before: 11.99, now: 12, total: 80 },
    `At your current pace, your ${products.basic.shortName} data will last more than a year.`,
  ],
  [
    'all is used',
    { before: 10, now: 40, total: 40 },
    `You use about 6 GB of ${products.basic.shortName} data a day.`,
  ],
])(
  'if %s, a sentence shows how long the data will last',
  async (_, { before, now, total }, text) => {
    const backend = await openPanelBackend();
    const noPremium = { premiumUsedBandwidth: 0, premiumTotalBandWidth: 0 };
    backend.bandwidth = () => ({
      ...noPremium,
      basicUsedBandwidth: now,
      basicTotalBandWidth: total,
    });
    store([5, before, 0]);
    openPanel();
    await screen.findByText(text);
  },
);

test('each tier has its own sentence, and a tier that was never bought has none', async () => {
  const backend = await openPanelBackend();
  backend.bandwidth = () => ({ ...BANDWIDTH, premiumTotalBandWidth: 0, premiumUsedBandwidth: 0 });
  store([5, 1, 0]);
  openPanel();
  await screen.findByText(`No ${products.basic.shortName} data was used in the last 5 days.`);
  await choosePremium();
  await screen.findByText(`No ${products.premium.shortName} data purchased yet`);
  expect(screen.queryByText(/the last 5 days/)).toBeNull();
});

test('on the first day an estimate is announced, and the readings are stored for the next visit', async () => {
  await openPanelBackend();
  store([0.9, 0, 0]);
  openPanel();
  await screen.findByText('19 GB remaining');
  expect(screen.getByText(ANNOUNCED)).toBeTruthy();
  const kept = JSON.parse(localStorage.getItem(KEY) ?? '') as object[];
  expect(kept).toEqual([expect.anything(), { at: expect.any(Number), basic: 1, premium: 2 }]);
});

test("the date in the sentence uses the sentence's language, not the browser's", async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  await openPanelBackend();
  store([1, 0, 0]);
  openPanel();
  await screen.findByText(new RegExp(`until about ${dateIn(19)}\\.$`));
});

test('on the next day the pace is based on one day', async () => {
  await openPanelBackend();
  store([1, 0, 0]);
  openPanel();
  await screen.findByText(
    `At your current pace, your ${products.basic.shortName} data will last until about ${dateIn(19)}.`,
  );
  expect(screen.queryByText(ANNOUNCED)).toBeNull();
});

test.each([
  ['nothing is left', { basicUsedBandwidth: 20 }, /used up/],
  ['none was bought', { basicUsedBandwidth: 0, basicTotalBandWidth: 0 }, /purchased yet/],
])('no estimate is announced if %s', async (_, used, words) => {
  const backend = await openPanelBackend();
  backend.bandwidth = () => ({ ...BANDWIDTH, ...used, premiumUsedBandwidth: 50 });
  openPanel();
  await screen.findByText(words);
  expect(screen.queryByText(ANNOUNCED)).toBeNull();
});

describe('how long data can be used', () => {
  const { basic, premium } = products;
  afterEach(() => {
    delete basic.dataDays;
    delete premium.dataDays;
  });

  test('is shown for each tier as set in the shop file', async () => {
    await openPanelBackend();
    basic.dataDays = 30;
    premium.dataDays = 'never';
    store([5, 1, 0]);
    openPanel();
    await screen.findByText(
      new RegExp(`^${basic.shortName} data is valid for 30 days after purchase\\. No`),
    );
    await choosePremium();
    await screen.findByText(new RegExp(`^${premium.shortName} data does not expire\\. `));
  });
});

test('space for the sentence is reserved before the data left is known', async () => {
  const backend = await openPanelBackend();
  const answer = later<typeof BANDWIDTH>();
  backend.bandwidth = () => answer.promise;
  store([5, 0, 0]);
  openPanel();
  const paragraphs = () =>
    screen.getByText('Data usage').closest('[aria-busy]')?.querySelectorAll('p').length;
  const before = paragraphs();
  await act(async () => answer.resolve(BANDWIDTH));
  await screen.findByText(/^At your current pace/);
  expect(paragraphs()).toBe(before);
});
