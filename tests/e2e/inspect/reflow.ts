import type { Page } from '@playwright/test';
import { addSpacing, IS_ZOOMED, losses, removeSpacing, ZOOMS } from '../a11y-losses.ts';
import { settled } from '../a11y-walks.ts';
import { expect } from '../residential-customer.ts';

/** Number of overlays above the page. */
const overlays = (page: Page) =>
  page.locator(':is([role="dialog"], [role="listbox"], :popover-open):visible').count();

/** The same step in a smaller window with wide text. a11y-reflow.spec.ts works in such a window throughout. */
export async function reflow(page: Page, scene: string): Promise<void> {
  const before = page.viewportSize();
  const above = await overlays(page);
  // The text grows with the change of the window, and is not drawn in between.
  await page.evaluate(addSpacing, IS_ZOOMED);
  for (const zoom of ZOOMS) {
    await page.setViewportSize(zoom);
    await settled(page);
    expect(await overlays(page), `${scene}, ${zoom.width} px: what lies above`).toBe(above);
    expect(await losses(page), `${scene}, ${zoom.width} px`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
  await page.evaluate(removeSpacing);
}
