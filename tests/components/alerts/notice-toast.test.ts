import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Notice } from '../../../generated/model/notice.zod.ts';
import { noticeToast } from '../../../src/features/alerts/notice-toast.ts';
import { dismissToast, showToast } from '../../../src/ui/toast.ts';
import { getToast } from '../../setup/toast.tsx';

const TIME = '2026-12-04 19:22:57';

test.each<[Notice, RegExp, string | undefined]>([
  [
    { kind: 'data_left', tier: 'premium', leftPercent: 20 },
    /^20% of your Premium Residential data is left\.$/,
    '/pricing?plan=resi_premium',
  ],
  [
    { kind: 'expiry', tier: 'basic', time: TIME },
    /^Some of your Basic Residential data expires on Dec 4, 2026/,
    '/pricing?plan=resi_basic',
  ],
  [
    { kind: 'expiry', orderNo: 'ISP-1', time: TIME },
    /^Your ISP plan ISP-1 expires on Dec 4, 2026/,
    '/dashboard?type=isp&plan=ISP-1',
  ],
  [
    { kind: 'charge', orderNo: 'ISP-1', time: TIME, amount: 1254.5 },
    /^Your ISP plan ISP-1 renews for \$1,254\.50 on Dec 4, 2026/,
    '/dashboard?type=isp&plan=ISP-1',
  ],
  [{ kind: 'charge', orderNo: 'ISP-1', text: 'Soon' }, /^Soon$/, '/dashboard?type=isp&plan=ISP-1'],
  [{ kind: 'test' }, /^Your alerts reach this page\.$/, undefined],
  [{ kind: 'other', text: 'Maintenance tonight' }, /^Maintenance tonight$/, undefined],
])('the toast of %j', (notice, text, href) => {
  const toast = noticeToast(notice);
  expect(toast.text).toMatch(text);
  expect(toast.link?.href).toBe(href);
  expect(toast.duration).toBe('sticky');
});

test('an alert without details still has a title', () => {
  const { title, text } = noticeToast({ kind: 'other' });
  expect([title, text]).toEqual(['Alert', undefined]);
});

const received = (number: number) =>
  act(() => void showToast(noticeToast({ kind: 'other', text: `Alert ${number}` })));
function dismissAll(): string[] {
  const texts: string[] = [];
  for (let toast = getToast(); toast !== null; toast = getToast()) {
    texts.push(toast.text);
    act(() => dismissToast());
  }
  return texts;
}

test('alerts that arrive together are shown one after the other', () => {
  for (let number = 1; number <= 7; number += 1) received(number);
  expect(dismissAll()).toEqual(['Alert 7', 'Alert 6', 'Alert 5', 'Alert 4', '3 more alerts']);
});

test('an alert that was replaced while its tab was hidden reappears', () => {
  vi.useFakeTimers();
  received(1);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.advanceTimersByTime(60_000);
  received(2);
  expect(dismissAll()).toEqual(['Alert 2', 'Alert 1']);
});
