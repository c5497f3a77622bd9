import { onlyInAll } from '../gate.ts';
import { expect, test } from './fixtures.ts';

/** How long the page waits for GetUserInfo. */
const USER_WAIT_MS = 5000;

const SCREENS = [
  { path: '/dashboard', call: 'BandwidthAnalysis' },
  { path: '/dashboard?type=isp', call: 'GetIspList' },
] as const;

for (const { path, call } of SCREENS) {
  test(
    `${path} asks for a customer's own data one round trip after the document`,
    onlyInAll('it counts the round trips of a built page'),
    async ({ page, customer, signIn }) => {
      await signIn(page, customer);
      // Otherwise the page stops waiting for the customer after a while, and asks then.
      await page.addInitScript((wait) => {
        const set = window.setTimeout.bind(window);
        const unlessWait = (run: () => void, ms?: number) => (ms === wait ? 0 : set(run, ms));
        Object.assign(window, { setTimeout: unlessWait });
      }, USER_WAIT_MS);
      const asked: string[] = [];
      const answering = Promise.withResolvers<void>();
      // No call is answered, so what is asked for waits for no other call.
      await page.route('**/api/**', async (route) => {
        asked.push(new URL(route.request().url()).pathname);
        await answering.promise;
        await route.continue();
      });
      await page.goto(path);
      const count = (name: string) => asked.filter((asking) => asking.includes(name)).length;
      await expect.poll(() => [count('GetUserInfo'), count(call)]).toEqual([1, 1]);
      answering.resolve();
      await expect(page.getByRole('heading', { name: 'Orders History' })).toBeVisible();
      expect([count('GetUserInfo'), count(call)]).toEqual([1, 1]);
    },
  );
}
