import type { Page } from '@playwright/test';

/** Follows a link of the navigation, which is in the side menu on a phone. */
export async function follow(page: Page, name: string) {
  const menu = page.getByRole('button', { name: 'Menu' });
  const bar = page.getByRole('navigation', { name: 'Main' });
  if (!(await menu.isVisible())) return bar.getByRole('link', { name }).click();
  await menu.click();
  return page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }).click();
}
