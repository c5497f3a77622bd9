import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Bandwidth } from '../../../generated/model/bandwidth.zod.ts';
import { products } from '../../../shop.config.ts';
import { formatServerTime } from '../../../src/domain/server-time.ts';
import { unreadText } from '../../../src/domain/text.ts';
import { BatchesDialog } from '../../../src/features/residential/BatchesDialog.tsx';
import { until } from '../../setup/until.ts';
import { click, user } from '../../setup/user.ts';
import { BANDWIDTH, openPanel, openPanelBackend } from './residential-fixture.tsx';
import { choosePremium } from './steps.ts';

const DAY = 86_400_000;
const BASIC = products.basic.shortName;
const inDays = (days: number) => formatServerTime(new Date(Date.now() + days * DAY));
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' }).format(
    Date.now() + days * DAY,
  );

/** Opens the panel of a customer who used 1 GB of Basic data in a day, and has 19 GB of it left. */
async function open(fields: Partial<Bandwidth>, usedBefore = 0) {
  const backend = await openPanelBackend();
  backend.bandwidth = () => ({ ...BANDWIDTH, ...fields });
  const reading = { at: Date.now() - DAY, basic: usedBefore, premium: 2 };
  localStorage.setItem('data-readings:one@example.com', JSON.stringify([reading]));
  openPanel();
  await screen.findByText(/^19 GB remaining/);
  return backend;
}

const note = () =>
  screen.getByText(/^19 GB remaining/).nextElementSibling?.firstChild?.textContent ?? '';

test('the next purchase to expire is shown, and the pace covers all of them with what expires unused', async () => {
  await open({
    batches: [
      { tier: 'basic', gb: 10, leftGb: 9, expireTime: inDays(5) },
      { tier: 'basic', gb: 10, leftGb: 10, expireTime: inDays(10) },
      { tier: 'premium', gb: 50, leftGb: 48, expireTime: inDays(2) },
    ],
  });
  await until(() =>
    expect(note()).toBe(
      `9 GB expires on ${dayIn(5)}. At your current pace, your ${BASIC} data will last until about ${dayIn(10)}. About 9 GB will expire unused.`,
    ),
  );
});

test('without a pace, only the expiry of the purchase is shown, with its time on the last day', async () => {
  await open({ batches: [{ tier: 'basic', gb: 20, leftGb: 19, expireTime: inDays(0.5) }] }, 1);
  await until(() =>
    expect(note().replaceAll('\u202F', ' ')).toMatch(
      /^19 GB expires on \w+ \d+ at \d+:\d\d [AP]M\. No .* data was used in the last day\.$/,
    ),
  );
});

test.each([
  ['never expires', {}],
  ['expires on a day that does not exist', { expireTime: '2026-02-30 00:00:00' }],
])('if data %s, only the pace counts', async (_, end) => {
  await open({ batches: [{ tier: 'basic', gb: 20, leftGb: 19, ...end }] });
  await until(() => expect(note()).toMatch(/^At your current pace, .* until about [^.]+\.$/));
  expect(note()).toContain(dayIn(19));
});

test('the dialog lists the purchases of each tier that have data left', async () => {
  await open({
    batches: [
      { tier: 'basic', gb: 5, leftGb: 0, expireTime: inDays(1) },
      { tier: 'basic', gb: 20, leftGb: 19 },
      { tier: 'premium', gb: 50, leftGb: 48, expireTime: '2031-05-06 12:00:00' },
    ],
  });
  await click('See when data expires');
  const dialog = await screen.findByRole('dialog', { name: 'When your data expires' });
  const rows = (name: string) =>
    within(within(dialog).getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => row.textContent);
  expect(rows(products.basic.name)).toEqual(['BoughtLeftExpires', '20 GB19 GBNever']);
  expect(rows(products.premium.name)[1]).toMatch(/^50 GB48 GBMay 6, 2031/);
  await user.keyboard('{Escape}');
});

test.each([
  ['no list of purchases', {}],
  ['no purchase of this tier', { batches: [{ tier: 'premium', gb: 50, leftGb: 48 } as const] }],
  ['used purchases only', { batches: [{ tier: 'basic', gb: 1, leftGb: 0 } as const] }],
])('with %s, only the pace counts, and there is no dialog', async (_, fields) => {
  await open(fields);
  const line = screen.getByText(/^19 GB remaining/).nextElementSibling;
  const text = `At your current pace, your ${BASIC} data will last until about ${dayIn(19)}.`;
  expect(line?.textContent).toBe(text);
  expect(screen.queryByRole('button', { name: 'See when data expires' })).toBeNull();
});

test.each([
  ['today', Date.now(), /^As of \d+:\d\d [AP]M\. /],
  ['the future', Date.UTC(2099, 0, 1), /^As of \d+:\d\d [AP]M\. /],
  ['earlier', Date.UTC(2026, 0, 15, 12), /^As of Jan 15, 2026, \d+:\d\d [AP]M\. /],
])('figures of %s show their age', async (_, time, text) => {
  await open({ asOf: formatServerTime(new Date(time)) });
  const shown = () => screen.getByText(/GB remaining$/).nextElementSibling?.textContent;
  expect(shown()?.replaceAll('\u202F', ' ')).toMatch(text);
  await choosePremium();
  await screen.findByText('48 GB remaining');
  expect(shown()).toMatch(/^As of/);
});

test('an unreadable time is omitted', async () => {
  await open({ asOf: '2026-02-30 12:00:00' });
  expect(screen.getByText('19 GB remaining').nextElementSibling?.textContent).not.toMatch('As of');
});

test('usage is measured from the time of the figures', async () => {
  const asOf = formatServerTime(new Date(Date.now() - 0.5 * DAY));
  await open({ asOf });
  const stored = JSON.parse(localStorage.getItem('data-readings:one@example.com') ?? '[]');
  expect((stored as object[]).at(-1)).toEqual({
    at: Date.parse(`${asOf.replace(' ', 'T')}Z`),
    basic: 1,
    premium: 2,
  });
});

test('the dialog shows the number of unreadable purchases', async () => {
  const batches = { rows: [{ tier: 'basic', gb: 20, leftGb: 19 } as const], invalidCount: 1 };
  render(<BatchesDialog data={{ ...BANDWIDTH, batches }} onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog', { name: 'When your data expires' });
  expect(within(dialog).getByRole('status').textContent).toBe(unreadText(1));
  expect(within(dialog).getByText('19 GB')).toBeDefined();
});
