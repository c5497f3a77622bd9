import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens the login dialog from the navigation once the page is hydrated. */
export async function openLogin(page: Page, mode: 'Sign In' | 'Create Account' = 'Sign In') {
  await page.goto('/');
  await page.getByRole('button', { name: 'LOGIN' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign In' });
  await expect(signIn).toBeVisible();
  if (mode === 'Sign In') return signIn;
  await signIn.getByRole('link', { name: 'Create Account' }).click();
  return page.getByRole('dialog', { name: 'Create Account' });
}

/** Makes calls to this path fail as the X-Chaos words say, around the validating proxy, which would alter the fault. */
export async function withChaos(page: Page, path: string, chaos: string): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-chaos': chaos } }),
  );
}

export const storedSession = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null') as unknown);

/** Expects exactly one error toast with this text. */
export async function expectError(page: Page, text: string | RegExp): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: 'Error' });
  await expect(toast).toHaveCount(1);
  await expect(toast).toContainText(text);
}
