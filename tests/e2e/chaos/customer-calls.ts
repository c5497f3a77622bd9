import type { Page } from '@playwright/test';
import { fillSignIn, openLogin } from '../accounts-steps.ts';
import type { Customer } from '../fixtures.ts';
import { expect } from '../fixtures.ts';
import { backToSignIn, isSignedIn, logOut, pressSignIn, signIn } from './account-calls.ts';
import type { Call, Scene } from './Call.ts';

/** As the customer types it, which tells the typed e-mail from the server's. */
const typed = (customer: Customer) => customer.email.toUpperCase();
const inNavigation = (page: Page, email: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByText(email, { exact: true }).first();

/** After a sign-in without the customer's data, the token holds and the dashboard opens. A reload asks again. */
const userAfterLogin: Call = {
  operation: 'getUserInfo',
  name: 'the customer after a sign-in',
  who: 'signing in',
  isRead: true,
  isPart: true,
  text: 'Request failed',
  arrive: async ({ page }) => void (await openLogin(page)),
  prepare: async ({ page, customer }) => {
    await fillSignIn(page, { ...customer, email: typed(customer) });
  },
  provoke: pressSignIn,
  kept: async (scene) => {
    await isSignedIn(scene);
    await expect(inNavigation(scene.page, typed(scene.customer))).toBeVisible();
  },
  retry: async ({ page }) => {
    const answered = page.waitForResponse('**/SysLogin/GetUserInfo');
    await page.reload();
    expect((await answered).status()).toBe(200);
  },
  recovered: async (scene) => {
    await isSignedIn(scene);
    await expect(inNavigation(scene.page, scene.customer.email)).toBeVisible();
  },
  again: async (scene) => {
    if (scene.fault.name !== '401') await backToSignIn(scene);
  },
  // The dialog stays open with what was typed.
  signedOut: async ({ page, customer }) => {
    await expect(signIn(page).getByLabel('Email')).toHaveValue(typed(customer));
    const password = signIn(page).getByLabel('Password', { exact: true });
    await expect(password).toHaveValue(customer.password);
  },
};

/** A load has finished when the customer was requested, by a chunk that loads after the page. */
async function load({ page }: Scene): Promise<void> {
  const answered = page.waitForResponse('**/SysLogin/GetUserInfo');
  await page.goto('/');
  await answered;
}

/** On load with a stored token, the stored customer is used until the next load. */
const userAtRestore: Call = {
  operation: 'getUserInfo',
  name: 'the customer of a stored session',
  who: 'customer',
  text: 'Request failed',
  arrive: load,
  provoke: async ({ page }) => void (await page.reload({ waitUntil: 'commit' })),
  kept: async ({ page, customer }) => {
    await expect(logOut(page)).toBeVisible();
    await expect(page.getByText(customer.email).first()).toBeVisible();
  },
  retry: load,
  recovered: async ({ page, customer }) => {
    await expect(logOut(page)).toBeVisible();
    await expect(page.getByText(customer.email).first()).toBeVisible();
  },
};

export const CUSTOMER_CALLS: readonly Call[] = [userAfterLogin, userAtRestore];
