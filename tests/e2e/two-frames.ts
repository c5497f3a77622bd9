import type { Page } from '@playwright/test';

/** Resolves when the page has drawn what it is about to draw. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
