import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { Scene } from './Call.ts';

/** Longer than any answer is kept that no screen shows (specification §9: 5 minutes). */
const FORGOTTEN_MS = 5 * 60_000 + 1000;

export async function signInAgain({ page, customer }: Scene): Promise<void> {
  await page.getByRole('button', { name: 'LOGIN' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill(customer.email);
  await dialog.getByLabel('Password', { exact: true }).fill(customer.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/dashboard/);
}

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Away, until nothing of the page is kept, and back: what it shows is fetched anew without a reload. */
export async function comeBackLater(page: Page, place: 'Dashboard' | 'Purchase'): Promise<void> {
  await link(page, 'Home').click();
  await expect(page.getByRole('link', { name: 'View Products' })).toBeVisible();
  await page.clock.fastForward(FORGOTTEN_MS);
  await link(page, place).click();
}

export async function forget(page: Page): Promise<void> {
  await page.clock.fastForward(FORGOTTEN_MS);
}

export const tab = (page: Page, name: 'Residential' | 'ISP') => page.getByRole('tab', { name });

/** Each tab forgets what only the other one shows. */
export async function changeTabs(page: Page, home: 'Residential' | 'ISP'): Promise<void> {
  await tab(page, home === 'ISP' ? 'Residential' : 'ISP').click();
  await page.clock.fastForward(FORGOTTEN_MS);
  await tab(page, home).click();
}

/** The panel that says what is missing, and its way to try again. */
export function panelOf(page: Page, title: string) {
  const text = page.getByText(title);
  const retry = page.getByRole('button', { name: 'Retry', exact: true });
  return { text, retry };
}

/** The other tab that a call has led to this address. */
export async function closeOtherTabs({ page, context }: Scene, address: RegExp): Promise<void> {
  await expect.poll(() => context.pages().length).toBe(2);
  for (const other of context.pages().filter((one) => one !== page)) {
    await other.waitForURL(address);
    await other.close();
  }
}

/** A tab that was opened for nothing is closed. */
export async function expectNoOtherTab({ context }: Scene): Promise<void> {
  await expect.poll(() => context.pages().length).toBe(1);
}
