import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  Builder,
  Capabilities,
  Key as Keys,
  Origin,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { answers } from '../../tools/dev/children.ts';
import { freePort } from '../../tools/dev/free-port.ts';
import { fontEnvironment } from '../fonts.ts';
import { findInPage, type SentTarget } from './find-in-page.ts';
import { nameOf, until, type Key, type Tab, type Target } from './Tab.ts';

const LIBRARY = '@testing-library/dom/dist/@testing-library/dom.umd.min.js';
const KEYS: Record<Key, string[]> = {
  Tab: [Keys.TAB],
  Enter: [Keys.ENTER],
  Escape: [Keys.ESCAPE],
  SelectAll: [Keys.CONTROL, 'a'],
  Copy: [Keys.CONTROL, 'c'],
  Paste: [Keys.CONTROL, 'v'],
};

/** WebKitGTK on a virtual screen. */
export async function startWebKitGtk(baseUrl: string) {
  const port = await freePort();
  const server = spawn(
    'xvfb-run',
    [
      '--auto-servernum',
      '--server-args=-screen 0 1440x1000x24',
      'WebKitWebDriver',
      `--port=${port}`,
    ],
    // In a process group, so that the screen ends with the driver. Under the locale C, Intl does not know the
    // browser's language. One thread draws without a graphics card; several mostly wait for each other.
    {
      detached: true,
      stdio: 'ignore',
      env: { ...fontEnvironment('wide'), LANG: 'en_US.UTF-8', LC_ALL: '', LP_NUM_THREADS: '1' },
    },
  );
  const stop = () => {
    if (server.pid !== undefined) process.kill(-server.pid);
  };
  process.once('exit', stop);
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  const driver = await new Builder()
    .usingServer(url)
    // Steps wait for what they need. The driver's own wait for a page load sometimes misses the end of the load in a new
    // tab, and then blocks for the five minutes of its timeout.
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        timeouts: { script: 5000 },
      }),
    )
    .build();
  const tab = tabOf(driver, await driver.getWindowHandle(), baseUrl);
  await tab.resize(1280, 800);
  return {
    tab,
    screenshot: async (path: string) =>
      writeFileSync(path, await driver.takeScreenshot(), 'base64'),
    quit: async () => {
      await driver.quit();
      process.off('exit', stop);
      stop();
    },
  };
}

function tabOf(driver: WebDriver, handle: string, baseUrl: string): Tab {
  const here = () => driver.switchTo().window(handle);
  const find = async (target: Target) => {
    await here();
    const hasLibrary = await driver.executeScript<boolean>("return 'TestingLibraryDom' in window");
    if (!hasLibrary) await driver.executeScript(library());
    return run<{ element: WebElement; place: string; obstacle: string } | null>(
      driver,
      findInPage,
      sent(target),
    );
  };
  const reach = async (target: Target, isReady: (obstacle: string) => boolean) => {
    let before = '';
    let obstacle = 'not there';
    const ready = async () => {
      const found = await find(target);
      const isAtRest = found?.place === before;
      before = found?.place ?? '';
      obstacle = found?.obstacle ?? 'not there';
      return found !== null && isAtRest && isReady(obstacle) ? found.element : undefined;
    };
    return until(`reach ${nameOf(target)}`, ready).catch((error: unknown) => {
      throw new Error(`Cannot click ${nameOf(target)}: ${obstacle}`, { cause: error });
    });
  };
  return {
    open: async (path) => {
      await here();
      await driver.executeScript('window.isLeft = true');
      await driver.get(new URL(path, baseUrl).href);
      await until(`open ${path}`, async () =>
        (await driver.executeScript<boolean>(
          "return !('isLeft' in window) && document.readyState === 'complete'",
        ))
          ? true
          : undefined,
      );
    },
    resize: async (width, height) => {
      await here();
      const outside = await driver.executeScript<[number, number]>(
        'return [outerWidth - innerWidth, outerHeight - innerHeight]',
      );
      const size = { width: width + outside[0], height: height + outside[1] };
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size });
    },
    see: async (target) =>
      void (await until(`see ${nameOf(target)}`, async () => (await find(target)) ?? undefined)),
    miss: async (target) =>
      void (await until(`miss ${nameOf(target)}`, async () =>
        (await find(target)) === null ? true : undefined,
      )),
    click: async (target) => (await reach(target, (obstacle) => obstacle === '')).click(),
    clickAt: async (x, y) => {
      await here();
      await driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform();
    },
    shiftClickAt: async (x, y) => {
      await here();
      const actions = driver.actions().keyDown(Keys.SHIFT);
      await actions.move({ x, y, origin: Origin.VIEWPORT }).click().keyUp(Keys.SHIFT).perform();
    },
    focus: async (target) =>
      driver.executeScript('arguments[0].focus()', await reach(target, () => true)),
    type: async (text) => {
      await here();
      await driver.actions().sendKeys(text).perform();
    },
    press: async (key) => {
      await here();
      const keys = KEYS[key];
      const actions = driver.actions();
      for (const part of keys) actions.keyDown(part);
      for (const part of keys.toReversed()) actions.keyUp(part);
      await actions.perform();
    },
    evaluate: async (inPage) => {
      await here();
      return run(driver, inPage);
    },
    opened: async (click) => {
      const before = await driver.getAllWindowHandles();
      await click();
      const opened = await until('a new window', async () =>
        (await driver.getAllWindowHandles()).find((each) => !before.includes(each)),
      );
      return tabOf(driver, opened, baseUrl);
    },
    close: async () => {
      await here();
      await driver.close();
    },
  };
}

function run<T>(driver: WebDriver, inPage: (...args: never[]) => unknown, ...args: unknown[]) {
  return driver.executeScript<T>(`return (${inPage.toString()})(...arguments)`, ...args);
}

function sent({ role, name, text, within }: Target): SentTarget {
  return {
    role,
    name:
      name === undefined
        ? undefined
        : name instanceof RegExp
          ? { source: name.source, isPattern: true }
          : { source: name, isPattern: false },
    text,
    within: within && sent(within),
  };
}

let source: string | undefined;
const library = () =>
  (source ??= readFileSync(fileURLToPath(import.meta.resolve(LIBRARY)), 'utf8'));
