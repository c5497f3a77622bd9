import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A customer without a mouse: every stop is looked at (WCAG 2.4.7, 2.4.11), and the focus is never lost. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses a key, and expects the focus to be somewhere, in sight and marked. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await expect.poll(() => focusProblem(this.page), { message: `after ${key}` }).toBe('');
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Goes from stop to stop, as a customer does, until this one has the focus. */
  async to(target: Locator, { key = 'Tab', atMost = 60 } = {}): Promise<void> {
    await expect(target).toBeVisible();
    // A list that opens on the way hides the rest of the page from roles, not from the keyboard.
    const element = await target.elementHandle();
    for (let step = 0; step < atMost; step += 1) {
      // eslint-disable-next-line no-await-in-loop -- one stop after the other
      if (await element?.evaluate((node) => node === document.activeElement)) return;
      // eslint-disable-next-line no-await-in-loop -- one stop after the other
      await this.press(key);
    }
    throw new Error(`${key} does not lead to ${String(target)}`);
  }

  async pressOn(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target);
    await this.press(key);
  }
}

/** Why the focus cannot be followed now; empty when it can. */
function focusProblem(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'the focus is lost';
    const name = `${focused.tagName} "${(focused.ariaLabel ?? focused.textContent ?? '').slice(0, 40)}"`;
    const box = focused.getBoundingClientRect();
    const left = Math.max(box.left, 0);
    const right = Math.min(box.right, innerWidth);
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    if (right <= left || bottom <= top) return `${name} is out of sight`;
    const isSeenAt = (x: number, y: number) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (focused.contains(there) || there.contains(focused));
    };
    const middle = (left + right) / 2;
    // The lower edge of a slider lies under its scale; of a large box the middle is enough.
    const isSeen = [box.height > 120 ? 0.5 : 0.1, 0.5].every((part) =>
      isSeenAt(middle, top + (bottom - top) * part),
    );
    if (!isSeen) {
      const above = document.elementFromPoint(middle, (top + bottom) / 2);
      return `${name} is covered, in its middle by ${above?.outerHTML.slice(0, 80) ?? ''}`;
    }
    // Headings and dialogs take the focus to be read; nothing can be done with them.
    if (focused.matches('h1, main, [role="dialog"], dialog')) return '';
    const isMarked = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const shown = focused.closest('label') ?? focused.parentElement;
    return isMarked(focused) || isMarked(shown) ? '' : `${name} has no ring`;
  });
}
