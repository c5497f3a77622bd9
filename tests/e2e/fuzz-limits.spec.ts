import { brokenAnswers, edgeAnswers } from './fuzz/answers.ts';
import { manyOf } from './fuzz/edge-values.ts';
import { expect, forEachDrawn, test } from './fuzz/test.ts';

const RESIDENTIAL = ['getBandwidth', 'searchLocations', 'listOrders', 'analyseOrders'];
const ISP = ['listIspPlans', 'listOrders', 'analyseOrders'];
const MANY = manyOf(10_000);

test('ten thousand places, hosts, orders and purchases are shown and can be searched', async ({
  page,
  server,
  stands,
}) => {
  await server.signIn();
  await page.goto('/dashboard');
  await server.settled(RESIDENTIAL);
  const answers = {
    searchLocations: edgeAnswers('searchLocations', MANY),
    getProxyConfig: edgeAnswers('getProxyConfig', MANY),
    listOrders: edgeAnswers('listOrders', MANY),
    analyseOrders: edgeAnswers('analyseOrders', MANY),
  };
  await forEachDrawn(1, answers, async (drawn) => {
    server.setAll(drawn);
    await server.refetch(RESIDENTIAL);
    await stands();
    const country = page.getByRole('combobox', { name: 'Country' });
    await country.scrollIntoViewIfNeeded();
    await country.fill('a');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await stands();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Amount' }).fill('5000');
    await page.getByRole('button', { name: 'Generate Proxies' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Generated 5000' })).toBeVisible();
    await stands();
  });
});

test('ten thousand ISP plans, one of them with ten thousand addresses, are shown', async ({
  page,
  server,
  stands,
}) => {
  await server.signIn();
  await page.goto('/dashboard?type=isp');
  await server.settled(ISP);
  const answers = {
    listIspPlans: edgeAnswers('listIspPlans', MANY),
    getIspPlan: edgeAnswers('getIspPlan', MANY),
  };
  await forEachDrawn(1, answers, async (drawn) => {
    server.setAll(drawn);
    await server.refetch(ISP);
    await stands();
    await page.getByRole('searchbox', { name: 'Search' }).fill('a');
    await stands();
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: / ISP \* / })
      .click();
    await server.settled(['getIspPlan']);
    await expect(page.getByText('10,000 lines')).toBeVisible();
    await stands();
  });
});

/** Where each answer is asked for, all of it at once. */
const PLACES = [
  { path: '/dashboard', asked: RESIDENTIAL },
  { path: '/dashboard?type=isp', asked: ISP },
  { path: '/pricing', asked: ['listStaticPlans'] },
];

test('an answer that breaks the contract ends in one message, and the rest of the page goes on', async ({
  page,
  server,
  stands,
  takeErrors,
}) => {
  await server.signIn();
  for (const { path, asked } of PLACES) {
    server.reset();
    await page.goto(path);
    await server.settled(asked);
    for (const id of asked) {
      await forEachDrawn(2, { answer: brokenAnswers(id) }, async ({ answer }) => {
        server.reset();
        server.set(id, answer);
        await server.refetch(asked);
        const toast = page.getByRole('alert').filter({ hasText: 'Request failed (200)' });
        await expect(toast).toHaveCount(1);
        const errors = takeErrors();
        expect(errors).toHaveLength(1);
        expect(errors[0]).toContain(`Contract broken by ${id} at $`);
        await stands();
        await toast.getByRole('button', { name: 'Dismiss' }).click();
      });
    }
  }
});
