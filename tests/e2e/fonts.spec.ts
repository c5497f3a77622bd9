import { HAS_FONTCONFIG } from '../fonts.ts';
import { DISCOUNTED } from '../sold.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { hydrated } from './hydrated.ts';
import { watchShifts } from './layout-shifts.ts';

test.skip(!HAS_FONTCONFIG, 'Browsers of this system do not ask fontconfig.');

/** Runs inside the page: how much wider all its text would be in the web font, at a weight. */
async function growth(weight: number): Promise<number> {
  const link = document.querySelector<HTMLLinkElement>('link[as="font"]');
  const face = new FontFace('Web', `url(${link?.href})`, { weight: '100 900' });
  document.fonts.add(await face.load());
  const text = document.createElement('span');
  text.textContent = document.body.innerText.replaceAll(/\s+/g, ' ');
  text.style.cssText = `position: absolute; font-size: 100px; white-space: nowrap; font-weight: ${weight}`;
  document.body.append(text);
  const before = text.getBoundingClientRect().width;
  text.style.fontFamily = 'Web';
  const after = text.getBoundingClientRect().width;
  text.remove();
  return after / before;
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a late web font shifts nothing, because the fallback has the same width', async ({
    page,
    context,
  }) => {
    const shifts = await watchShifts(context);
    const release = await hold(page, /\.woff2$/);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    release();
    for (const weight of [400, 650]) {
      const wider = await page.evaluate(growth, weight);
      expect(wider).not.toBe(1);
      expect(Math.abs(wider - 1)).toBeLessThan(0.01);
    }
    const { score, moved } = await shifts.worst(page);
    expect(score, moved.join('\n')).toBe(0);
  });
});

/** Runs inside the page: visible characters of an element that are drawn as the box of a missing glyph. */
function boxesIn(element: Element): string[] {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  const { fontFamily } = getComputedStyle(element);
  const drawn = (character: string) => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.font = `40px ${fontFamily}`;
    context.fillText(character, 20, 80);
    return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
  };
  const NO_CHARACTER = '\u{10fffe}';
  const box = drawn(NO_CHARACTER);
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const seen: string[] = [];
  while (walker.nextNode()) {
    const { parentElement } = walker.currentNode;
    if (parentElement && parentElement.clientWidth !== 1)
      seen.push(walker.currentNode.nodeValue ?? '');
  }
  return Array.from(seen.join('')).filter((character) => drawn(character) === box);
}

test('if no font has emoji, the badge of a discount shows an icon and words', async ({ page }) => {
  await page.goto(DISCOUNTED.path);
  const words = page.getByText(DISCOUNTED.badge).first();
  await expect(words).toBeVisible();
  const badge = words.locator('xpath=ancestor::*[.//*[name()="svg"]][1]');
  await expect(badge).toHaveText(`🎉 ${DISCOUNTED.badge}`);
  expect(await badge.evaluate(boxesIn)).toEqual([]);
  const picture = await badge.locator('svg').boundingBox();
  expect(Math.min(picture?.width ?? 0, picture?.height ?? 0)).toBeGreaterThanOrEqual(10);

  // The tests' fonts lack this character, so an emoji among the words would be found too.
  await words.evaluate((element) => element.append('🎉'));
  expect(await badge.evaluate(boxesIn)).toEqual(['🎉']);
});
