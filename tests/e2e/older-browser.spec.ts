import type { Page } from '@playwright/test';
import { products } from '../../shop.config.ts';
import { isSold } from '../sold.ts';
import { expect, generate, lines, test } from './residential-customer.ts';

const THOROUGH = { tag: '@nightly' };

const PHONE = { width: 375, height: 740 };

/** Removes APIs that are newer than the oldest supported browsers. */
async function makeOlder(page: Page) {
  await page.addInitScript(() => {
    const newer: [object, string[]][] = [
      [
        window,
        ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'ClipboardItem', 'Iterator'],
      ],
      [URL, ['parse', 'canParse']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']],
      [HTMLButtonElement.prototype, ['command', 'commandForElement']],
      [HTMLDialogElement.prototype, ['closedBy', 'requestClose']],
      [Element.prototype, ['checkVisibility']],
      [Document.prototype, ['startViewTransition']],
    ];
    for (const [owner, names] of newer) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
    document.addEventListener('DOMContentLoaded', () => {
      for (const attribute of ['closedby', 'commandfor']) {
        for (const element of document.querySelectorAll(`[${attribute}]`)) {
          element.removeAttribute(attribute);
        }
      }
    });
  });
}

test('a customer can sign in, buy and generate in the oldest supported browsers', async ({
  page,
  context,
  owner,
}) => {
  await makeOlder(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'LOGIN' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill(owner.email);
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await generate(page, 20);
  await expect(lines(page).first()).toBeVisible();
  await page.getByRole('button', { name: /^Date/ }).click();
  await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
  await page.keyboard.press('Escape');
  if (isSold('isp')) {
    await page.getByRole('tab', { name: 'ISP' }).click();
    await expect(page.getByRole('tabpanel', { name: 'ISP' })).toBeVisible();
  }
  await page.getByRole('navigation').getByRole('link', { name: 'Purchase' }).click();
  const payment = context.waitForEvent('page');
  const card = page.getByRole('article', { name: products.basic.name });
  await card.getByRole('button', { name: 'Buy now' }).click();
  await expect(await payment).toHaveURL(/\/pay\//);
});

test(
  'the side menu closes with a click on its backdrop in browsers without `closedby`',
  THOROUGH,
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await makeOlder(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.click({ position: { x: 10, y: 300 } });
    await expect(menu).toBeVisible();
    await page.mouse.click(10, 300);
    await expect(menu).toBeHidden();
  },
);

test('an outdated browser shows every page and a warning', async ({ page, context }) => {
  const older = await context.newPage();
  await older.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
  await older.goto('/');
  await expect(older.getByRole('alert')).toContainText('Chrome or Edge 116');
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  for (const [path, heading] of [
    ['/', /addresses/],
    ['/pricing', 'Pricing'],
    ['/terms', /Terms/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Your browser is too old');
  }
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Purchase' }).click();
  await expect(page).toHaveURL(/\/pricing/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
});

test('a broken shell does not leave the page blank', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'requestIdleCallback', {
      value: () => {
        throw new Error('no such feature');
      },
    });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});
