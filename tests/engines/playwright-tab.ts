import type { Browser as PlaywrightBrowser, BrowserType, LaunchOptions } from 'playwright-core';
import type { Locator, Page } from 'playwright-core';
import { FONT_FOLDERS, fontEnvironment } from '../fonts.ts';
import { BROWSER_STEP_MS } from '../patience.ts';
import type { Browser, Key, Tab, Target } from './Tab.ts';

const KEYS: Record<Key, string> = {
  Tab: 'Tab',
  Enter: 'Enter',
  Escape: 'Escape',
  SelectAll: 'ControlOrMeta+a',
  Paste: 'ControlOrMeta+v',
};

export async function startWithPlaywright(
  type: BrowserType,
  options: LaunchOptions,
  baseURL: string,
): Promise<Browser> {
  const browser: PlaywrightBrowser = await type.launch({
    ...options,
    env: fontEnvironment('wide'),
    firefoxUserPrefs: {
      ...options.firefoxUserPrefs,
      // Without a graphics card the drawing of each frame takes more time than the journey itself.
      'layout.frame_rate': 15,
      // The sandbox of Firefox reads fonts only from the system's folders.
      'security.sandbox.content.read_path_whitelist': FONT_FOLDERS.map((path) => `${path}/`).join(),
    },
  });
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(BROWSER_STEP_MS);
  return {
    version: browser.version(),
    tab: tabOf(await context.newPage()),
    quit: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  return {
    open: async (path) => void (await page.goto(path)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    see: (target) => locate(page, target).waitFor(),
    miss: (target) => locate(page, target).waitFor({ state: 'detached' }),
    click: (target) => locate(page, target).click(),
    clickAt: (x, y) => page.mouse.click(x, y),
    focus: (target) => locate(page, target).focus(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(KEYS[key]),
    evaluate: (inPage) => page.evaluate(inPage),
    opened: async (press) => {
      const [opened] = await Promise.all([page.waitForEvent('popup'), press()]);
      return tabOf(opened);
    },
    close: () => page.close(),
    screenshot: async (path) => void (await page.screenshot({ path })),
  };
}

function locate(page: Page, { role, name, text, within }: Target): Locator {
  const options = name === undefined ? {} : { name, exact: true };
  const found = (within === undefined ? page : locate(page, within)).getByRole(role, options);
  const withText = text === undefined ? found : found.filter({ hasText: text });
  return withText.filter({ visible: true }).first();
}
