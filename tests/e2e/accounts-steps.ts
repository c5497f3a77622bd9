import type { Page } from '@playwright/test';
import { expect, type Customer } from './fixtures.ts';

/** Opens the login dialog from the navigation. A click before hydration is replayed. */
export async function openLogin(page: Page, mode: 'Sign In' | 'Create Account' = 'Sign In') {
  await page.goto('/');
  await page.getByRole('button', { name: 'LOGIN' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign In' });
  await expect(signIn).toBeVisible();
  if (mode === 'Sign In') return signIn;
  await signIn.getByRole('link', { name: 'Create Account' }).click();
  return page.getByRole('dialog', { name: 'Create Account' });
}

type Credentials = Pick<Customer, 'email' | 'password'>;

/** Fills the open form of the login dialog. */
export async function fillSignIn(page: Page, { email, password }: Credentials) {
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  return dialog;
}

export async function submitSignIn(page: Page, customer: Credentials): Promise<void> {
  const dialog = await fillSignIn(page, customer);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
}

export const storedSession = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null') as unknown);
