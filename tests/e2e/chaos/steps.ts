import type { Page } from '@playwright/test';
import { submitSignIn } from '../accounts-steps.ts';
import { changeTab, tab } from '../change-tab.ts';
import { expect } from '../fixtures.ts';
import type { Scene } from './Call.ts';

/** Longer than the 5 minutes for which answers without a screen are cached. */
const FORGOTTEN_MS = 5 * 60_000 + 1000;

export async function signInAgain({ page, customer }: Scene): Promise<void> {
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await submitSignIn(page, customer);
  await page.waitForURL(/\/dashboard/);
}

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Leaves the page until its answers are dropped, and returns: its data is fetched again without a reload. */
export async function comeBackLater(page: Page, place: 'Dashboard' | 'Purchase'): Promise<void> {
  await link(page, 'Home').click();
  await expect(page.getByRole('link', { name: 'View Products' })).toBeVisible();
  await page.clock.fastForward(FORGOTTEN_MS);
  // Without a pointer, as below.
  await link(page, place).dispatchEvent('click');
}

/** Switches tabs until each has dropped what only the other one shows. */
export async function changeTabs(page: Page, home: 'Residential' | 'ISP'): Promise<void> {
  await changeTab(page, home === 'ISP' ? 'Residential' : 'ISP');
  await page.clock.fastForward(FORGOTTEN_MS);
  // Without a pointer, since hovering asks once before the click.
  await tab(page, home).dispatchEvent('click');
}

/** The panel that reports a failure, with its retry button. */
export function panelOf(page: Page, title: string) {
  const text = page.getByText(title);
  const retry = page.getByRole('button', { name: 'Retry', exact: true });
  return { text, retry };
}

/** Closes the tab that a call has led to this address. */
export async function closeOtherTabs({ page, context }: Scene, address: RegExp): Promise<void> {
  await expect.poll(() => context.pages().length).toBe(2);
  for (const other of context.pages().filter((one) => one !== page)) {
    await other.waitForURL(address);
    await other.close();
  }
}

/** Expects that an unused blank tab was closed. */
export async function expectNoOtherTab({ context }: Scene): Promise<void> {
  await expect.poll(() => context.pages().length).toBe(1);
}
