import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { fewerInGate } from '../../gate.ts';
import { expect, test as base } from '../fixtures.ts';
import { keepMessages } from '../keep-messages.ts';
import { FuzzedServer } from './fuzzed-server.ts';
import { layoutFaults } from './layout.ts';
import { SEED } from './seed.ts';

export { expect } from '../fixtures.ts';

const PERCENT = fewerInGate({ gate: 12, all: 100 }, 'answers drawn for each screen');
/** `FUZZ_RUNS` multiplies the number of answers. A failure names the seed and its run. */
const FACTOR = Number(process.env['FUZZ_RUNS'] ?? PERCENT / 100);
/** `FUZZ_ONLY` repeats one run of the seed. */
const ONLY = process.env['FUZZ_ONLY'];

const PHONE = { width: 320, height: 700 };

type Fixtures = {
  server: FuzzedServer;
  /** Expects an intact page: no crash, not blank, nothing overflowing. */
  stands: () => Promise<void>;
  /** Errors that the page logged since the last call. */
  takeErrors: () => string[];
};

export const test = base.extend<Fixtures & { errors: Array<string> }>({
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
  takeErrors: async ({ errors }, provide) => {
    await provide(() => errors.splice(0));
  },
  server: async ({ page }, provide) => {
    await keepMessages(page);
    await provide(await FuzzedServer.open(page));
  },
  stands: async ({ page, errors }, provide) => {
    await provide(async () => {
      const { main, text } = await page.evaluate(() => ({
        main: document.querySelector('main')?.innerText ?? '',
        text: document.body.innerText,
      }));
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

/** Runs a body for many drawn sets of answers, each as a step that says how to repeat it. */
export async function forEachDrawn<T extends Record<string, unknown>>(
  runs: number,
  answers: { [Name in keyof T]: fc.Arbitrary<T[Name]> },
  body: (drawn: T) => Promise<void>,
): Promise<void> {
  const all = fc.sample(
    fc.record(answers).map((drawn) => drawn as T),
    {
      seed: SEED,
      numRuns: Math.max(1, Math.round(runs * FACTOR)),
    },
  );
  for (const [run, drawn] of all.entries()) {
    if (ONLY !== undefined && run !== Number(ONLY)) continue;
    await test.step(`FUZZ_SEED=${SEED} FUZZ_RUNS=${FACTOR} FUZZ_ONLY=${run}`, async () => {
      await body(drawn);
    });
  }
}
