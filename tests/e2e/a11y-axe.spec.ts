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

/** The rules that depend on the theme; all others see the same document in both. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Every rule of axe, best practices included; nothing is switched off, and nothing but contrast may stay undecided. */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  await settled(page);
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  // Behind an open list react-aria hides the page, which Tab cannot reach before it closes the list.
  const isListOpen = (await page.getByRole('listbox').count()) > 0;
  if (isListOpen)
    axe.include('[role="listbox"]').include('[role="combobox"][aria-expanded="true"]');
  const { violations, incomplete } = await (rules ? axe.withRules(rules) : axe).analyze();
  // Text over a gradient: tests/components/ui/theme-contrast.test.ts computes it from the tokens.
  const undecided = incomplete.filter(({ id }) => id !== 'color-contrast');
  return [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** What moves by more than a fade, with reduced motion: nothing may. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const still =
      /^(offset|computedOffset|easing|composite|opacity|color|backgroundColor|border.*Color)$/;
    return document.getAnimations().flatMap(({ effect, playState }) => {
      if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return [];
      // What the global rule cuts down to one millisecond is not seen.
      if (Number(effect.getComputedTiming().duration) <= 1) return [];
      const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      return changed.filter((name) => !still.test(name));
    });
  });

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
    for await (const scene of walk(stage)) {
      expect(await moving(page), scene).toEqual([]);
      expect(await findings(page), `${scene}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await findings(page, OF_COLOUR), `${scene}, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
    }
  });
}
