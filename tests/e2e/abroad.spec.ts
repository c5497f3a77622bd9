import { products } from '../../shop.config.ts';
import { gb, priceText } from '../sold.ts';
import { expect, test } from './fixtures.ts';
import { hubConnected, orderData, pay } from './isp-shop.ts';

test.use({ locale: 'de-DE', timezoneId: 'Asia/Kathmandu' });

const DAY_MS = 86_400_000;
const KATHMANDU_MS = (5 * 60 + 45) * 60_000;

test('a customer in German and in the zone of Kathmandu, whose clock is three days fast, reads times of the zone, asks in UTC and pays dollars', async ({
  page,
  request,
  customer,
  signIn,
}) => {
  await page.clock.setSystemTime(Date.now() + 3 * DAY_MS);
  const url = await orderData(request, customer, gb(20));
  await signIn(page, customer);
  const connected = hubConnected(page);
  /** The call for so many days that end today, each from midnight to midnight in Kathmandu. */
  const asked = (days: number) =>
    page.waitForRequest((sent) => {
      const { pathname, searchParams } = new URL(sent.url());
      const begin = searchParams.get('SearchBeginTime') ?? '';
      const end = searchParams.get('SearchEndTime') ?? '';
      const length = Date.parse(`${end}Z`) - Date.parse(`${begin}Z`);
      const isWhole = begin.endsWith(' 18:15:00') && length === days * DAY_MS - 1000;
      return pathname === '/api/Order/PageList' && isWhole;
    });
  const month = asked(30);
  await page.goto('/dashboard');
  const answer = await request.get((await month).url(), {
    headers: { Authorization: `Bearer ${customer.token}` },
  });
  const { body } = (await answer.json()) as {
    body: { records: readonly { sysCreateTime: string }[] };
  };
  const ordered = body.records[0]?.sysCreateTime ?? '';
  const there = new Date(Date.parse(`${ordered}Z`) + KATHMANDU_MS).toISOString();
  const [year, monthOf, day] = there.slice(0, 10).split('-');
  const time = there.slice(11, 16);
  const shown = `${day}.${monthOf}.${year}, ${time}`;
  const row = page.getByRole('table', { name: 'Orders History' }).getByRole('row').last();
  await expect(row).toContainText(shown);
  await expect(row).toContainText(priceText('premium', gb(20)));
  await expect(row.getByTitle(`${ordered} UTC`)).toBeVisible();

  await connected;
  await pay(request, url);
  await page.getByRole('link', { name: 'Generate your proxies' }).click();
  await expect(page.getByRole('radio', { name: products.premium.shortName })).toBeChecked();
  await expect(row).toContainText('Paid');

  const week = asked(7);
  await page.getByRole('button', { name: '7d', exact: true }).click();
  await week;
  await expect(row).toContainText(shown);
  await row.getByRole('button', { name: /^RES/ }).click();
  await page.getByRole('button', { name: 'Receipt', exact: true }).click();
  const receipt = page.getByRole('article', { name: /^Receipt for order RES/ });
  await expect(receipt).toContainText(`${time} GMT+5:45`);
  await expect(receipt).toContainText(priceText('premium', gb(20)));
});
