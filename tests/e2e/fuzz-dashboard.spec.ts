import fc from 'fast-check';
import { products } from '../../shop.config.ts';
import { unsold } from '../sold.ts';
import { edgeAnswers } from './fuzz/answers.ts';
import { FIRST_CUSTOMER } from './fuzz/fuzzed-server.ts';
import { ISP, RESIDENTIAL } from './fuzz/screens.ts';
import { dismiss, expect, forEachDrawn, test } from './fuzz/test.ts';

test('whatever data, places, lines and orders a server gives, the residential dashboard shows them', async ({
  page,
  server,
  stands,
}) => {
  test.slow();
  await server.visit(RESIDENTIAL);
  const answers = {
    getBandwidth: edgeAnswers('getBandwidth'),
    searchLocations: edgeAnswers('searchLocations'),
    getProxyConfig: edgeAnswers('getProxyConfig'),
    listOrders: edgeAnswers('listOrders'),
    analyseOrders: edgeAnswers('analyseOrders'),
  };
  await forEachDrawn(8, answers, async (drawn) => {
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
    const country = page.getByRole('combobox', { name: 'Country' });
    if (await country.isEnabled()) {
      await country.click();
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await stands();
      await page.keyboard.press('Escape');
    }
  });
});

test('whatever lines a server gives, snippets and the converter hold them', async ({
  page,
  server,
  stands,
}) => {
  await server.visit(RESIDENTIAL);
  const answers = {
    getProxyConfig: edgeAnswers('getProxyConfig'),
    tool: fc.constantFrom('curl', 'Python (Scrapy)', 'Node (Playwright)', 'Go', 'PAC file'),
  };
  await forEachDrawn(10, answers, async ({ getProxyConfig, tool }) => {
    server.set('getProxyConfig', getProxyConfig);
    await server.refetch(RESIDENTIAL.asked);
    await page.getByRole('button', { name: 'Generate Proxies' }).click();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    const code = page.getByRole('button', { name: 'Use in code' });
    // Without a host there is no list.
    if (await code.isDisabled()) return;
    const lines = await page.getByRole('region', { name: 'Proxy List' }).innerText();
    await code.click();
    const snippets = page.getByRole('dialog', { name: 'Use in code' });
    await snippets.getByRole('combobox', { name: 'Tool' }).selectOption(tool);
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
  await forEachDrawn(8, { searchLocations: edgeAnswers('searchLocations') }, async (drawn) => {
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
    await page.getByRole('button', { name: 'Generate Proxies' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Generated' })).toBeVisible();
    await stands();
    await dismiss(page);
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
  const answers = {
    listIspPlans: edgeAnswers('listIspPlans'),
    getIspPlan: edgeAnswers('getIspPlan'),
    renewIsp: edgeAnswers('renewIsp'),
  };
  await forEachDrawn(8, answers, async (drawn) => {
    server.setAll(drawn);
    await server.refetch(ISP.asked, FIRST_CUSTOMER);
    await page.locator('summary').filter({ hasText: 'ISP Orders' }).click();
    await stands();
    const plan = page.getByRole('article').first();
    if ((await plan.count()) === 0) return;
    await plan.getByRole('button', { name: 'Renew' }).click();
    const renew = page.getByRole('dialog', { name: 'Renew' });
    await expect(renew.getByText('Total Price')).toBeVisible();
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
