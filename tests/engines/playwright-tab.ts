import type { Locator, Page } from 'playwright-core';
import type { Key, Tab, Target } from './Tab.ts';

const KEYS: Record<Key, string> = {
  Tab: 'Tab',
  Enter: 'Enter',
  Escape: 'Escape',
  SelectAll: 'ControlOrMeta+a',
  Copy: 'ControlOrMeta+c',
  Paste: 'ControlOrMeta+v',
};

/** A tab of an engine that Playwright drives. */
export function tabOf(page: Page): Tab {
  return {
    open: async (path) => void (await page.goto(path)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    see: (target) => locate(page, target).waitFor(),
    miss: (target) => locate(page, target).waitFor({ state: 'detached' }),
    click: (target) => locate(page, target).click(),
    clickAt: (x, y) => page.mouse.click(x, y),
    shiftClickAt: async (x, y) => {
      await page.keyboard.down('Shift');
      await page.mouse.click(x, y);
      await page.keyboard.up('Shift');
    },
    focus: (target) => locate(page, target).focus(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(KEYS[key]),
    evaluate: (inPage) => page.evaluate(inPage),
    opened: async (click) => {
      const [opened] = await Promise.all([page.waitForEvent('popup'), click()]);
      return tabOf(opened);
    },
    close: () => page.close(),
  };
}

function locate(page: Page, { role, name, text, within }: Target): Locator {
  const options = name === undefined ? {} : { name, exact: true };
  const found = (within === undefined ? page : locate(page, within)).getByRole(role, options);
  const withText = text === undefined ? found : found.filter({ hasText: text });
  return withText.filter({ visible: true }).first();
}
