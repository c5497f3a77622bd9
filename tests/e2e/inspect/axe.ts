import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { IS_NIGHT } from '../../night.ts';
import { settled } from '../a11y-walks.ts';
import { runAxe } from './run-axe.ts';

/** Rules that depend on the theme. All others see the same document in both themes. */
export const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Runs every axe rule, best practices included. Only contrast may be inconclusive. */
export async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  await settled(page);
  // The page behind a dialog has been inspected in its own step.
  const isDialog = !IS_NIGHT && (await page.getByRole('dialog').count()) > 0;
  const within = isDialog ? ':is([role="dialog"], dialog[open])' : undefined;
  const options: RunOptions = rules
    ? { runOnly: [...rules] }
    : // tests/palette.test.ts computes the contrast of the palettes.
      { rules: IS_NIGHT ? {} : { 'color-contrast': { enabled: false } } };
  const look = async (selectors: boolean) => {
    const found = await runAxe(page, { ...options, selectors }, within);
    // Text over a gradient: tests/palette.test.ts computes its contrast from the palettes.
    return found.filter(({ rule, isDecided }) => isDecided || rule !== 'color-contrast');
  };
  // Selectors for all elements take a quarter of the time, and only reports of findings need them.
  const named = (await look(false)).length > 0 ? await look(true) : [];
  return named.map(({ rule, at }) => `${rule}: ${at}`);
}

/** The page follows the system's theme in its next frame. Before that, axe would see a mix of both themes. */
export async function turn(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (theme) => document.documentElement.dataset['theme'] === theme,
    colorScheme,
  );
}
