import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brand, products } from '../../../shop.config.ts';
import { Usage } from '../../../src/features/usage/Usage.tsx';
import { savedFiles } from '../../setup/browser.ts';
import { freshPageForEach, testPage, wait } from '../../setup/page.tsx';
import { click, user } from '../../setup/user.ts';

beforeEach(() => {
  vi.stubGlobal('__OFFERS_USAGE__', true);
  vi.stubEnv('TZ', 'America/New_York');
});

freshPageForEach({
  path: '/dashboard',
  // Two days after the clocks went back in New York.
  now: new Date('2026-11-03T17:20:00Z'),
  email: 'ada@example.com',
});

const asked = (name: 'getUsageHistory' | 'getUsageBreakdown') =>
  Object.fromEntries(testPage.last(name).query);

const HOURS = [
  { time: '2026-11-01 03:00:00', gb: 1, requests: 10 },
  // 0:00 in New York, and the last hour of that day, which has 25.
  { time: '2026-11-01 04:00:00', gb: 0.25, requests: 2 },
  { time: '2026-11-02 04:00:00', gb: 0.5, requests: 3 },
  { time: '2026-11-02 05:00:00', gb: 0.001, requests: 1 },
];

async function open() {
  testPage.show(<Usage />);
  await wait(0);
}

const nameOf = (element: HTMLElement) => element.getAttribute('aria-label');

async function pick(name: string) {
  await user.click(screen.getByRole('radio', { name }));
  await wait(0);
}

const tableRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

test("UTC hours are added up to the customer's days, and the file contains every hour", async () => {
  await open();
  expect(asked('getUsageHistory')).toEqual({
    tier: 'basic',
    from: '2026-10-05 04:00:00',
    to: '2026-11-03 18:00:00',
    by: 'hour',
  });
  await testPage.last('getUsageHistory').answer({ gb: 1.751, rows: HOURS });
  expect(tableRows()).toEqual([
    ['Oct 31, 2026', '1 GB', '10'],
    ['Nov 1, 2026', '0.75 GB', '5'],
    ['Nov 2, 2026', '< 0.01 GB', '1'],
  ]);
  const saved = savedFiles();
  await click('Download CSV');
  expect(saved[0]?.name).toBe(`${brand.name}_usage_basic_hours_2026-10-05_2026-11-03.csv`);
  const lines = (await saved[0]!.blob.text()).split('\r\n');
  expect(lines).toHaveLength(1 + 29 * 24 + 14 + 1);
  expect(lines).toContain('2026-11-02 04:00:00,0.5,3');
});

test('the last 24 hours are shown by hour, for the chosen tier', async () => {
  await open();
  await pick('24 hours');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), products.premium.name);
  await wait(0);
  expect(asked('getUsageHistory')).toMatchObject({
    tier: 'premium',
    from: '2026-11-02 18:00:00',
    to: '2026-11-03 18:00:00',
  });
  await testPage.last('getUsageHistory').answer({
    gb: 0.5,
    asOf: '2026-11-03 17:15:00',
    since: '2026-11-03 05:00:00',
    rows: [{ time: '2026-11-03 16:00:00', gb: 0.5 }],
  });
  expect(tableRows()).toEqual([['Nov 3, 11:00 AM', '0.5 GB']]);
  expect(screen.getByText(/There are no figures/).textContent).toBe(
    'As of 12:15 PM. There are no figures before Nov 3, 2026.',
  );
});

test('an empty period and a failure with Retry appear inside the panel', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await open();
  await testPage.last('getUsageHistory').refuse('Not now');
  expect(screen.getByText('Your usage could not be loaded')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await click('Retry');
  await testPage.last('getUsageHistory').answer({ gb: 0, rows: [] });
  expect(screen.getByText('No data used in this period')).toBeTruthy();
});

test('the ten most used hosts have bars, and the table and the file list all hosts', async () => {
  const rows = Array.from({ length: 2000 }, (_, at) => ({
    name: at === 1 ? '' : `site-${at}.example`,
    gb: at === 0 ? 9 : 0.0005,
  }));
  await open();
  await pick('By host');
  expect(asked('getUsageBreakdown')).toEqual({
    tier: 'basic',
    from: '2026-10-05 00:00:00',
    to: '2026-11-04 00:00:00',
    by: 'host',
  });
  await testPage.last('getUsageBreakdown').answer({ gb: 10, rows });
  const bars = screen.getAllByRole('meter');
  expect(bars).toHaveLength(10);
  expect([nameOf(bars[0]!), bars[0]!.getAttribute('aria-valuetext'), nameOf(bars[1]!)]).toEqual([
    'site-0.example',
    '9 GB · 90%',
    'Unknown host',
  ]);
  expect(
    screen.getByText('Counted in whole days of UTC: Oct 5 – Nov 3, 2026.'.replaceAll(' – ', ' – ')),
  ).toBeTruthy();
  await user.click(screen.getByText('Show as a table'));
  const table = await screen.findByRole('table');
  expect(table.getAttribute('aria-rowcount')).toBe('2001');
  expect(within(table).getAllByRole('row').length).toBeLessThan(60);
  const saved = savedFiles();
  await click('Download CSV');
  await wait(0);
  expect(saved[0]?.name).toBe(`${brand.name}_usage_basic_host_2026-10-05_2026-11-03.csv`);
  expect((await saved[0]!.blob.text()).split('\r\n')).toHaveLength(2002);
});

test('data that the server does not record shows no Retry', async () => {
  await open();
  await pick('By host');
  await testPage.last('getUsageBreakdown').refuse('Hosts are not recorded', 404, 'not_recorded');
  expect(screen.getByText('Hosts are not recorded')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('countries have names, and proxy users are listed only with their offer', async () => {
  await open();
  expect(screen.queryByRole('radio', { name: 'By proxy user' })).toBeNull();
  await pick('By country');
  await testPage.last('getUsageBreakdown').answer({ gb: 1, rows: [{ name: 'de', gb: 1 }] });
  expect(screen.getByRole('meter', { name: 'Germany' })).toBeTruthy();
  cleanup();
  vi.stubGlobal('__OFFERS_USERS__', true);
  await open();
  await pick('By proxy user');
  await testPage.last('getUsageBreakdown').answer({
    gb: 3,
    rows: [
      { name: 'scraper-1', id: '4', gb: 2 },
      { name: '', gb: 1 },
    ],
  });
  const meters = screen.getAllByRole('meter');
  expect(meters.map(nameOf)).toEqual(['scraper-1', 'Your own lines']);
  // The browser translates only the shop's own words.
  expect(meters.map((meter) => meter.closest('[translate="no"]') !== null)).toEqual([true, false]);
});

test('rows with unreadable times are counted', async () => {
  await open();
  const rows = [{ time: '2026-13-45 99:00:00', gb: 1 }, ...HOURS];
  await testPage.last('getUsageHistory').answer({ gb: 4, rows });
  expect(screen.getByText('1 row could not be read')).toBeTruthy();
});

test('absurd figures and a missing total do not break the panel', async () => {
  await open();
  await pick('By host');
  const rows = [
    { name: 'a.example', gb: 1e300, requests: 9e15 },
    { name: 'x'.repeat(253), gb: 0 },
  ];
  await testPage.last('getUsageBreakdown').answer({ gb: 0, rows, since: '0000-00-00 00:00:00' });
  expect(screen.getAllByRole('meter')).toHaveLength(2);
  expect(screen.queryByText(/NaN|Infinity|Invalid/)).toBeNull();
});
