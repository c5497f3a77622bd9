import type { Page } from '@playwright/test';
import { openLogin, storedSession } from './accounts-steps.ts';
import { expect, test } from './fixtures.ts';

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

test('a blocked window leaves a link that opens it', async ({ page }) => {
  // Playwright disables the popup blocker.
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  const dialog = await openLogin(page);
  await dialog.getByRole('button', { name: 'Continue with Discord' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your browser blocked the Discord window');
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Open Discord' }).click();
  await (await opening).getByRole('link', { name: /^Ada/ }).click();
  await expect(page).toHaveURL('/dashboard');
});
