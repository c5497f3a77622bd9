import { seller } from '../../shop.config.ts';
import { gb, priceText } from '../sold.ts';
import { expect, test } from './fixtures.ts';
import { hubConnected, orderData, pay } from './isp-shop.ts';

const BOUGHT = gb(20);

test('an unpaid order is paid for later, and its row and its open details follow', async ({
  page,
  request,
  customer,
  signIn,
}) => {
  await orderData(request, customer, BOUGHT);
  await signIn(page, customer);
  const connected = hubConnected(page);
  await page.goto('/dashboard');
  await connected;
  const row = page.getByRole('table', { name: 'Orders History' }).getByRole('row').last();
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

test('a receipt prints alone, on one page, on A4 and letter, in both themes', async ({
  page,
  request,
  customer,
  signIn,
}) => {
  await pay(request, await orderData(request, customer, BOUGHT));
  await signIn(page, customer);
  await page.goto('/dashboard');
  const table = page.getByRole('table', { name: 'Orders History' });
  await table.getByRole('row').last().getByRole('button').click();
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
