import type { Leaves } from '@ambergate/contract-check/engine/arbitrary.ts';
import { products } from '../../shop.config.ts';
import { unsold } from '../sold.ts';
import { edgeAnswers } from './fuzz/answers.ts';
import { FIRST_CUSTOMER, ISP, RESIDENTIAL } from './fuzz/fuzzed-server.ts';
import { dismiss, expect, forEachDrawn, test } from './fuzz/test.ts';

const TOOLS = ['curl', 'Python (Scrapy)', 'Node (Playwright)', 'Go', 'PAC file'];

test('whatever data, lines and orders a server gives, the residential dashboard, snippets and the converter hold them', async ({
  page,
  server,
  stands,
}) => {
  test.slow();
  await server.visit(RESIDENTIAL);
  const operations = ['getBandwidth', 'getProxyConfig', 'listOrders', 'analyseOrders'];
  await forEachDrawn(8, answersTo(...operations), async (drawn, run) => {
    server.setAll(drawn);
    await server.refetch(RESIDENTIAL.asked);
    const table = page.getByText('Show as a table');
    if (await table.isVisible()) await table.click();
    await stands();
    const generate = page.getByRole('button', { name: 'Generate Proxies' });
    await generate.click();
    // Its name changes while it is busy.
    await expect(generate).toBeVisible();
    await stands();
    await dismiss(page);
    const order = page.getByRole('table', { name: 'Orders History' }).getByRole('button').first();
    if (await order.isVisible()) {
      await order.click();
      await expect(page.getByRole('dialog', { name: 'Order Details' })).toBeVisible();
      await stands();
      await page.keyboard.press('Escape');
    }
    const code = page.getByRole('button', { name: 'Use in code' });
    // Without a host there is no list.
    if (await code.isDisabled()) return;
    const lines = await page.getByRole('region', { name: 'Proxy List' }).innerText();
    await code.click();
    const snippets = page.getByRole('dialog', { name: 'Use in code' });
    await snippets
      .getByRole('combobox', { name: 'Tool' })
      .selectOption(TOOLS[run % TOOLS.length] ?? '');
    await snippets.getByRole('radio', { name: 'Whole list' }).check();
    await stands();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Convert' }).click();
    const convert = page.getByRole('dialog', { name: 'Paste and convert' });
    await convert.getByRole('textbox', { name: 'Your lines' }).fill(lines);
    await expect(convert.getByText(/^\d+ converted$/)).toBeVisible();
    await stands();
    await page.keyboard.press('Escape');
  });
});

test('whatever countries, states and cities a server gives, Premium picks its way through them', async ({
  page,
  server,
  stands,
}) => {
  test.slow();
  await server.visit(RESIDENTIAL);
  await forEachDrawn(8, answersTo('searchLocations'), async (drawn) => {
    server.setAll(drawn);
    await server.refetch(RESIDENTIAL.asked);
    await page.getByRole('radio', { name: products.premium.shortName }).check();
    for (const name of ['Country', 'State', 'City']) {
      await server.settled([]);
      const picker = page.getByRole('combobox', { name });
      if (await picker.isDisabled()) break;
      await picker.click();
      const options = page.getByRole('listbox').getByRole('option');
      await expect(options.first()).toBeVisible();
      await stands();
      // The first option is the placeholder.
      const option = options.nth(1);
      const [letter = ''] = await option.innerText();
      await picker.fill(letter);
      await stands();
      await picker.fill('');
      await option.click();
      await expect(page.getByRole('listbox')).toBeHidden();
      await stands();
    }
    await page.getByRole('button', { name: 'Recipes' }).click();
    const recipes = page.getByRole('dialog', { name: 'Recipes' });
    await recipes.getByRole('button', { name: 'Save recipe' }).click();
    await expect(recipes.getByRole('listitem')).toHaveCount(1);
    await stands();
    await page.keyboard.press('Escape');
  });
});

test('whatever plans and quotes a server gives, the ISP dashboard shows them', async ({
  page,
  server,
  stands,
}) => {
  test.slow();
  test.skip(...unsold('isp'));
  await server.visit(ISP);
  const operations = ['listIspPlans', 'getIspPlan', 'renewIsp'];
  await forEachDrawn(8, answersTo(...operations), async (drawn) => {
    server.setAll(drawn);
    await server.refetch(ISP.asked, FIRST_CUSTOMER);
    await page.locator('summary').filter({ hasText: 'ISP Orders' }).click();
    await stands();
    const plan = page.getByRole('article').first();
    if ((await plan.count()) === 0) return;
    await plan.getByRole('button', { name: 'Renew' }).click();
    const renew = page.getByRole('dialog', { name: 'Renew' });
    await expect(renew.getByText(/^Total Price/)).toBeVisible();
    await server.settled([]);
    await stands();
    await page.keyboard.press('Escape');
    await plan.getByRole('button', { name: /Subscribe$/ }).click();
    await expect(page.getByRole('dialog', { name: 'Confirm' })).toBeVisible();
    await stands();
    await page.keyboard.press('Escape');
    await plan.getByRole('button', { name: /^\S+ ISP \* / }).click();
    await server.settled(['getIspPlan']);
    await stands();
    await page.getByRole('button', { name: 'Back to ISP Plans' }).click();
  });
});

const PLANS = 20_000;
const ADDRESSES = 10_000;

test('the longest lists of ISP plans and of addresses are scrolled, ticked, searched and opened', async ({
  page,
  server,
  stands,
}) => {
  test.skip(...unsold('isp'));
  const planAt = (index: number) => ({
    id: index,
    orderNo: `ISP-${index}`,
    quantity: 25,
    days: 30,
    expireTime: '2126-11-21 12:00:00',
    autoRenew: 1,
    sysCreateTime: '2026-11-01 12:00:00',
  });
  const proxies = Array.from({ length: ADDRESSES }, (_, index) => ({
    host: `h${index}.example`,
    port: 8000,
    userName: 'u',
    password: 'p',
  }));
  const success = (body: unknown) => ({ code: 200, message: null, body });
  server.set('listIspPlans', success(Array.from({ length: PLANS }, (_, index) => planAt(index))));
  server.set('getIspPlan', success({ ...planAt(12_345), proxies }));
  await server.visit(ISP);
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

  await page.locator('summary').filter({ hasText: 'ISP Orders' }).click();
  await expect(page.getByRole('table', { name: 'ISP Orders' }).getByRole('row')).toHaveCount(26);
  await page.getByRole('searchbox', { name: 'Search' }).fill('ISP-12345');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: /^\S+ ISP \* / }).click();
  await expect(page.getByText('10,000 lines', { exact: true })).toBeVisible();
  await stands();
});

function answersTo(...ids: readonly string[]) {
  return (leaves: Leaves) => Object.fromEntries(ids.map((id) => [id, edgeAnswers(id, leaves)]));
}
