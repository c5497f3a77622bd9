import { readFile } from 'node:fs/promises';
import { brand, products, seller } from '../../shop.config.ts';
import { gb, isSold, priceText } from '../sold.ts';
import { expect, test } from './fixtures.ts';
import { control, hubConnected, orderData, pay } from './isp-shop.ts';

const BOUGHT = gb(20);
const UNPAID = [5, 6, 7, 8, 9, 10, 11].filter((amount) => amount !== BOUGHT).slice(0, 6);
const DAY = /^\d{4}-\d\d-\d\d$/;

test.beforeEach(async ({ page, request, customer, signIn }) => {
  for (const amount of UNPAID) await orderData(request, customer, amount);
  await pay(request, await orderData(request, customer, BOUGHT));
  await control(request, customer, { plan: { quantity: 25, expiresInSeconds: 86_400 } });
  await signIn(page, customer);
});

test('orders are paged, and the page stays through a reload', async ({ page }) => {
  await page.goto('/dashboard');
  const table = page.getByRole('table', { name: 'Orders History' });
  await expect(table.getByRole('row')).toHaveCount(6);
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(table.getByRole('row')).toHaveCount(3);
  await page.reload();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(3);
  await page.goBack();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
});

test('details say everything, and Buy again leads to the card with the same amount', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const table = page.getByRole('table', { name: 'Orders History' });
  await table
    .getByRole('row')
    .filter({ hasText: `${BOUGHT} GB` })
    .getByRole('button')
    .click();
  const dialog = page.getByRole('dialog', { name: 'Order Details' });
  await expect(dialog).toContainText('Paid');
  await expect(dialog).toContainText(priceText('premium', BOUGHT));
  await dialog.getByRole('link', { name: 'Buy again' }).click();
  await expect(page).toHaveURL(`/pricing?plan=resi_premium&amount=${BOUGHT}`);
  const card = page.getByRole('article', { name: products.premium.name });
  await expect(card.getByRole('slider', { name: 'Amount in GB' })).toHaveValue(String(BOUGHT));
});

test('an unpaid order is paid for later, and its row and its open details follow', async ({
  page,
}) => {
  const connected = hubConnected(page);
  await page.goto('/dashboard');
  await connected;
  const row = page
    .getByRole('table', { name: 'Orders History' })
    .getByRole('row')
    .filter({ hasText: `${UNPAID.at(-1)} GB` });
  await expect(row).toContainText(/until \w+ \d+, \d{4}/);
  await row.getByRole('button', { name: /^RES/ }).click();
  const details = page.getByRole('dialog', { name: 'Order Details' });
  await expect(details).toContainText('No paid');
  const popup = page.waitForEvent('popup');
  await details.getByRole('button', { name: /^Pay now: RES/ }).click();
  const payment = await popup;
  await payment.waitForURL(/\/pay\//);
  expect(await payment.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await payment.getByRole('button', { name: /^Pay/ }).click();
  await page.bringToFront();
  await expect(details.getByRole('button', { name: 'Receipt' })).toBeVisible();
  await expect(details).not.toContainText('Pay now');
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(row).toContainText('Paid');
  await expect(row).not.toContainText('Pay now');
});

test('a receipt prints alone, on one page, on A4 and letter, in both themes', async ({ page }) => {
  await page.goto('/dashboard');
  const table = page.getByRole('table', { name: 'Orders History' });
  await table
    .getByRole('row')
    .filter({ hasText: `${BOUGHT} GB` })
    .getByRole('button')
    .click();
  await page.getByRole('button', { name: 'Receipt' }).click();
  const receipt = page.getByRole('article', { name: /^Receipt for order RES/ });
  await expect(receipt).toContainText(priceText('premium', BOUGHT));
  await page.emulateMedia({ media: 'print' });
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    await expect(receipt).toHaveCSS('color', 'rgb(0, 0, 0)');
    const shown = await page.evaluate(() => document.body.innerText);
    const head = [seller.name, ...seller.address, 'Receipt', 'Order number'];
    expect(shown.split(/\s*\n\s*/).slice(0, head.length)).toEqual(head);
    expect(shown).not.toMatch(/Buy again|Print|Orders History|Dashboard/);
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    }
  }
});

test('a range is picked with the keyboard and never ends after today', async ({ page }) => {
  await page.goto('/dashboard');
  const picker = page.getByRole('button', { name: /^Dates:/ });
  await picker.focus();
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Dates' });
  await expect(calendar.getByRole('grid')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(picker).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar.locator(':focus')).toBeVisible();
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(calendar).toBeHidden();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
  const { searchParams } = new URL(page.url());
  const today = await page.evaluate(() => new Intl.DateTimeFormat('en-CA').format(new Date()));
  const [from = '', to = ''] = ['from', 'to'].map((name) => searchParams.get(name) ?? '');
  expect(from).toMatch(DAY);
  expect(to).toMatch(DAY);
  expect({ from, to, isInOrder: from <= to && to <= today }).toMatchObject({ isInOrder: true });
});

test('the whole range is exported as CSV', async ({ page }) => {
  await page.goto('/dashboard?orders=all');
  const downloading = page.waitForEvent('download');
  const name = isSold('isp') ? 'Export Residential and ISP CSV' : 'Export Residential CSV';
  await page.getByRole('button', { name }).click();
  const download = await downloading;
  expect(download.suggestedFilename().replace(brand.name, 'Shop')).toMatch(/^Shop_.*\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(9);
});
