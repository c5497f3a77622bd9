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

async function openAccount(page: Page, { email }: Customer): Promise<Locator> {
  await page.getByRole('link', { name: `Account: ${email}` }).click();
  await expect(page).toHaveURL('/account');
  return page.getByRole('main');
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
async function exportFile(page: Page, account: Locator): Promise<string> {
  const saving = page.waitForEvent('download');
  await account.getByRole('button', { name: 'Save file' }).click();
  const download = await saving;
  expect(download.suggestedFilename().replace(brand.name, 'Shop')).toMatch(
    /^Shop_settings_[-\d_]+\.json$/,
  );
  await expect(account.getByText('File saved.')).toBeVisible();
  return download.path();
}

async function forget(account: Locator): Promise<void> {
  await account.getByRole('button', { name: 'Forget on this device' }).click();
  await account.getByRole('button', { name: 'Forget now' }).click();
  await expect(account.getByText('Removed. You stay signed in')).toBeVisible();
}

test('the email in the bar opens the account page, whose dialogs return the focus', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(page, customer);
  await page.goto('/terms');
  await page.getByRole('link', { name: `Account: ${customer.email}` }).press('Enter');
  const account = page.getByRole('main');
  await expect(account.getByRole('definition').first()).toHaveText(customer.email);
  await expect(account.getByRole('region', { name: 'Stored data' })).toContainText(
    'Sign-inYour session token',
  );
  const opener = page.getByRole('button', { name: 'Open command palette' });
  await opener.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Search commands' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a link can open a section of the account page, and visitors are asked to log in first', async ({
  page,
  customer,
  signIn,
}) => {
  await page.goto('/account#stored-data');
  await expect(page.getByText('Please log in to see your account.')).toBeVisible();
  await signIn(page, customer);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Stored data' })).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the side menu links to the account page and closes', async ({ page, customer, signIn }) => {
    await signIn(page, customer);
    await page.goto('/terms');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: `Account: ${customer.email}` }).click();
    await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
    await expect(menu).toBeHidden();
  });
});

test('Change password opens the recovery page with the email filled in', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(page, customer);
  await page.goto('/pricing');
  const account = await openAccount(page, customer);
  await account.getByRole('link', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
});

test('a settings file restores deleted settings', async ({ page, customer, signIn }) => {
  await signIn(page, customer);
  await page.goto('/privacy');
  await storeOwn(page, customer);
  await page.reload();
  const account = await openAccount(page, customer);
  const path = await exportFile(page, account);

  await forget(account);
  expect(await stored(page, `recipes:${customer.email}`)).toBeNull();
  expect(await stored(page, `isp-labels:${customer.email}`)).toBeNull();
  // Another customer's data and this session stay.
  expect(await stored(page, 'recipes:bob@example.com')).toEqual([]);
  expect(await stored(page, 'user')).toMatchObject({ token: customer.token });

  await account.getByLabel('File', { exact: true }).setInputFiles(path);
  await expect(account.getByText('This file contains 1 recipe, 1 plan label')).toBeVisible();
  expect(await stored(page, `recipes:${customer.email}`)).toBeNull();
  await account.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  await expect(account.getByText('Imported.')).toBeVisible();
  await expect(account.getByLabel('File', { exact: true })).toBeFocused();
  await expect(account.getByText('Removed. You stay signed in')).toBeHidden();
  await expect(account.getByText('Recipes', { exact: true })).toBeVisible();
  expect(await stored(page, `recipes:${customer.email}`)).toEqual([RECIPE]);
  expect(await stored(page, `isp-labels:${customer.email}`)).toEqual({ 'ISP-1': 'Tickets' });
});
