import type { Page } from '@playwright/test';
import { products } from '../../shop.config.ts';
import { expect, test } from './residential-customer.ts';

/** The value of a system color on this machine, as computed styles and canvases report it. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = color;
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  }, name);

test.describe('with forced colors', () => {
  test.use({
    colorScheme: 'dark',
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
  });

  // A plot keeps the colors in which it was drawn, so that the inspector of walks.spec.ts, which forces them later,
  // cannot look at it.
  test('plots use the highlight color, order states have borders, and focused tiles have a ring', async ({
    page,
    owner,
    openDashboard,
  }) => {
    await openDashboard(owner);
    const badge = page.getByText('Paid', { exact: true }).first().locator('..');
    await expect(badge).toHaveCSS('border-top-style', 'solid');
    const highlight = await systemColor(page, 'Highlight');
    expect(highlight).not.toBe(await systemColor(page, 'Canvas'));
    const plot = page.getByRole('img', { name: /^GB bought/ }).locator('canvas');
    await expect(plot).toBeVisible();
    const isDrawnIn = await plot.evaluate((element, color) => {
      const ink = element instanceof HTMLCanvasElement ? element.getContext('2d') : null;
      if (!ink) return false;
      const { width, height } = ink.canvas;
      const wanted = (/\d+, \d+, \d+/.exec(color)?.[0] ?? '').split(', ').map(Number);
      const { data } = ink.getImageData(0, 0, width, height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        // A canvas rounds translucent pixels, and undrawn pixels are not black.
        const isLike = wanted.every((value, part) => Math.abs(value - (data[at + part] ?? 0)) < 3);
        if (isLike && (data[at + 3] ?? 0) > 150) count += 1;
      }
      return count > 200;
    }, highlight);
    expect(isDrawnIn).toBe(true);

    const radio = page.getByRole('radio', { name: products.basic.shortName, exact: true });
    const tile = page.locator('label').filter({ has: radio });
    await expect(tile).toHaveCSS('outline-style', 'none');
    await radio.focus();
    await page.keyboard.press('Shift');
    await expect(tile).toHaveCSS('outline-style', 'solid');
  });
});
