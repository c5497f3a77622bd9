import type { Page } from '@playwright/test';

/** A window of 1280 x 1024 at 400 % (WCAG 1.4.10), and one of 1280 x 800 at 200 % (WCAG 1.4.4). */
export const ZOOMS = [
  { width: 320, height: 256 },
  { width: 640, height: 400 },
];

/** Runs inside the page: the text spacing of WCAG 1.4.12. */
export function addSpacing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs inside the page: undoes `addSpacing`. */
export function removeSpacing(): void {
  document.adoptedStyleSheets.pop();
}

/** Applies the text spacing to every page of the test as soon as it opens. */
export const spaceText = (page: Page) =>
  page.addInitScript(`addEventListener('DOMContentLoaded', () => (${String(addSpacing)})())`);

/** Content that is wider than the page, cut off without a way to reach it, or permanently in front of the page. */
export const losses = (page: Page) =>
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
