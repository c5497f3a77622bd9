import { onlyInAll } from '../gate.ts';
import { isSold, unsold } from '../sold.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './hold-scripts.ts';
import { hydrated } from './hydrated.ts';

const SCREENS = [
  { path: '/dashboard', call: 'BandwidthAnalysis' },
  { path: '/dashboard?type=isp', call: 'GetIspList' },
] as const;

for (const { path, call } of SCREENS) {
  test(
    `${path} asks for a customer's own data before its scripts have come`,
    onlyInAll('it counts the calls of a built page'),
    async ({ page, customer, signIn }) => {
      test.skip(call === 'GetIspList' && !isSold('isp'), unsold('isp')[1]);
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
      await expect.poll(() => [count('PageList'), count('Order/Analysis')]).toEqual([1, 1]);
      expect([count('GetUserInfo'), count(call)]).toEqual([1, 1]);
    },
  );
}

test(
  "a link to the dashboard asks for a customer's own data before the page's style sheets have come",
  onlyInAll('it holds files of a built page'),
  async ({ page, customer, signIn }) => {
    await signIn(page, customer);
    await page.goto('/');
    await hydrated(page);
    await page.route(/\/assets\/.*\.css/, () => undefined);
    const asked = page.waitForRequest(/BandwidthAnalysis/);
    await page.getByRole('link', { name: 'Dashboard' }).first().hover();
    await asked;
  },
);

const VISITS = [
  { who: 'a customer', path: '/dashboard?type=isp', isCustomer: true, loads: ['css', 'js'] },
  { who: 'a customer', path: '/dashboard', isCustomer: true, loads: [] },
  { who: 'a visitor', path: '/dashboard?type=isp', isCustomer: false, loads: [] },
];

for (const { who, path, isCustomer, loads } of VISITS) {
  test(
    `${who} on ${path} loads ${loads.length > 0 ? 'the code' : 'no code'} of the ISP tab before the scripts run`,
    onlyInAll('it looks at the requests of a built page'),
    async ({ page, customer, signIn }) => {
      test.skip(...unsold('isp'));
      if (isCustomer) await signIn(page, customer);
      await holdScripts(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        const kind = /\/IspPanel-.*\.(css|js)$/.exec(request.url())?.[1];
        if (kind !== undefined) asked.push(kind);
      });
      // By then the head's scripts have run.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('link[href*="/IspPanel-"]')).toHaveCount(loads.length);
      await expect.poll(() => asked.toSorted()).toEqual(loads);
    },
  );
}
