import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { expect, test } from './residential-customer.ts';

/** Opens /terms and then Home, so that Back has a target. */
async function fromTerms(page: Page): Promise<void> {
  await page.goto('/terms');
  await hydrated(page);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
}

test('Back closes the converter, which keeps its text, and then leaves the page', async ({
  page,
  owner,
  openDashboard,
}) => {
  await fromTerms(page);
  await openDashboard(owner);
  await page.getByRole('button', { name: 'Convert' }).click();
  const converter = page.getByRole('dialog', { name: 'Paste and convert' });
  await converter.getByLabel('Your lines').fill('203.0.113.5:1080:bob:pw');
  await page.goBack();
  await expect(converter).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Convert' }).click();
  await expect(converter.getByLabel('Your lines')).toHaveValue('203.0.113.5:1080:bob:pw');
  await page.keyboard.press('Escape');
  await expect(converter).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back closes the topmost of several dialogs, and closed dialogs leave no history entries', async ({
  page,
}) => {
  await fromTerms(page);
  const login = page.getByRole('dialog', { name: 'Sign In' });
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect(login).toBeVisible();
  await page.goBack();
  await expect(login).toBeHidden();
  await expect(page).toHaveURL('/');
  // Forward opens nothing.
  await page.goForward();
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await login.getByRole('button', { name: 'Close' }).click();
  await expect(login).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/terms');

  // A reload with an open dialog leaves no entries either.
  await page.goForward();
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect(login).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/terms');
});

test("a link or command in a dialog replaces the dialog's history entry", async ({ page }) => {
  await fromTerms(page);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search commands' }).fill('pricing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/terms');
});

test('after signing in, one step back returns to the page with the button', async ({
  page,
  owner,
}) => {
  await fromTerms(page);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  const login = page.getByRole('dialog', { name: 'Sign In' });
  await login.getByLabel('Email').fill(owner.email);
  await login.getByLabel('Password').fill(owner.password);
  await login.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/terms');
});

test('Back closes Order Details and stays on the dashboard, however they were opened', async ({
  page,
  owner,
  openDashboard,
}) => {
  const details = page.getByRole('dialog', { name: 'Order Details' });
  const number = page.getByRole('searchbox', { name: 'Order number' });
  await fromTerms(page);
  await openDashboard(owner, '/dashboard?order=NONE-1');
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await number.fill('NONE-2');
    await number.press('Enter');
    await expect(page).toHaveURL('/dashboard?order=NONE-2');
    await expect(details).toBeVisible();
    await close();
    await expect(details).toBeHidden();
    await expect(page).toHaveURL('/dashboard');
  }
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('two quick steps back close two nested dialogs', async ({ page, owner, openDashboard }) => {
  await openDashboard(owner);
  await page.getByRole('button', { name: 'Recipes' }).click();
  const recipes = page.getByRole('dialog', { name: 'Recipes' });
  await expect(recipes).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(recipes).toBeHidden();
  // Without a clipboard, copying opens a dialog above the first one.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'Recipes' }).click();
  await recipes.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Back closes the menu, and a link in the menu is one step', async ({ page }) => {
    await page.goto('/terms');
    await hydrated(page);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const open = () => page.getByRole('button', { name: 'Menu' }).tap();
    await open();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/terms');
    await open();
    await menu.getByRole('link', { name: 'Purchase' }).tap();
    await expect(page).toHaveURL('/pricing');
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await expect(menu).toBeHidden();
  });
});
