import { unsold } from '../sold.ts';
import { expect, test } from './fixtures.ts';

const PLANS = 20_000;
const BAD_ROWS = 60_000;

const planAt = (index: number) => ({
  id: index,
  orderNo: `ISP-${index}`,
  quantity: 25,
  days: 30,
  expireTime: '2126-11-21 12:00:00',
  autoRenew: 1,
  subscriptionId: null,
  sysCreateTime: '2026-11-01 12:00:00',
});

test('the longest list of ISP plans is scrolled to its end, ticked and searched', async ({
  page,
  customer,
  signIn,
}) => {
  test.skip(...unsold('isp'));
  await page.route('**/api/UserIsps/GetIspList', (route) => {
    const body = Array.from({ length: PLANS }, (_, index) => planAt(index));
    return route.fulfill({ json: { code: 200, message: null, body } });
  });
  await signIn(page, customer);
  await page.goto('/dashboard?type=isp');
  await expect(page.getByText(`All(${PLANS})`)).toBeVisible();
  const list = page.getByRole('region', { name: 'Plans, scrolls' });
  await expect(list.getByRole('article', { name: 'ISP-0', exact: true })).toBeVisible();
  // The number of rendered rows does not grow with the list.
  expect(await page.getByRole('article').count()).toBeLessThan(40);

  await list.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
  const last = list.getByRole('article', { name: `ISP-${PLANS - 1}`, exact: true });
  await expect(last).toBeVisible();
  expect(await page.getByRole('article').count()).toBeLessThan(40);
  await last.getByRole('checkbox').check();
  await expect(page.getByText('1 of 20,000 plans, 25 IPs')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search' }).fill('ISP-12345');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.locator('summary', { hasText: 'ISP Orders' }).click();
  await expect(page.getByRole('table', { name: 'ISP Orders' }).getByRole('row')).toHaveCount(26);
});

test('a statistic of bad rows only leaves the counts, a note and a page that can be pressed', async ({
  page,
  customer,
  signIn,
}) => {
  test.skip(...unsold('isp'));
  await page.route('**/api/Order/Analysis', (route) => {
    const rows = Array.from({ length: BAD_ROWS }, () => ({ time: 1, type: 'x', planType: null }));
    const counts = { basic: 1, premium: 2, isp: 4 };
    return route.fulfill({ json: { code: 200, message: null, body: { rows, counts } } });
  });
  await signIn(page, customer);
  await page.goto('/dashboard');
  await expect(page.getByText('60,000 rows could not be read')).toBeVisible();
  await page.getByRole('button', { name: /^ISP Orders\s*4/ }).click();
  await expect(page.getByRole('button', { name: /^ISP Orders\s*4/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
