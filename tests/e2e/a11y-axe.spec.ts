import { readFileSync, readdirSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { dashboardWalks } from './a11y-dashboard-walks.ts';
import { publicWalks, settled } from './a11y-walks.ts';
import { expect, test } from './residential-customer.ts';

test.use({
  viewport: { width: 1280, height: 800 },
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
});

/** Rules that depend on the theme. All others see the same document in both themes. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Runs every axe rule, best practices included. Only contrast may be inconclusive. */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  await settled(page);
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  // While a list is open, react-aria hides the page behind it. Tab closes the list before it reaches that page.
  const isListOpen = (await page.getByRole('listbox').count()) > 0;
  if (isListOpen)
    axe.include('[role="listbox"]').include('[role="combobox"][aria-expanded="true"]');
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
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
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

const moved = (page: Page) =>
  page.evaluate(() => (window as unknown as { movesSoFar: () => string[] }).movesSoFar());

for (const [title, walk] of Object.entries({ ...publicWalks, ...dashboardWalks })) {
  test(`axe finds nothing in either theme, and nothing moves: ${title}`, async ({
    page,
    request,
    customer,
    owner,
    signIn,
  }) => {
    test.slow();
    const stage = { page, request, customer, owner, signIn };
    await noteMoves(page);
    for await (const scene of walk(stage)) {
      expect(await moved(page), scene).toEqual([]);
      expect(await findings(page), `${scene}, dark`).toEqual([]);
      await turn(page, 'light');
      expect(await findings(page, OF_COLOUR), `${scene}, light`).toEqual([]);
      await turn(page, 'dark');
    }
  });
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
