import { openLogin, storedSession } from './accounts-steps.ts';
import { expect, test } from './fixtures.ts';

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

test('a provider that cuts off the opener leads to a clear message', async ({ page }) => {
  const dialog = await openLogin(page);
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opening;
  await popup.getByRole('link', { name: 'A provider that cuts the opener' }).click();
  await expect(dialog.getByText('Google sign-in wasn’t completed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'LOG OUT' })).toHaveCount(0);
});
