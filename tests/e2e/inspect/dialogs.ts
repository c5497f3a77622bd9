import type { Page } from '@playwright/test';
import { expect } from '../residential-customer.ts';
import { DIALOGS } from './dialog-stops.ts';

/** Expects the dialog that must be open at this step, if any. */
export async function openDialog(page: Page, walk: string, stop: string): Promise<void> {
  const [name] = DIALOGS[walk]?.[stop] ?? [];
  if (name === undefined) return;
  await expect(page.getByRole('dialog', { name, exact: true }), stop).toBeVisible();
}
