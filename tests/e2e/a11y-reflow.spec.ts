import type { Page } from '@playwright/test';
import { dashboardWalks } from './a11y-dashboard-walks.ts';
import { publicWalks, settled } from './a11y-walks.ts';
import { expect, test } from './residential-customer.ts';

/** A window of 1280 x 1024 at 400 % (WCAG 1.4.10), and one of 1280 x 800 at 200 % (WCAG 1.4.4). */
const ZOOMS = [
  { width: 320, height: 256 },
  { width: 640, height: 400 },
];

test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

/** Applies the text spacing of WCAG 1.4.12 to all pages of the test. */
async function spaceText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`);
      document.adoptedStyleSheets.push(sheet);
    });
  });
}

/** Content that is wider than the page, cut off without a way to reach it, or permanently in front of the page. */
const losses = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) =>
      `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      found.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      const isOverlay =
        !element.textContent ||
        element.closest('[popover], dialog, [role="dialog"], [data-react-aria-top-layer]');
      if (/fixed|sticky/.test(style.position) && !isOverlay && style.pointerEvents !== 'none') {
        const { top, bottom } = element.getBoundingClientRect();
        const share = (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
        if (share > 0.2 && !element.querySelector('[role="dialog"]')) {
          found.push(`${name(element)} covers the page`);
        }
      }
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      // Hidden on purpose, visually or from assistive technology.
      const isAside =
        element.clientWidth <= 1 || element.closest('[aria-hidden="true"], svg') !== null;
      if (!hasText || isAside || style.textOverflow === 'ellipsis') continue;
      const box = element.getBoundingClientRect();
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(around);
        if (clipPath !== 'none' || /auto|scroll/.test(`${overflowX} ${overflowY}`)) break;
        if (!/hidden|clip/.test(overflowX)) continue;
        const limit = around.getBoundingClientRect();
        if (
          box.right > limit.right + 1 ||
          box.bottom > limit.bottom + 1 ||
          box.left < limit.left - 1
        )
          found.push(`${name(element)} is cut off`);
        break;
      }
      if (/hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
        found.push(`${name(element)} loses a line`);
    }
    return found;
  });

for (const [title, walk] of Object.entries({ ...publicWalks, ...dashboardWalks })) {
  test(`at 400 % and 200 %, with wide text, nothing is lost or scrolls sideways: ${title}`, async ({
    page,
    request,
    customer,
    owner,
    signIn,
  }) => {
    test.slow();
    const stage = { page, request, customer, owner, signIn };
    await spaceText(page);
    for await (const scene of walk(stage)) {
      for (const zoom of ZOOMS) {
        await page.setViewportSize(zoom);
        await settled(page);
        expect(await losses(page), `${scene}, ${zoom.width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 256 });
    }
  });
}
