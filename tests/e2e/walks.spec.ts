import { readFileSync, readdirSync } from 'node:fs';
import { fewerInGate, IS_GATE } from '../gate.ts';
import { dashboardWalks } from './a11y-dashboard-walks.ts';
import { pagesSignedIn, publicPages, publicWalks, ROUTES } from './a11y-walks.ts';
import { findings, OF_COLOUR, turn } from './inspect/axe.ts';
import { keyboard } from './inspect/keyboard.ts';
import { layout } from './inspect/layout.ts';
import { forcedColours } from './inspect/media.ts';
import { moved, noteMoves } from './inspect/moves.ts';
import { NAMES } from './inspect/names.ts';
import { reflow } from './inspect/reflow.ts';
import { expect, test } from './residential-customer.ts';

/** Every screen is visited once, and at every stop all inspectors look at it. */

test.use({
  viewport: { width: 1280, height: 800 },
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
});

const WALKS = Object.entries({ ...publicWalks, ...dashboardWalks });

/** Themes in which axe looks at each stop: alternating per walk, or both. */
const THEMES = fewerInGate({ gate: 1, all: 2 }, 'each stop is inspected in both themes');

/** Signed in, pages differ in their bar only. */
const SIGNED_IN = fewerInGate(
  { gate: 0, all: 1 },
  'axe looks at every page once more for a signed-in customer, and the layout is measured on all of them',
);
/** The other pages show a customer the same bar, and below it what they show a visitor. */
const OTHER_SIGNED_IN = /^\/(pricing|forgot-password|refund)?, signed in$/;

/** Walks at whose stops the layout is measured. */
const MEASURED = fewerInGate(
  { gate: 2, all: WALKS.length },
  'the layout at nine widths; in npm test, of the pages without their dialogs',
);
const PAGES_FIRST = [publicPages, pagesSignedIn, ...WALKS.map(([, walk]) => walk)];
const measured = new Set(PAGES_FIRST.slice(0, MEASURED));

for (const [at, [title, walk]] of WALKS.entries()) {
  test(`nothing is found at any stop by axe, names are as promised, nothing moves, is lost or stands out: ${title}`, async ({
    page,
    request,
    customer,
    owner,
    signIn,
  }, { project }) => {
    test.setTimeout(600_000);
    // The width of text matters to the layout alone. Signed in, pages differ in their bar only.
    const isWidthOnly =
      project.name.startsWith('narrow') || (SIGNED_IN === 0 && walk === pagesSignedIn);
    const first = THEMES === 1 && at % 2 === 1 ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme: first });
    await noteMoves(page);
    const faults: string[] = [];
    for await (const scene of walk({ page, request, customer, owner, signIn })) {
      expect(await moved(page), scene).toEqual([]);
      if (!isWidthOnly) {
        await NAMES[scene]?.(page);
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
  });
}

/** Dialog names that a function computes, as this browser formats them. */
const COMPUTED = new Map([['howToCopy()', 'Press Ctrl+C to copy']]);

/** The titles of a table in the same file, for a name such as `MODES[mode].title`. */
function titlesOf(source: string, code: string): string[] {
  const [, table = ''] = /^(\w+)\[\w+\]\.title$/.exec(code) ?? [];
  const [, rows = ''] = new RegExp(`const ${table} = \\{([^]*?)\n\\}`).exec(source) ?? [];
  return Array.from(rows.matchAll(/title: '(.+?)'/g), ([, title = '']) => title);
}

/** Dialog names in the sources. A name that is passed as a prop is read where its component is used. */
function dialogNames(sources: readonly string[], tag = '[Dd]ialog', name = 'title|aria-label') {
  const attribute = new RegExp(`\\b(?:${name})=(?:"([^"]+)"|\\{([^}]+)\\})`);
  const found: string[] = [];
  for (const source of sources) {
    for (const [use] of source.matchAll(new RegExp(`<${tag}\\s[^<]*`, 'g'))) {
      const [, text, code = ''] = attribute.exec(use) ?? [];
      const [, component] = /export function (\w+)/.exec(source) ?? [];
      const choices = [
        ...Array.from(code.matchAll(/[?:] '(.+?)'/g), ([, choice = '']) => choice),
        ...titlesOf(source, code),
      ];
      const computed = COMPUTED.get(code);
      if (text !== undefined) found.push(text);
      else if (computed !== undefined) found.push(computed);
      else if (/^\w+$/.test(code)) found.push(...dialogNames(sources, component, code));
      else found.push(...(choices.length > 0 ? choices : [use]));
    }
  }
  return found;
}

const read = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

test('every dialog of the product is opened by a walk', () => {
  const names = dialogNames(read('src', /^(?!ui-gallery|dev\/).*\.tsx$/));
  expect(names).toEqual(expect.arrayContaining(['Menu', 'Sign In', 'Create Account']));
  const walks = read('tests/e2e', /^a11y-.*walks\.ts$/).join('');
  expect(names.filter((name) => !walks.includes(`'dialog', { name: '${name}' }`))).toEqual([]);
});

test('every row of the table of names has its stop', () => {
  const walks = read('tests/e2e', /^a11y-.*walks\.ts$/).join('');
  const isStop = (name: string) => ROUTES.includes(name) || walks.includes(`yield '${name}';`);
  expect(Object.keys(NAMES).filter((name) => !isStop(name))).toEqual([]);
});
