import { screen, within } from '@testing-library/react';
import { expect, test, vi, beforeEach } from 'vitest';
import { UsageSection } from '../../../src/app/dashboard/UsageSection.tsx';
import { freshPageForEach, testPage, wait } from '../../setup/page.tsx';

beforeEach(() => vi.stubEnv('TZ', 'UTC'));

freshPageForEach({
  path: '/dashboard#usage',
  now: new Date('2026-11-20T12:00:00Z'),
  email: 'ada@example.com',
});

async function open(...readings: { at: string; basic: number; premium: number }[]) {
  const stored = readings.map(({ at, ...used }) => ({ ...used, at: Date.parse(at) }));
  localStorage.setItem('data-readings:ada@example.com', JSON.stringify(stored));
  testPage.show(<UsageSection />);
  await vi.dynamicImportSettled();
  await wait(0);
}

test('without the offer, customers see what this browser recorded, by day and without a call', async () => {
  await open(
    { at: '2026-11-18T12:00:00Z', basic: 1, premium: 0 },
    { at: '2026-11-20T00:00:00Z', basic: 4, premium: 0 },
    { at: '2026-11-20T06:00:00Z', basic: 4.5, premium: 0 },
  );
  const rows = screen.getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['Nov 18, 2026', '1 GB'],
    ['Nov 19, 2026', '2 GB'],
    ['Nov 20, 2026', '0.5 GB'],
  ]);
  expect(testPage.calls).toEqual([]);
});

test('a browser without records shows a message', async () => {
  await open({ at: '2026-11-20T00:00:00Z', basic: 4, premium: 0 });
  expect(screen.getByText('No usage recorded in the last 7 days')).toBeTruthy();
});
