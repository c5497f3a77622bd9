import type { Page } from '@playwright/test';
import { patient } from '../patience.ts';
import { losses, spaceText, ZOOMS } from './a11y-losses.ts';
import { settled, type Walk } from './a11y-walks.ts';
import { accountAndUsage } from './account-offers-walk.ts';
import { test } from './all-offers.ts';
import { findings } from './inspect/axe.ts';
import { keyboard } from './inspect/keyboard.ts';
import { forcedColours } from './inspect/media.ts';
import { offered } from './offers-walk.ts';
import { expect } from './residential-customer.ts';

/** The checks of the other walks, on the screens that only some servers support. */

const THOROUGH = { tag: '@nightly' };
const PHONE = { width: 320, height: 640 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'default' });

/** Returns faults, or throws. */
type Look = (page: Page, stop: string) => Promise<readonly string[] | void>;
const INSPECTORS: readonly Look[] = [(page) => findings(page), forcedColours, keyboard];

const WALKS: Record<string, Walk> = {
  'what a server offers': offered,
  'the account and the usage': async function* ({ page, owner, signIn }) {
    await signIn(page, owner);
    yield* accountAndUsage(page);
  },
};

for (const [title, walk] of Object.entries(WALKS)) {
  for (const viewport of [PHONE, { width: 1280, height: 800 }])
    test(
      `no inspector finds a problem at ${viewport.width} px: ${title}`,
      THOROUGH,
      async ({ page, request, customer, owner, signIn }) => {
        test.setTimeout(patient(300_000));
        await page.setViewportSize(viewport);
        const faults: string[] = [];
        for await (const stop of walk({ page, request, customer, owner, signIn })) {
          for (const look of INSPECTORS) {
            const found = await look(page, stop).catch((error: unknown) => [String(error)]);
            faults.push(...(found ?? []).map((fault) => `${stop}: ${fault}`));
          }
        }
        expect(faults).toEqual([]);
      },
    );

  test(
    `at 400 % and 200 %, with wide text, nothing is cut off or scrolls sideways: ${title}`,
    THOROUGH,
    async ({ page, request, customer, owner, signIn }) => {
      test.setTimeout(patient(300_000));
      await page.setViewportSize(PHONE);
      await spaceText(page);
      const faults: string[] = [];
      for await (const stop of walk({ page, request, customer, owner, signIn })) {
        for (const zoom of ZOOMS) {
          await page.setViewportSize(zoom);
          await settled(page);
          faults.push(...(await losses(page)).map((loss) => `${stop}, ${zoom.width} px: ${loss}`));
        }
        await page.setViewportSize(PHONE);
      }
      expect(faults).toEqual([]);
    },
  );
}
