import { onlyInAll } from '../gate.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './hold-scripts.ts';

const SCREENS = [
  { path: '/dashboard', call: 'BandwidthAnalysis' },
  { path: '/dashboard?type=isp', call: 'GetIspList' },
] as const;

for (const { path, call } of SCREENS) {
  test(
    `${path} asks for a customer's own data before its scripts have come`,
    onlyInAll('it counts the calls of a built page'),
    async ({ page, customer, signIn }) => {
      await signIn(page, customer);
      const releaseScripts = await holdScripts(page);
      const asked: string[] = [];
      await page.route('**/api/**', async (route) => {
        asked.push(new URL(route.request().url()).pathname);
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      const count = (name: string) => asked.filter((asking) => asking.includes(name)).length;
      await expect.poll(() => [count('GetUserInfo'), count(call)]).toEqual([1, 1]);
      releaseScripts();
      await expect(page.getByRole('heading', { name: 'Orders History' })).toBeVisible();
      expect([count('GetUserInfo'), count(call)]).toEqual([1, 1]);
    },
  );
}
