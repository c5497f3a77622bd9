import { fewerInGate, IS_GATE } from '../gate.ts';
import { patient } from '../patience.ts';
import { dashboardWalks } from './a11y-dashboard-walks.ts';
import { pagesSignedIn, publicPages, publicWalks } from './a11y-walks.ts';
import { findings, OF_COLOUR, turn } from './inspect/axe.ts';
import { DIALOGS } from './inspect/dialog-stops.ts';
import { openDialog } from './inspect/dialogs.ts';
import { keyboard } from './inspect/keyboard.ts';
import { layout } from './inspect/layout.ts';
import { forcedColours } from './inspect/media.ts';
import { moved, noteMoves } from './inspect/moves.ts';
import { NAMES } from './inspect/names.ts';
import { reflow } from './inspect/reflow.ts';
import { expect, test } from './residential-customer.ts';

/** Every screen is visited once, and at every step all inspectors look at it. */

test.use({
  viewport: { width: 1280, height: 800 },
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
});

const WALKS = Object.entries({ ...publicWalks, ...dashboardWalks });

/** Themes in which axe looks at each step: alternating per journey, or both. */
const THEMES = fewerInGate({ gate: 1, all: 2 }, 'each step is inspected in both themes');

/** Signed in, pages differ in their bar only. */
const SIGNED_IN = fewerInGate(
  { gate: 0, all: 1 },
  'axe looks at every page once more for a signed-in customer, and the layout is measured on all of them',
);
/** The other pages show a customer the same bar, and below it what they show a visitor. */
const OTHER_SIGNED_IN = /^\/(pricing|forgot-password|refund)?, signed in$/;

/** Journeys at whose steps the layout is measured. */
const MEASURED = fewerInGate(
  { gate: 2, all: WALKS.length },
  'the layout at nine widths; in npm test, of the pages without their dialogs',
);
const PAGES_FIRST = [publicPages, pagesSignedIn, ...WALKS.map(([, walk]) => walk)];
const measured = new Set(PAGES_FIRST.slice(0, MEASURED));

for (const [at, [title, walk]] of WALKS.entries()) {
  test(`nothing is found at any step by axe, names are as promised, nothing moves, is lost or stands out: ${title}`, async ({
    page,
    request,
    customer,
    owner,
    signIn,
  }, { project }) => {
    test.setTimeout(patient(300_000));
    // The width of text matters to the layout alone. Signed in, pages differ in their bar only.
    const isWidthOnly =
      project.name.startsWith('narrow') || (SIGNED_IN === 0 && walk === pagesSignedIn);
    const first = THEMES === 1 && at % 2 === 1 ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme: first });
    await noteMoves(page);
    const faults: string[] = [];
    const stops: string[] = [];
    for await (const scene of walk({ page, request, customer, owner, signIn })) {
      stops.push(scene);
      expect(await moved(page), scene).toEqual([]);
      await openDialog(page, title, scene);
      if (!isWidthOnly) {
        await NAMES[title]?.[scene]?.(page);
        expect(await findings(page), `${scene}, ${first}`).toEqual([]);
        if (IS_GATE) await reflow(page, scene);
        expect(await forcedColours(page, scene), `${scene}, forced colours`).toEqual([]);
        if (walk !== pagesSignedIn) expect(await keyboard(page), `${scene}, by Tab`).toEqual([]);
      }
      if (!isWidthOnly && THEMES > 1) {
        await turn(page, 'light');
        expect(await findings(page, OF_COLOUR), `${scene}, light`).toEqual([]);
        await turn(page, 'dark');
      }
      const isMeasured = walk !== pagesSignedIn || SIGNED_IN > 0 || OTHER_SIGNED_IN.test(scene);
      if (measured.has(walk) && isMeasured) faults.push(...(await layout(page, scene)));
    }
    expect(faults).toEqual([]);
    const rows = { ...NAMES[title], ...DIALOGS[title] };
    expect(stops, 'stops of the tables').toEqual(expect.arrayContaining(Object.keys(rows)));
  });
}

test('every row of the tables of names and dialogs belongs to a journey', () => {
  const titles = WALKS.map(([title]) => title);
  expect(titles).toEqual(expect.arrayContaining([...Object.keys(NAMES), ...Object.keys(DIALOGS)]));
});
