import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { IS_GATE } from '../../gate.ts';
import { settled } from '../a11y-walks.ts';

/** Rules that depend on the theme. All others see the same document in both themes. */
export const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Details of passed rules would take most of the time. */
const RESULTS: ('violations' | 'incomplete')[] = ['violations', 'incomplete'];

/** Runs every axe rule, best practices included. Only contrast may be inconclusive. */
export async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  await settled(page);
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: RESULTS });
  // The page behind a dialog was inspected at its own stop.
  if (IS_GATE && (await page.getByRole('dialog').count()) > 0)
    axe.include(':is([role="dialog"], dialog[open])');
  const { violations, incomplete } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  // Text over a gradient: tests/palette.test.ts computes its contrast from the palettes.
  const undecided = incomplete.filter(({ id }) => id !== 'color-contrast');
  return [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** The page follows the system in its next frame. Before that, axe would see half of each theme. */
export async function turn(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (theme) => document.documentElement.dataset['theme'] === theme,
    colorScheme,
  );
}
