import type { Page } from '@playwright/test';
import { onlyInAll } from '../gate.ts';
import { dashboardWalks } from './a11y-dashboard-walks.ts';
import { spaceText, unspaceText } from './a11y-losses.ts';
import { publicWalks, settled } from './a11y-walks.ts';
import { layoutFaults } from './fuzz/layout.ts';
import { expect, test } from './residential-customer.ts';

const WIDTHS = [320, 344, 360, 375, 390, 412, 768, 1024, 1440];
const PHONE = { width: 375, height: 740 };

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

/** The text as it is, as a translation may lengthen it, and as a reader may space it. */
const TEXTS: [
  name: string,
  begin: (page: Page) => Promise<void>,
  end: (page: Page) => Promise<unknown>,
][] = [
  ['', async () => undefined, async () => undefined],
  ['40 % longer', (page) => page.evaluate(lengthen), (page) => page.evaluate(shorten)],
  ['spaced', (page) => spaceText(page, 'now'), unspaceText],
];

declare global {
  interface Window {
    textsBefore?: [text: Text, before: string][];
  }
}

/** Runs inside the page: every word of prose grows; lines of code, addresses and what React draws itself stay. */
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

const GATE = ['every public page', 'every page of a signed-in customer'];

for (const [title, walk] of Object.entries({ ...publicWalks, ...dashboardWalks })) {
  const details = GATE.includes(title)
    ? {}
    : onlyInAll('the layout at nine widths; in npm test, of the pages without their dialogs');
  test(
    `every layout holds from 320 to 1440 px, with longer and with spaced text: ${title}`,
    details,
    async ({ page, request, customer, owner, signIn }) => {
      test.setTimeout(600_000);
      const faults: string[] = [];
      for await (const scene of walk({ page, request, customer, owner, signIn })) {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: PHONE.height });
          await settled(page);
          for (const [name, begin, end] of TEXTS) {
            await begin(page);
            const found = await layoutFaults(page);
            faults.push(...found.map((fault) => `${scene}, ${width} px, ${name}: ${fault}`));
            await end(page);
          }
        }
        await page.setViewportSize(PHONE);
      }
      expect(faults).toEqual([]);
    },
  );
}
