import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { serveGallery } from '../gallery-server.ts';
import { onlyInAll } from '../gate.ts';
import { patient } from '../patience.ts';
import { test } from '../whole-names.ts';
import { settled } from './a11y-walks.ts';
import { runAxe } from './inspect/run-axe.ts';

const THOROUGH = onlyInAll('the walks meet the same components in the shop');

// One server for the whole file.
test.describe.configure({ mode: 'default' });

let gallery: Awaited<ReturnType<typeof serveGallery>>;
test.beforeAll(async () => {
  gallery = await serveGallery();
});
test.afterAll(() => gallery.stop());

async function open(page: Page, theme: 'dark' | 'light') {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.addInitScript((word) => localStorage.setItem('theme', word), theme);
  await page.goto(gallery.url);
  await expect(page.getByRole('heading', { name: 'Design system' })).toBeVisible({
    timeout: patient(60_000),
  });
  await page.evaluate((word) => document.documentElement.setAttribute('data-theme', word), theme);
}

async function expectNoViolations(page: Page, within = 'html') {
  await settled(page);
  const found = await runAxe(page, {}, within);
  expect(found.filter(({ isDecided }) => isDecided)).toEqual([]);
}

for (const theme of ['dark', 'light'] as const) {
  test(
    `axe finds nothing on the design system's page (${theme} page)`,
    THOROUGH,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, theme);
      await expectNoViolations(page);
    },
  );

  test(
    `every overlay is accessible while it is open (${theme} page)`,
    THOROUGH,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, theme);
      const column = page.getByRole('region', { name: theme });

      await column.getByRole('button', { name: 'Open dialog' }).click();
      await expect(page.getByRole('dialog', { name: 'Confirm' })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await column.getByRole('combobox', { name: 'City' }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');

      await column.getByRole('button', { name: /^Date range/ }).click();
      await expect(page.getByRole('grid')).toHaveCount(2);
      await expectNoViolations(page);
      await page.keyboard.press('Escape');

      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('button', { name: 'Theme' }).click();
      await expect(page.getByRole('radio', { name: 'System' })).toBeVisible();
      await expectNoViolations(page);
    },
  );
}

test('a toast is read and pressed while a dialog is open', THOROUGH, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'dark');
  const column = page.getByRole('region', { name: 'dark' });
  await column.getByRole('button', { name: 'Open dialog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm' });
  await dialog.getByRole('button', { name: 'Subscribe' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Payment Success' });
  await expect(toast).toBeVisible();

  await page.keyboard.press('F6');
  await expect(toast.getByRole('link', { name: 'Open the list' })).toBeFocused();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Subscribe' })).toBeFocused();
});

test(
  'the searchable list finds one of 4000 cities by typing and Enter',
  THOROUGH,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'dark');
    const field = page
      .getByRole('region', { name: 'dark' })
      .getByRole('combobox', { name: 'City' });
    await field.click();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    expect(await page.getByRole('listbox').getByRole('option').count()).toBeLessThan(40);
    await field.fill('cordoba 3999');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Córdoba 3999');
    await expect(page.getByRole('listbox')).toHaveCount(0);

    await field.fill('nowhere');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('Córdoba 3999');
  },
);

test('nothing is cut off or scrolls sideways on a phone', THOROUGH, async ({ page }) => {
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 720 });
    await open(page, 'dark');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await expectNoViolations(page);
  await page
    .getByRole('region', { name: 'dark' })
    .getByRole('button', { name: 'Open dialog' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Confirm' })).toBeVisible();
});

test(
  'a range of days is picked with the keyboard alone, up to today',
  THOROUGH,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'dark');
    const button = page
      .getByRole('region', { name: 'dark' })
      .getByRole('button', { name: /^Date range/ });
    await button.focus();
    await page.keyboard.press('Enter');
    const day = (name: RegExp, words: string) =>
      page.getByRole('button', { name }).filter({ hasText: new RegExp(`^${words}$`) });
    await expect(day(/Saturday, November 21, 2026/, '21')).toBeFocused();
    await expect(day(/Sunday, November 22, 2026/, '22')).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    // After the first day is chosen, the calendar moves on by one.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toHaveAccessibleName(/Nov 14 – 16, 2026/);
    await expect(button).toBeFocused();
  },
);

test('radios are pressed by role and moved through with arrows', THOROUGH, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'dark');
  const group = page
    .getByRole('region', { name: 'dark' })
    .getByRole('radiogroup', { name: 'Session duration' });
  await group.getByRole('radio', { name: '60 min' }).check();
  await page.keyboard.press('ArrowLeft');
  await expect(group.getByRole('radio', { name: '30 min' })).toBeChecked();
  await expect(group.getByRole('radio', { name: '30 min' })).toBeFocused();
});
