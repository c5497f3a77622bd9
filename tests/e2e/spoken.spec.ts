import { languageOf } from '../../tools/texts/languages.ts';
import { DISCOUNTED } from '../sold.ts';
import { losses } from './a11y-losses.ts';
import { publicPages } from './a11y-walks.ts';
import { findLayoutFaults } from './inspect/layout-faults.ts';
import { findScrambled } from './inspect/reading-order.ts';
import { expect, generate, test } from './residential-customer.ts';

/** Runs in every language except English, which has separate tests for each of these. */

test('no text is cut off and no page scrolls sideways on the narrowest screens', async ({
  page,
  request,
  customer,
  owner,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const faults: string[] = [];
  const look = async (scene: string) => {
    const found = [...(await losses(page)), ...(await page.evaluate(findLayoutFaults, false))];
    faults.push(...found.map((fault) => `${scene}: ${fault}`));
  };
  for await (const scene of publicPages({ page, request, customer, owner, signIn }))
    await look(scene);
  await signIn(page, owner);
  await page.goto('/dashboard');
  await expect(page.getByRole('table', { name: 'Orders History' })).toBeVisible();
  await look('the dashboard of a customer');
  expect(faults).toEqual([]);
});

test('amounts, prices, totals, emails and proxy lines read from left to right', async ({
  page,
  owner,
  openDashboard,
  language,
}) => {
  test.skip(languageOf(language).direction === 'ltr', 'everything is');
  await page.goto(DISCOUNTED.path);
  await expect(page.getByText(DISCOUNTED.badge)).toBeVisible();
  expect(await page.evaluate(findScrambled)).toEqual([]);
  await openDashboard(owner);
  await generate(page, 3);
  await page.getByRole('table', { name: 'Orders History' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: 'Order Details' })).toBeVisible();
  expect(await page.evaluate(findScrambled)).toEqual([]);
});
