import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wait } from '../../setup/page.tsx';
import { click } from '../../setup/user.ts';
import { card, freshIspPageForEach, open } from './isp-fixture.tsx';
import { plan } from './plans.ts';

freshIspPageForEach();

const ENDED = '2026-11-18 12:00:00';
const wordsOf = (place: Element) => place.textContent.replaceAll('\u202F', ' ');
const KEPT = /Addresses kept until/;

test('an expired plan shows how long its addresses are reserved, next to Renew, in list and details', async () => {
  await open([plan({ orderNo: 'ISP-A', expireTime: ENDED, keptUntil: '2026-11-25 12:00:00' })]);
  expect(wordsOf(card('ISP-A'))).toMatch(/Addresses kept until Nov 254 days left.*Renew/);
  await click('25 ISP * 30 Days', card('ISP-A'));
  const detail = screen.getByRole('region', { name: 'Plan ISP-A' });
  expect(wordsOf(detail)).toMatch(/Addresses kept until Nov 25, 2026, .*4 days left.*Renew/);
});

test('the countdown ends by itself and disappears', async () => {
  await open([plan({ orderNo: 'ISP-A', expireTime: ENDED, keptUntil: '2026-11-21 12:01:30' })]);
  expect(wordsOf(card('ISP-A'))).toContain('2 minutes left');
  await wait(30_000);
  expect(wordsOf(card('ISP-A'))).toContain('1 minute left');
  await wait(60_000);
  expect(wordsOf(card('ISP-A'))).not.toMatch(KEPT);
});

test.each([
  ['active', { keptUntil: '2026-12-25 12:00:00' }],
  ['expired, without a time', { expireTime: ENDED }],
  ['expired, with a time that is over', { expireTime: ENDED, keptUntil: '2026-11-20 12:00:00' }],
  [
    'expired, with a day that does not exist',
    { expireTime: ENDED, keptUntil: '2026-11-31 12:00:00' },
  ],
])('a plan that is %s shows no reserved addresses', async (_, fields) => {
  await open([plan({ orderNo: 'ISP-A', ...fields })]);
  expect(wordsOf(card('ISP-A'))).not.toMatch(KEPT);
});
