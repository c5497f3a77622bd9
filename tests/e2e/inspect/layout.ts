import type { Page } from '@playwright/test';
import { addSpacing, removeSpacing } from '../a11y-losses.ts';
import { settled } from '../a11y-walks.ts';
import { findLayoutFaults } from './layout-faults.ts';

const WIDTHS = [320, 344, 360, 375, 390, 412, 768, 1024, 1440];

const nothing = () => {};

/** The text unchanged, as long as a translation may be, and with the spacing that a reader may set. */
const TEXTS: [name: string, begin: () => void, end: () => void][] = [
  ['', nothing, nothing],
  ['40 % longer', lengthen, shorten],
  ['spaced', addSpacing, removeSpacing],
];

/** Checks all texts before the browser draws the next frame, so that a customer would not see the changes. */
const LOOK = `[${TEXTS.map(
  ([name, begin, end]) => `(() => {
    (${String(begin)})();
    const faults = (${String(findLayoutFaults)})(${name !== ''});
    (${String(end)})();
    return faults.map((fault) => ${JSON.stringify(`${name}: `)} + fault);
  })()`,
).join()}].flat()`;

declare global {
  interface Window {
    textsBefore?: readonly [text: Text, before: string][];
  }
}

/** Runs inside the page: every word of prose grows; lines of code, addresses and parts that React draws itself stay. */
function lengthen(): void {
  const isProse = ({ data, parentElement }: Text) =>
    parentElement !== null &&
    !data.includes('@') &&
    !parentElement.closest('script, style, noscript, textarea, option, code, pre, output') &&
    !getComputedStyle(parentElement).fontFamily.includes('mono');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  window.textsBefore = texts.filter(isProse).map((text) => [text, text.data]);
  for (const [text, before] of window.textsBefore) {
    text.data = before.replace(
      /[A-Za-z]{2,}/g,
      (word) => word + word.slice(0, Math.round(word.length * 0.4)).toLowerCase(),
    );
  }
}

/** Runs inside the page. */
function shorten(): void {
  for (const [text, before] of window.textsBefore ?? []) text.data = before;
}

/** Misplaced content at this step, at nine widths with three texts. */
export async function layout(page: Page, scene: string): Promise<string[]> {
  const faults: string[] = [];
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    await settled(page);
    const found = await page.evaluate<string[]>(LOOK);
    faults.push(...found.map((fault) => `${scene}, ${width} px, ${fault}`));
  }
  if (before) await page.setViewportSize(before);
  return faults;
}
