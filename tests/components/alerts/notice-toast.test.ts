import { expect, test } from 'vitest';
import type { Notice } from '../../../generated/model/notice.zod.ts';
import { noticeToast } from '../../../src/features/alerts/notice-toast.ts';

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
  expect(noticeToast({ kind: 'other' })).toEqual({
    kind: 'info',
    title: 'Alert',
    duration: 'sticky',
  });
});
