import { isSold } from '../sold.ts';
import { expect, test } from './residential-customer.ts';
import { saying } from './saying.ts';

const MARKUP =
  '<img src=x data-evil onerror=evil()><svg data-evil onload=evil()></svg><a data-evil href=javascript:evil()>x</a></script><script data-evil>evil()</script>{{7*7}}';
/** As much markup as fits into an order number. */
const SHORT_MARKUP = '<svg data-evil onload=evil()>';
/** Free texts of the server that the shop shows. A host with markup is refused. */
const SHOWN = new Set([
  'email',
  'label',
  'orderName',
  'proxyPwd',
  'userName',
  'planName',
  'password',
]);

/** The same answer with markup appended to each of its texts. */
function withMarkup(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (key === 'orderNo') return value + SHORT_MARKUP;
    return SHOWN.has(key) ? value + MARKUP : value;
  }
  if (Array.isArray(value)) return value.map((item) => withMarkup(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withMarkup(item, name)]),
  );
}

test('markup in any text of the server that the dashboard shows is shown as text: no element of it comes into being', async ({
  page,
  owner,
  openDashboard,
}) => {
  test.slow();
  await page.route(/\/api\//, async (route) => {
    const request = route.request();
    // The server knows its order numbers without the markup.
    const url = new URL(request.url());
    const orderNo = url.searchParams.get('orderNo');
    if (orderNo !== null) url.searchParams.set('orderNo', orderNo.replace(SHORT_MARKUP, ''));
    const postData = request.postData()?.replace(SHORT_MARKUP, '');
    const response = await route.fetch({
      url: url.href,
      ...(postData === undefined ? {} : { postData }),
    });
    await route.fulfill({ response, json: withMarkup(await response.json()) });
  });
  const holds = async () => {
    await expect(page.locator('[data-evil]')).toHaveCount(0);
    expect(await page.evaluate(() => document.querySelectorAll('script:not([src])').length)).toBe(
      scripts,
    );
  };
  await page.goto('/dashboard');
  const scripts = await page.locator('script:not([src])').count();
  await openDashboard(owner);
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(MARKUP);

  await test.step('places and proxies', async () => {
    await page.getByRole('combobox', { name: 'Country' }).fill('United');
    await expect(page.getByRole('option').first()).toContainText(MARKUP);
    await holds();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Generate Proxies' }).click();
    await expect(page.getByRole('region', { name: 'Proxy List' })).toContainText(MARKUP);
    await holds();
  });
  await test.step('orders', async () => {
    const table = page.getByRole('table', { name: 'Orders History' });
    await table.getByRole('button').first().click();
    await expect(page.getByRole('dialog', { name: 'Order Details' })).toContainText(MARKUP);
    await holds();
    await page.keyboard.press('Escape');
  });
  await test.step('plans, a renewal and a detail', async () => {
    if (!isSold('isp')) return;
    await page.getByRole('tab', { name: 'ISP' }).click();
    const plan = page.getByRole('article').first();
    await expect(plan).toContainText(SHORT_MARKUP);
    await holds();
    await plan.getByRole('button', { name: 'Renew' }).click();
    const renewal = page.getByRole('dialog', { name: 'Renew' });
    await expect(renewal).toContainText(SHORT_MARKUP);
    await expect(renewal).toContainText('Total Price');
    await holds();
    await page.keyboard.press('Escape');
    await plan.getByRole('button', { name: /^\S+ ISP \* / }).click();
    await expect(page.getByRole('region', { name: 'Proxy List' })).toContainText(MARKUP);
    await holds();
  });
  await test.step('the message of a failure', async () => {
    await page.getByRole('tab', { name: 'Residential' }).click();
    await page.route('**/GetProxyConfig*', (route) =>
      route.fulfill({ json: { code: 400, message: MARKUP, body: null } }),
    );
    const button = page.getByRole('button', { name: 'Generate Proxies' });
    await saying(page, MARKUP, () => button.click());
    await holds();
  });
  expect(await page.title()).not.toContain('data-evil');
});
