import type { Page } from '@playwright/test';
import { IS_NIGHT } from '../night.ts';
import { patient } from '../patience.ts';
import { dashboardWalks } from './a11y-dashboard-walks.ts';
import { pagesSignedIn, publicWalks } from './a11y-walks.ts';
import { findings, OF_COLOUR, turn } from './inspect/axe.ts';
import { keyboard } from './inspect/keyboard.ts';
import { forcedColours } from './inspect/media.ts';
import { moved, noteMoves } from './inspect/moves.ts';
import { NAMES } from './inspect/names.ts';
import { expect, test } from './residential-customer.ts';

/** Every screen is visited once, and all inspectors check it at every step. */

test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});

const WALKS = Object.entries({ ...publicWalks, ...dashboardWalks });

/** Returns faults, or throws. */
type Look = (page: Page, stop: string, walk: string) => Promise<readonly string[] | void>;

const INSPECTORS: Record<string, Look> = {
  'what moves': moved,
  'roles and names': async (page, stop, walk) => NAMES[walk]?.[stop]?.(page),
  axe: (page) => findings(page),
  'forced colours': forcedColours,
  'the Tab key': keyboard,
  // tests/palette.test.ts computes the contrast of the palettes.
  ...(IS_NIGHT ? { 'contrast in the other theme': otherTheme } : {}),
};

async function otherTheme(page: Page): Promise<readonly string[]> {
  const theme = await page.evaluate(() => document.documentElement.dataset['theme']);
  await turn(page, theme === 'dark' ? 'light' : 'dark');
  const found = await findings(page, OF_COLOUR);
  await turn(page, theme === 'dark' ? 'dark' : 'light');
  return found;
}

for (const [at, [title, walk]] of WALKS.entries()) {
  // For a signed-in customer, only the bar differs.
  const details = walk === pagesSignedIn ? { tag: '@nightly' } : {};
  test(
    `no inspector finds a problem at any step: ${title}`,
    details,
    async ({ page, request, customer, owner, signIn }) => {
      test.setTimeout(patient(300_000));
      await page.emulateMedia({ colorScheme: at % 2 === 0 ? 'dark' : 'light' });
      await noteMoves(page);
      const stops: string[] = [];
      for await (const stop of walk({ page, request, customer, owner, signIn })) {
        stops.push(stop);
        for (const [inspector, look] of Object.entries(INSPECTORS)) {
          try {
            expect((await look(page, stop, title)) ?? []).toEqual([]);
          } catch (cause) {
            throw new Error(`Inspector “${inspector}” at the step “${stop}”`, { cause });
          }
        }
      }
      expect(stops).toEqual(expect.arrayContaining(Object.keys(NAMES[title] ?? {})));
    },
  );
}
