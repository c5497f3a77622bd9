import { expect, type Locator, type Page } from '@playwright/test';
import { patient } from '../patience.ts';
import { test } from '../whole-names.ts';
import { NOW } from './moment.ts';

const WIDTHS = [1280, 360];
const THEMES = ['dark', 'light'] as const;
const DEMO = { email: 'demo@ambergate.example', passWord: 'amber-demo-1' };

type Screen = {
  path: string;
  isSignedIn?: boolean;
  /** Brings the screen into the state to compare. */
  prepare: (page: Page) => Promise<unknown>;
};

/** Set by script, because the page's policy blocks style elements. */
const hide = (locator: Locator) =>
  locator.evaluate((element) => {
    if (element instanceof HTMLElement) element.style.visibility = 'hidden';
  });
const headed = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const orders = (page: Page) =>
  expect(page.getByRole('table', { name: 'Orders History' })).toBeVisible();

const SCREENS: Record<string, Screen> = {
  home: { path: '/', prepare: headed },
  pricing: {
    path: '/pricing?plan=resi_premium&amount=40&code=AMBER15',
    prepare: (page) => expect(page.getByText('15% OFF').first()).toBeVisible(),
  },
  'sign-in': {
    path: '/refund',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'LOGIN' }).click();
      await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
    },
  },
  'forgot-password': { path: '/forgot-password', prepare: headed },
  'not-found': { path: '/no-such-page', prepare: headed },
  residential: {
    path: '/dashboard',
    isSignedIn: true,
    prepare: async (page) => {
      await orders(page);
      await expect(page.locator('canvas')).toHaveCount(2);
    },
  },
  isp: {
    path: '/dashboard?type=isp',
    isSignedIn: true,
    prepare: async (page) => {
      await expect(page.getByRole('article')).toHaveCount(5);
      await orders(page);
    },
  },
};

/** A customer's first page does not use the web font if it arrives late. */
async function waitForFont(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    return route.fulfill({ response, body });
  });
}
// The changed style has another hash.
test.use({ bypassCSP: true });

/**
 * Fixes only dates, because `page.clock` also fakes timers, and React then sometimes never shows a panel whose code has
 * loaded.
 */
function fixDate(now: number) {
  globalThis.Date = new Proxy(Date, {
    construct: (SystemDate, args: [], target) =>
      Reflect.construct(SystemDate, args.length === 0 ? [now] : args, target),
  });
  Date.now = () => now;
}

let token = '';
test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(patient(90_000));
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const answer = await request.post('/api/SysLogin/Login', {
    data: { ...DEMO, loginType: 'pwd', account: '' },
  });
  ({ token } = ((await answer.json()) as { body: { token: string } }).body);
  await request.dispose();
});

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    test.describe(`${theme}, ${width} px`, () => {
      test.use({ colorScheme: theme, viewport: { width, height: 800 } });

      for (const [name, { path, isSignedIn = false, prepare }] of Object.entries(SCREENS)) {
        test(`${name} matches the screenshot`, async ({ page }) => {
          await page.addInitScript(fixDate, NOW);
          await waitForFont(page);
          if (isSignedIn) {
            await page.addInitScript(
              (user) => localStorage.setItem('user', user),
              JSON.stringify({ token, userInfo: { email: DEMO.email } }),
            );
          }
          await page.goto(path);
          await prepare(page);
          // A link to a plan scrolls to it.
          await page.evaluate(() => scrollTo(0, 0));
          // Gradients would make up most of the pictures' size.
          if (name !== 'not-found') await hide(page.locator('[data-backdrop]'));
          await expect(page).toHaveScreenshot(`${name}-${theme}-${width}.png`, {
            fullPage: name !== 'sign-in',
          });
        });
      }
    });
  }
}
