import type { Locator, Page } from '@playwright/test';
import { products } from '../../shop.config.ts';
import { arithmetic, gb, lineCount, priceText, unsold } from '../sold.ts';
import { clipboardWith, expect, lines, test } from './residential-customer.ts';
import { saying } from './saying.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Types like the keyboard of a phone, without key events. */
async function type(field: Locator, text: string): Promise<void> {
  await field.tap();
  await expect(field).toBeFocused();
  await field.page().keyboard.insertText(text);
}

type Point = { x: number; y: number };

/** Moves a finger across the middle of an element by this many pixels, starting this far from its left edge. */
async function drag(element: Locator, from: number, { x, y }: Point): Promise<void> {
  const page = element.page();
  const box = await element.boundingBox();
  if (box === null) throw new Error('There is nothing to touch.');
  const devtools = await page.context().newCDPSession(page);
  const touch = async (kind: 'touchStart' | 'touchMove' | 'touchEnd', share: number) => {
    const at = { x: box.x + from + x * share, y: box.y + box.height / 2 + y * share };
    const touchPoints = kind === 'touchEnd' ? [] : [at];
    await devtools.send('Input.dispatchTouchEvent', { type: kind, touchPoints });
  };
  await touch('touchStart', 0);
  for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) await touch('touchMove', share);
  await touch('touchEnd', 1);
  await devtools.detach();
}

/** A tap while the page is still scrolling after a drag would stop it and click nothing. */
async function scrollEnd(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = (top: number, still: number) => {
          if (still === 5) resolve();
          else requestAnimationFrame(() => look(scrollY, scrollY === top ? still + 1 : 0));
        };
        look(scrollY, 0);
      }),
  );
}

async function followInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name }).tap();
  await expect(menu).toBeHidden();
}

test('with touch, a customer signs in, buys, picks a place, copies a list and finds the order', async ({
  page,
  customer,
}) => {
  test.skip(...unsold('sticky'));
  const card = page.getByRole('article', { name: products.premium.name });
  const amount = card.getByRole('slider', { name: 'Amount in GB' });

  await test.step('signs in from the bar', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'LOGIN', exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await type(dialog.getByLabel('Email'), customer.email);
    await type(dialog.getByLabel('Password', { exact: true }), customer.password);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).tap();
    await expect(page).toHaveURL(/\/dashboard/);
  });

  await test.step('sets an amount with the slider, and scrolls past it without changing the amount', async () => {
    await followInMenu(page, 'Purchase');
    await page
      .getByRole('navigation', { name: 'Plans' })
      .getByRole('link', { name: /^Premium/ })
      .tap();
    await expect(amount).toBeInViewport({ ratio: 1 });
    const before = await amount.inputValue();
    await drag(amount, 12, { x: 150, y: 0 });
    const bought = await amount.inputValue();
    expect(Number(bought)).toBeGreaterThan(Number(before));
    await expect(card).toContainText(arithmetic('premium', Number(bought)));
    const top = await page.evaluate(() => scrollY);
    await drag(amount, 40, { x: 0, y: -200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
    await scrollEnd(page);
    await expect(amount).toHaveValue(bought);
    await expect(card).toContainText(arithmetic('premium', Number(bought)));
  });

  await test.step('pays while the phone discards the background page', async () => {
    const exact = card.getByRole('textbox', { name: 'Exact amount' });
    await type(exact, String(gb(20)));
    const opening = page.waitForEvent('popup');
    await card.getByRole('button', { name: 'Buy now' }).tap();
    const payment = await opening;
    await expect(payment.getByText(priceText('premium', gb(20))).first()).toBeVisible();
    await page.goto('about:blank');
    await payment.getByRole('button', { name: 'Pay' }).tap();
    await expect(payment.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await payment.close();
    await page.goBack();
    await expect(page.getByRole('status').filter({ hasText: 'Payment Success' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Payment pending' })).toBeHidden();
    await page.getByRole('link', { name: 'Generate your proxies' }).tap();
    await expect(page.getByRole('radio', { name: products.premium.shortName })).toBeChecked();
  });

  await test.step('picks a place from lists that stay inside the screen', async () => {
    const list = page.getByRole('listbox');
    const country = page.getByRole('combobox', { name: 'Country' });
    await country.tap();
    await expect(list).toBeInViewport({ ratio: 1 });
    const scrolled = () => list.evaluate((rows) => rows.scrollTop);
    const before = [await scrolled(), await page.evaluate(() => scrollY)] as const;
    await drag(list, 100, { x: 0, y: -120 });
    await expect.poll(scrolled).toBeGreaterThan(before[0]);
    expect(await page.evaluate(() => scrollY)).toBe(before[1]);
    await page.getByRole('heading', { name: 'Dashboard', exact: true }).tap();
    await expect(list).toBeHidden();
    await expect(country).toHaveValue('United States');
    for (const [name, text, place] of [
      ['Country', 'cana', 'Canada'],
      ['Country', 'united', 'United States'],
      ['State', 'new', 'New York'],
      ['City', 'buff', 'Buffalo'],
    ] as const) {
      await type(page.getByRole('combobox', { name, exact: true }), text);
      await expect(list).toBeInViewport({ ratio: 1 });
      await list.getByRole('option', { name: place, exact: true }).tap();
      await expect(page.getByRole('combobox', { name, exact: true })).toHaveValue(place);
    }
    await page.getByRole('radio', { name: '30 min', exact: true }).tap();
  });

  await test.step('generates a list and copies it', async () => {
    const button = page.getByRole('button', { name: 'Generate Proxies' });
    await saying(page, 'proxies successfully', () => button.tap());
    await expect(lines(page).first()).toContainText('-city-Buffalo-session-');
    await expect(page.getByRole('region', { name: 'Proxy List' })).toBeFocused();
    const copy = page.getByRole('button', { name: 'Copy list' });
    await expect(copy).toBeInViewport({ ratio: 1 });
    // The whole of each line, from host to password, is inside the list, and the next line is below it.
    const cutOff = await lines(page).evaluateAll((rows) =>
      rows.filter((row) => {
        const text = row.lastElementChild?.getBoundingClientRect();
        const next = row.nextElementSibling?.getBoundingClientRect().top ?? Infinity;
        const edge = row.parentElement?.getBoundingClientRect().right ?? 0;
        return !text || text.right > edge || text.bottom > next + 1;
      }),
    );
    expect(cutOff).toHaveLength(0);
    await copy.tap();
    const copied = await clipboardWith(page, '-city-Buffalo-session-');
    expect(copied.trimEnd().split('\n')).toHaveLength(lineCount(100));
  });

  await test.step("finds today's order and its details", async () => {
    await page.getByRole('button', { name: /^Dates:/ }).tap();
    const calendar = page.getByRole('dialog', { name: 'Dates' });
    await expect(calendar).toBeInViewport({ ratio: 1 });
    await calendar.getByRole('button', { name: /^Today, / }).tap();
    await calendar.getByRole('button', { name: /^Today, / }).tap();
    await expect(calendar).toBeHidden();
    await expect(page).toHaveURL(/from=(\d{4}-\d\d-\d\d)&to=\1/);
    const row = page
      .getByRole('table', { name: 'Orders History' })
      .getByRole('row')
      .filter({ hasText: `${gb(20)} GB` });
    await expect(row).toContainText('Paid');
    await row.getByRole('button', { name: /^RES/ }).tap();
    const details = page.getByRole('dialog', { name: 'Order Details' });
    await expect(details).toContainText(priceText('premium', gb(20)));
    await details.getByRole('button', { name: 'Close', exact: true }).tap();
    await expect(details).toBeHidden();
  });

  await test.step('signs out from the side menu', async () => {
    const logOut = page.getByRole('button', { name: 'LOG OUT', exact: true });
    await expect(logOut).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).locator(logOut).tap();
    await expect(page.getByRole('button', { name: 'LOGIN', exact: true })).toBeVisible();
  });
});

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('the links below the heading of /pricing lead to the amount and the price of each plan', async ({
    page,
  }) => {
    test.skip(...unsold('isp'));
    for (const [link, name, control] of [
      [/^Premium/, products.premium.name, 'slider'],
      [/^ISP/, products.isp.name, 'radiogroup'],
      [/^Basic/, products.basic.name, 'slider'],
    ] as const) {
      await page.goto('/pricing');
      const card = page.getByRole('article', { name, exact: true });
      await page.getByRole('navigation', { name: 'Plans' }).getByRole('link', { name: link }).tap();
      await expect(card.getByRole(control)).toBeInViewport({ ratio: 1 });
      await expect(card.getByText(/^Total Price/)).toBeInViewport({ ratio: 1 });
    }
  });
});
