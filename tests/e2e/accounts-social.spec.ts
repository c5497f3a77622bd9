import type { Page } from '@playwright/test';
import { onlyInAll } from '../gate.ts';
import { openLogin, storedSession } from './accounts-steps.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './hold-scripts.ts';

const THOROUGH = onlyInAll('tests/session/social-*.test.tsx has what a window may say and when');

const START = /\/api\/SysLogin\/Get(Discord|Google)Login/;

/** Replaces the provider's page with one that the sandbox cannot produce. */
async function withProviderPage(page: Page, body: string) {
  await page.context().route(START, (route) => route.fulfill({ contentType: 'text/html', body }));
}

test('a sign-in with Google ends on the reloaded dashboard', async ({ page }) => {
  const dialog = await openLogin(page);
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opening;
  await expect(dialog).toContainText('Finish signing in with Google');
  const reloaded = page.waitForEvent('load');
  await popup.getByRole('link', { name: /^Ada/ }).click();
  await reloaded;
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => popup.isClosed()).toBe(true);
  expect(JSON.stringify(await storedSession(page))).toContain('ada@');
});

test(
  "the provider's answer is not lost when it arrives before its code has loaded",
  THOROUGH,
  async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/social-login.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign up with Discord' }).click();
    const popup = await opening;
    await popup.getByRole('link', { name: /^Ada/ }).click();
    await expect(popup.getByText('Returning to the shop')).toBeVisible();
    release();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
    await expect.poll(() => popup.isClosed()).toBe(true);
  },
);

test('when the customer closes the window, the dialog says so and offers to try again', async ({
  page,
}) => {
  await withProviderPage(page, '<h1>Provider</h1>');
  const dialog = await openLogin(page);
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Continue with Discord' }).click();
  await (await opening).close();
  await expect(dialog.getByRole('alert')).toContainText('The Discord window was closed');
  const again = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Try Discord again' }).click();
  await expect(await again).toHaveURL(START);
});

test('a provider that cuts the opener ends in a clear message, not in silence', async ({
  page,
}) => {
  const dialog = await openLogin(page);
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opening;
  await popup.getByRole('link', { name: 'A provider that cuts the opener' }).click();
  await expect(dialog.getByRole('alert')).toContainText('lost its connection to this page');
  await expect(page.getByRole('button', { name: 'LOG OUT' })).toHaveCount(0);
});

/** Simulates the popup blocker, which Playwright disables. */
async function blockFirstWindow(page: Page) {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    let isBlocked = true;
    window.open = (...args) => {
      if (!isBlocked) return open(...args);
      isBlocked = false;
      return null;
    };
  });
}

async function openBlockedWindow(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await expect(dialog.getByRole('alert')).toContainText('Your browser blocked the Discord window');
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Open Discord' }).click();
  await (await opening).getByRole('link', { name: /^Ada/ }).click();
  await expect(page).toHaveURL('/dashboard');
}

test('a blocked window leaves a link that opens it', async ({ page }) => {
  await blockFirstWindow(page);
  const dialog = await openLogin(page);
  await dialog.getByRole('button', { name: 'Continue with Discord' }).click();
  await openBlockedWindow(page);
});

test(
  'a click before hydration, whose window the browser blocks when it is replayed, leaves the link too',
  THOROUGH,
  async ({ page }) => {
    await blockFirstWindow(page);
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Sign up with Discord' }).click();
    release();
    await openBlockedWindow(page);
  },
);
