import { isSold, unsold } from '../sold.ts';
import { expect, test } from './fixtures.ts';

const SCREENS = [
  { path: '/dashboard', call: 'BandwidthAnalysis' },
  { path: '/dashboard?type=isp', call: 'GetIspList' },
] as const;

for (const { path, call } of SCREENS) {
  test(
    `${path} sends each of its first calls once`,
    { tag: '@nightly' },
    async ({ page, customer, signIn }) => {
      test.skip(call === 'GetIspList' && !isSold('isp'), unsold('isp')[1]);
      await signIn(page, customer);
      const sent: string[] = [];
      page.on('request', (request) => sent.push(new URL(request.url()).pathname));
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Orders History' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const count = (name: string) => sent.filter((pathname) => pathname.endsWith(name)).length;
      const calls = ['GetUserInfo', call, 'PageList', 'Order/Analysis'];
      expect(calls.map((name) => [name, count(name)])).toEqual(calls.map((name) => [name, 1]));
    },
  );
}
