import type { Locator, Page } from '@playwright/test';
import { brand } from '../../shop.config.ts';
import { isSold } from '../sold.ts';
import { expect, test, type Customer } from './fixtures.ts';

const RECIPE = {
  name: 'Berlin mornings',
  settings: {
    tier: 'basic',
    country: 'de',
    state: '',
    city: '',
    life: isSold('sticky') ? 30 : null,
    amount: 25,
  },
  format: 'http-url',
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Account' });

async function openAccount(page: Page, { email }: Customer): Promise<Locator> {
  await page.getByRole('button', { name: `Account: ${email}` }).click();
  return dialogOf(page);
}

/** Recipes and labels of this customer in this browser. */
const storeOwn = (page: Page, { email }: Customer) =>
  page.evaluate(
    ([recipe, owner]) => {
      localStorage.setItem(`recipes:${owner}`, JSON.stringify([recipe]));
      localStorage.setItem(`isp-labels:${owner}`, JSON.stringify({ 'ISP-1': 'Tickets' }));
      localStorage.setItem('recipes:bob@example.com', '[]');
    },
    [RECIPE, email] as const,
  );

const stored = (page: Page, name: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, name);

/** Saves the file and returns its path. */
async function exportFile(page: Page, dialog: Locator): Promise<string> {
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save file' }).click();
  const download = await saving;
  expect(download.suggestedFilename().replace(brand.name, 'Shop')).toMatch(
    /^Shop_settings_[-\d_]+\.json$/,
  );
  await expect(dialog.getByText('File saved.')).toBeVisible();
  return download.path();
}

async function forget(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Forget on this device' }).click();
  await dialog.getByRole('button', { name: 'Forget now' }).click();
  await expect(dialog.getByText('Removed. You stay signed in')).toBeVisible();
}

test('the email in the bar opens the account by keyboard and has the focus afterwards', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(page, customer);
  await page.goto('/terms');
  const opener = page.getByRole('button', { name: `Account: ${customer.email}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('definition').first()).toHaveText(customer.email);
  await dialog.getByText('Stored data').click();
  await expect(dialog.getByRole('list')).toContainText('Sign-inYour session token');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Open command palette' }).click();
  await expect(page.getByRole('combobox', { name: 'Search commands' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('it is in the side menu, whose button has the focus afterwards', async ({
    page,
    customer,
    signIn,
  }) => {
    await signIn(page, customer);
    await page.goto('/terms');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: `Account: ${customer.email}` }).click();
    const dialog = dialogOf(page);
    await expect(dialog).toBeVisible();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });
});

test('Change password leads to the recovery with the email filled in', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(page, customer);
  await page.goto('/pricing');
  const dialog = await openAccount(page, customer);
  await dialog.getByRole('link', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
});

test('a settings file brings back what was forgotten', async ({ page, customer, signIn }) => {
  await signIn(page, customer);
  await page.goto('/privacy');
  await storeOwn(page, customer);
  await page.reload();
  const dialog = await openAccount(page, customer);
  await dialog.getByText('Stored data').click();
  await dialog.getByText('Settings file').click();
  const path = await exportFile(page, dialog);

  await forget(dialog);
  expect(await stored(page, `recipes:${customer.email}`)).toBeNull();
  expect(await stored(page, `isp-labels:${customer.email}`)).toBeNull();
  // Another customer's data and this session stay.
  expect(await stored(page, 'recipes:bob@example.com')).toEqual([]);
  expect(await stored(page, 'user')).toMatchObject({ token: customer.token });

  await dialog.getByLabel('File', { exact: true }).setInputFiles(path);
  await expect(dialog.getByText('This file contains 1 recipe, 1 plan label')).toBeVisible();
  expect(await stored(page, `recipes:${customer.email}`)).toBeNull();
  await dialog.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  await expect(dialog.getByText('Imported.')).toBeVisible();
  await expect(dialog.getByLabel('File', { exact: true })).toBeFocused();
  await expect(dialog.getByText('Removed. You stay signed in')).toBeHidden();
  await expect(dialog.getByText('Recipes', { exact: true })).toBeVisible();
  expect(await stored(page, `recipes:${customer.email}`)).toEqual([RECIPE]);
  expect(await stored(page, `isp-labels:${customer.email}`)).toEqual({ 'ISP-1': 'Tickets' });
});
