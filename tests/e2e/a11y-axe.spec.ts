import { readFileSync, readdirSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fewerInGate, IS_GATE, onlyInAll } from '../gate.ts';
import { losses, spaceText, unspaceText, ZOOMS } from './a11y-losses.ts';
import { dashboardWalks } from './a11y-dashboard-walks.ts';
import { pagesSignedIn, publicWalks, settled } from './a11y-walks.ts';
import { expect, test } from './residential-customer.ts';

test.use({
  viewport: { width: 1280, height: 800 },
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
});

/** Rules that depend on the theme. All others see the same document in both themes. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Details of passed rules would take most of the time. */
const RESULTS: ('violations' | 'incomplete')[] = ['violations', 'incomplete'];

/** Runs every axe rule, best practices included. Only contrast may be inconclusive. */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  await settled(page);
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: RESULTS });
  // While a list is open, react-aria hides the page behind it. Tab closes the list before it reaches that page.
  const isListOpen = (await page.getByRole('listbox').count()) > 0;
  if (isListOpen)
    axe.include('[role="listbox"]').include('[role="combobox"][aria-expanded="true"]');
  // The page behind a dialog was inspected at its own stop.
  else if (IS_GATE && (await page.getByRole('dialog').count()) > 0)
    axe.include(':is([role="dialog"], dialog[open])');
  const { violations, incomplete } = await (rules ? axe.withRules(rules) : axe).analyze();
  // Text over a gradient: tests/components/ui/theme-contrast.test.ts computes its contrast from the tokens.
  const undecided = incomplete.filter(({ id }) => id !== 'color-contrast');
  return [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** The page follows the system in its next frame. Before that, axe would see half of each theme. */
async function turn(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (theme) => document.documentElement.dataset['theme'] === theme,
    colorScheme,
  );
}

/** Records everything that animates by more than a fade under reduced motion. */
async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const still =
      /^(offset|computedOffset|easing|composite|opacity|color|backgroundColor|border.*Color)$/;
    const moves = new Set<string>();
    const note = () => {
      for (const { effect, playState } of document.getAnimations()) {
        if (playState !== 'running' || !(effect instanceof KeyframeEffect)) continue;
        // Animations that the global rule shortens to one millisecond are invisible.
        if (Number(effect.getComputedTiming().duration) <= 1) continue;
        for (const name of effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
          if (!still.test(name)) moves.add(`${effect.target?.tagName} ${name}`);
      }
    };
    addEventListener('animationstart', note, true);
    addEventListener('transitionrun', note, true);
    Object.assign(window, { movesSoFar: () => (note(), [...moves]) });
  });
}

/** Number of overlays above the page. */
const overlays = (page: Page) =>
  page.locator(':is([role="dialog"], [role="listbox"], :popover-open):visible').count();

/** Window sizes at every stop. Most is lost in the smallest one. */
const WINDOWS = fewerInGate({ gate: 1, all: ZOOMS.length }, 'windows of 640 px');

/** The same stop in a smaller window with wide text. a11y-reflow.spec.ts walks in such a window throughout. */
async function reflow(page: Page, scene: string): Promise<void> {
  const before = page.viewportSize();
  const above = await overlays(page);
  await spaceText(page, 'now');
  for (const zoom of ZOOMS.slice(0, WINDOWS)) {
    await page.setViewportSize(zoom);
    await settled(page);
    expect(await overlays(page), `${scene}, ${zoom.width} px: what lies above`).toBe(above);
    expect(await losses(page), `${scene}, ${zoom.width} px`).toEqual([]);
  }
  await unspaceText(page);
  if (before) await page.setViewportSize(before);
}

const moved = (page: Page) =>
  page.evaluate(() => (window as unknown as { movesSoFar: () => string[] }).movesSoFar());

const WALKS = Object.entries({ ...publicWalks, ...dashboardWalks });
/** Themes in which each stop is inspected: alternating per walk, or both. */
const THEMES = fewerInGate({ gate: 1, all: 2 }, 'each stop is inspected in both themes');

/** These pages differ from a visitor's only in the bar. */
const BAR_ALONE = onlyInAll('every page once more for a signed-in customer');

for (const [at, [title, walk]] of WALKS.entries()) {
  const details = walk === pagesSignedIn ? BAR_ALONE : {};
  test(
    `axe finds nothing in either theme, nothing moves, and nothing is lost: ${title}`,
    details,
    async ({ page, request, customer, owner, signIn }) => {
      test.slow();
      const stage = { page, request, customer, owner, signIn };
      const first = THEMES === 1 && at % 2 === 1 ? 'light' : 'dark';
      await page.emulateMedia({ colorScheme: first });
      await noteMoves(page);
      for await (const scene of walk(stage)) {
        expect(await moved(page), scene).toEqual([]);
        expect(await findings(page), `${scene}, ${first}`).toEqual([]);
        if (IS_GATE) await reflow(page, scene);
        if (THEMES > 1) {
          await turn(page, 'light');
          expect(await findings(page, OF_COLOUR), `${scene}, light`).toEqual([]);
          await turn(page, 'dark');
        }
      }
    },
  );
}

/** Dialog names that a function computes, as this browser gets them. */
const COMPUTED = new Map([['howToCopy()', 'Press Ctrl+C to copy']]);

/** Dialog names in the sources. A name that is passed on is taken from where its component is used. */
function dialogNames(sources: readonly string[], tag = '[Dd]ialog', name = 'title|aria-label') {
  const attribute = new RegExp(`\\b(?:${name})=(?:"([^"]+)"|\\{([^}]+)\\})`);
  const found: string[] = [];
  for (const source of sources) {
    for (const [use] of source.matchAll(new RegExp(`<${tag}\\s[^<]*`, 'g'))) {
      const [, text, code = ''] = attribute.exec(use) ?? [];
      const [, component] = /export function (\w+)/.exec(source) ?? [];
      const choices = Array.from(code.matchAll(/[?:] '(.+?)'/g), ([, choice = '']) => choice);
      const computed = COMPUTED.get(code);
      if (text !== undefined) found.push(text);
      else if (computed !== undefined) found.push(computed);
      else if (/^\w+$/.test(code)) found.push(...dialogNames(sources, component, code));
      else found.push(...(choices.length > 0 ? choices : [use]));
    }
  }
  return found;
}

test('every dialog of the product is opened by a walk', () => {
  const read = (folder: string, pattern: RegExp) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => pattern.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const names = dialogNames(read('src', /^(?!ui-gallery).*\.tsx$/));
  expect(names).toContain('Menu');
  const walks = read('tests/e2e', /^a11y-.*walks\.ts$/).join('');
  expect(names.filter((name) => !walks.includes(`'dialog', { name: '${name}' }`))).toEqual([]);
});
