import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Details of passed rules would take most of the time. */
const RESULTS: Axe.resultGroups[] = ['violations', 'incomplete'];

/** An element that breaks a rule, or that axe cannot judge. */
export type Finding = { rule: string; at: string; isDecided: boolean };

/** Runs axe on a page without frames, or on part of it. The script is loaded once per document. */
export async function runAxe(
  page: Page,
  options: Axe.RunOptions = {},
  within?: string,
): Promise<Finding[]> {
  const look = () =>
    page.evaluate(
      async ({ given, selector }) => {
        const axe = Reflect.get(window, 'axe') as typeof Axe | undefined;
        if (axe === undefined) return null;
        const { violations, incomplete } = await axe.run(selector ?? document, given);
        const list = (results: readonly Axe.Result[], isDecided: boolean) =>
          results.flatMap(({ id, nodes }) =>
            nodes.map(({ target, failureSummary = '' }) => ({
              rule: id,
              at: `${(target as string[] | undefined)?.join(' ') ?? ''} ${failureSummary}`,
              isDecided,
            })),
          );
        return [...list(violations, true), ...list(incomplete, false)];
      },
      { given: { resultTypes: RESULTS, ...options }, selector: within },
    );
  const found = await look();
  if (found !== null) return found;
  await page.evaluate(SOURCE);
  const first = await look();
  if (first === null) throw new Error('axe was not loaded');
  return first;
}
