import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

type Tab = 'Residential' | 'ISP';

export const tab = (page: Page, name: Tab) => page.getByRole('tab', { name });

/** Clicks a tab of the dashboard, and waits until its panel has taken the place of the other one's. */
export async function changeTab(page: Page, name: Tab): Promise<void> {
  await tab(page, name).click();
  await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'false');
}
