import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './hold.ts';

const PHONE = { width: 375, height: 740 };

test('the first Tab stop is a link that skips the navigation', async ({ page }) => {
  await page.goto('/terms');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Who these terms apply to' })).toBeFocused();
});

test('the side menu traps the focus, locks the page and closes on Escape', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Menu' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the side menu sets the theme and opens the sign-up form', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('radio', { name: 'Light' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await menu.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
  await expect(menu).toBeHidden();
});

test('a menu opened before hydration locks the page as soon as it is hydrated', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  release();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test.describe('before hydration', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the side menu opens, navigates and closes', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Purchase' }).click();
    await expect(page).toHaveURL('/pricing');
  });
});

test.describe("the browser's own bar", () => {
  test.use({ colorScheme: 'light' });

  test('has the color of the page before any script runs, and follows it', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const light = await barAndPage(page);
    expect(light.bar).toEqual(light.page);
    release();
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('radio', { name: 'Dark' }).click({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const dark = await barAndPage(page);
    expect(dark.bar).toEqual(dark.page);
    expect(dark.bar).not.toEqual(light.bar);
  });
});

/** The colors of `theme-color` and of the page as red, green and blue. */
function barAndPage(page: Page) {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    const pixel = (color: string) => {
      if (context === null) return [];
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    return {
      bar: pixel(
        document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content ?? '',
      ),
      page: pixel(getComputedStyle(document.documentElement).backgroundColor),
    };
  });
}

test(
  'exactly eight circles float behind the page, hidden from assistive technology',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/');
    const backdrop = page.locator('[data-backdrop]');
    await expect(backdrop).toHaveAttribute('aria-hidden', 'true');
    await expect(backdrop.locator('> *')).toHaveCount(8);
  },
);
