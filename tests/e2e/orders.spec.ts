import { seller } from '../../shop.config.ts';
import { gb, priceText } from '../sold.ts';
import { expect, test } from './fixtures.ts';
import { orderData, pay } from './isp-shop.ts';

const BOUGHT = gb(20);

test('only the receipt is printed, on one page, on A4 and letter, in both themes', async ({
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
    const head = [seller.name, ...seller.address, 'Receipt', 'Billed to'];
    expect(shown.split(/\s*\n\s*/).slice(0, head.length)).toEqual(head);
    expect(shown).not.toMatch(/Buy again|Print|Orders History|Dashboard/);
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    }
  }
});
