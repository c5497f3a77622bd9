import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { focusProblem } from './focus-problem.ts';

/** A customer without a mouse. Checks the focus at every step (WCAG 2.4.7, 2.4.11). */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses a key and expects a visible, marked focus. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await expect.poll(() => this.page.evaluate(focusProblem), { message: `after ${key}` }).toBe('');
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Presses a key repeatedly until this element has the focus. */
  async to(target: Locator, { key = 'Tab', atMost = 60 } = {}): Promise<void> {
    await expect(target).toBeVisible();
    // An open list hides the rest of the page from role queries, but not from the keyboard.
    const element = await target.elementHandle();
    for (let step = 0; step < atMost; step += 1) {
      if (await element?.evaluate((node) => node === document.activeElement)) return;
      await this.press(key);
    }
    throw new Error(`${key} does not lead to ${String(target)}`);
  }

  async pressOn(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target);
    await this.press(key);
  }
}
