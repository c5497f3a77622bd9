import type { Page } from '@playwright/test';

/** Records every animation other than a fade under reduced motion. */
export async function noteMoves(page: Page): Promise<void> {
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

/** What has moved so far. */
export const moved = (page: Page) =>
  page.evaluate(() => (window as unknown as { movesSoFar: () => string[] }).movesSoFar());
