import { test as base, type Page } from '@playwright/test';

type Options = { name?: string | RegExp; exact?: boolean };
type Finder = Record<string, (text: unknown, options?: Options) => unknown>;

const BY_NAME = ['getByRole', 'getByLabel', 'getByTitle', 'getByPlaceholder', 'getByAltText'];
const patched = new WeakSet<Finder>();

/**
 * From now on, a string in a locator is the whole name, case-sensitive. Playwright's default is a part of the name,
 * ignoring case, which also matches names of other elements, such as a customer's email. A text (`getByText`) may still
 * be a part.
 */
export function matchWholeNames(page: Page): void {
  const finders = [page, page.mainFrame(), page.locator('html'), page.frameLocator('iframe')];
  for (const finder of finders) {
    const prototype = Object.getPrototypeOf(finder) as Finder;
    if (patched.has(prototype)) continue;
    patched.add(prototype);
    for (const method of BY_NAME) {
      const find = prototype[method];
      if (find === undefined) throw new Error(`Playwright has no ${method} any more`);
      prototype[method] = function (text, options) {
        return find.call(this, text, { exact: true, ...options });
      };
    }
  }
}

/** The test function of all browser tests. */
export const test = base.extend<object, { wholeNames: undefined }>({
  wholeNames: [
    async ({ browser }, provide) => {
      const page = await browser.newPage();
      matchWholeNames(page);
      await page.close();
      await provide(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});
