import type { Leaves } from '@ambergate/contract-check/engine/arbitrary.ts';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { fewerInGate } from '../../gate.ts';
import { expect, test as base } from '../fixtures.ts';
import { keepMessages } from '../keep-messages.ts';
import { EDGES, MARKED, SEED } from './edge-values.ts';
import { FuzzedServer } from './fuzzed-server.ts';
import { layoutFaults } from './layout.ts';

export { expect } from '../fixtures.ts';

const PERCENT = fewerInGate({ gate: 12, all: 100 }, 'answers drawn for each screen');
/** `FUZZ_RUNS` multiplies the number of answers. A failure names the seed and its run. */
const FACTOR = Number(process.env['FUZZ_RUNS'] ?? PERCENT / 100);
/** `FUZZ_ONLY` repeats one run of the seed. */
const ONLY = process.env['FUZZ_ONLY'];

const PHONE = { width: 320, height: 700 };

type Fixtures = {
  server: FuzzedServer;
  /** Expects an intact page: no crash, not blank, nothing overflowing, no element of a text. */
  stands: () => Promise<void>;
  /** What the page logged. */
  errors: Array<string>;
};

export const test = base.extend<Fixtures>({
  viewport: PHONE,
  contextOptions: { reducedMotion: 'reduce' },
  errors: async ({ page }, provide) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      // The browser's own note about an HTTP error that a test asked for.
      const isNote = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isNote) errors.push(message.text());
    });
    page.on('dialog', (dialog) => {
      errors.push(`a text of the server was run: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await provide(errors);
    expect(errors).toEqual([]);
  },
  server: async ({ page }, provide) => {
    await keepMessages(page);
    await provide(await FuzzedServer.open(page));
  },
  stands: async ({ page, errors }, provide) => {
    await provide(async () => {
      const { main, text, evil } = await page.evaluate(() => ({
        main: document.querySelector('main')?.innerText ?? '',
        text: document.body.innerText,
        evil: document.querySelectorAll('[data-evil]').length,
      }));
      expect(evil, 'elements of a text of the server').toBe(0);
      expect(errors).toEqual([]);
      expect(text).not.toContain('Unexpected Application Error!');
      expect(main, 'a white page').toMatch(/\S/);
      expect.soft(await layoutFaults(page)).toEqual([]);
    });
  },
});

/** Dismisses the current message, if any. */
export async function dismiss(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Dismiss', exact: true });
  if (await button.isVisible()) await button.click();
}

/** Runs a body for many drawn sets of answers, and once with markup in each text. A step says how to repeat it. */
export async function forEachDrawn<T extends Record<string, unknown>>(
  runs: number,
  answers: (leaves: Leaves) => { [Name in keyof T]: fc.Arbitrary<T[Name]> },
  body: (drawn: T, run: number) => Promise<void>,
): Promise<void> {
  const draw = (leaves: Leaves, numRuns: number) =>
    fc.sample(fc.record(answers(leaves)) as fc.Arbitrary<T>, { seed: SEED, numRuns });
  const edges = draw(EDGES, Math.max(1, Math.round(runs * FACTOR)));
  for (const [run, drawn] of [...edges, ...draw(MARKED, 1)].entries()) {
    if (ONLY !== undefined && run !== Number(ONLY)) continue;
    await test.step(`FUZZ_SEED=${SEED} FUZZ_RUNS=${FACTOR} FUZZ_ONLY=${run}`, async () => {
      await body(drawn, run);
    });
  }
}
