import { languages, products } from '../../shop.config.ts';
import { isSold, offBadge, unsold } from '../sold.ts';
import { buying, planDialogs, stuck, transfer } from './a11y-purchase-walks.ts';
import { closeDialog, type Stage, type Walk } from './a11y-walks.ts';
import { control, orderData, pay } from './isp-shop.ts';
import { keepMessages } from './keep-messages.ts';
import { expect, generate, pick, test } from './residential-customer.ts';
import { takeAway } from './take-away.ts';
import { withFault } from './with-fault.ts';

const HAS_LANGUAGES = (languages ?? []).length > 1;

export async function* residential(stage: Stage): AsyncGenerator<string, void> {
  const { page, owner, signIn } = stage;
  await keepMessages(page);
  await signIn(page, owner);
  await page.addInitScript((email) => {
    const lastWeek = { at: Date.now() - 7 * 24 * 3_600_000, basic: 0, premium: 0 };
    localStorage.setItem(`data-readings:${email}`, JSON.stringify([lastWeek]));
  }, owner.email);
  await page.goto('/dashboard');
  await expect(page.getByText(/^At your current pace/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Orders History' })).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(3);
  yield 'dashboard';

  await page.getByRole('radio', { name: products.premium.shortName }).check();
  await pick(page, 'State', 'New York');
  await expect(page.getByRole('combobox', { name: 'City' })).toBeEnabled();
  await page.getByRole('combobox', { name: 'City' }).focus();
  await expect(page.getByRole('listbox')).toBeVisible();
  yield 'cities, open';
  await page.getByRole('combobox', { name: 'City' }).fill('nowhere at all');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  yield 'cities, nothing found';
  await page.keyboard.press('Escape');
  await generate(page, 50);
  await page.getByRole('status').filter({ hasText: 'proxies successfully' }).waitFor();
  yield 'a list, with its toast';
  await page.getByRole('button', { name: 'Dismiss' }).click();
  if (HAS_LANGUAGES) {
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /^Language:/ })
      .click();
    await expect(page.getByText('Changing the language reloads this page.')).toBeVisible();
    yield 'languages, with a list that would be lost';
    await closeDialog(page);
  }
  const highlighted = page.locator('[data-highlighted]');
  await page.getByRole('combobox', { name: 'Country' }).hover();
  await expect(highlighted).toHaveAttribute('data-highlighted', 'country');
  yield 'a list, with the country pointed at';
  await page.getByRole('region', { name: 'Proxy List' }).press('Control+a');
  if (isSold('sticky')) {
    await page.getByRole('radio', { name: '30 min' }).hover();
    await expect(highlighted).toHaveAttribute('data-highlighted', 'life');
    yield 'a list, all chosen, with the duration pointed at';
  }
  await page.keyboard.press('Escape');

  await page.getByRole('combobox', { name: 'Format' }).selectOption('http-url');
  await page.getByRole('button', { name: 'Use in code' }).click();
  await expect(page.getByRole('dialog', { name: 'Use in code' })).toBeVisible();
  yield 'snippets';
  await closeDialog(page);

  await page.getByRole('button', { name: 'Convert' }).click();
  const convert = page.getByRole('dialog', { name: 'Paste and convert' });
  await expect(convert).toBeVisible();
  yield 'converter, empty';
  await convert
    .getByRole('textbox', { name: 'Your lines' })
    .fill('http://u:p%40ss@h.example:8080\n1.2.3.4:99999:u:p\n\nh2.example:81:u:p');
  await expect(convert.getByText('1 skipped')).toBeVisible();
  yield 'converter, with a line that is not read';
  await closeDialog(page);

  await page.getByRole('button', { name: 'Recipes' }).click();
  const recipes = page.getByRole('dialog', { name: 'Recipes' });
  await expect(recipes.getByText('No recipes saved yet')).toBeVisible();
  yield 'recipes, none yet';
  await recipes.getByRole('button', { name: 'Save recipe' }).click();
  await expect(recipes.getByRole('button', { name: /^Delete/ })).toBeVisible();
  yield 'recipes';
}

export async function* orders(stage: Stage): AsyncGenerator<string, void> {
  const { page, owner, signIn } = stage;
  await signIn(page, owner);
  await page.goto('/dashboard?type=isp');
  const rows = page.getByRole('table', { name: 'Orders History' }).getByRole('row');
  // Other tests may leave an unpaid order, which has no receipt.
  const paid = rows.filter({ has: page.getByText('Paid', { exact: true }) });
  await paid.first().getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Order Details' })).toBeVisible();
  yield 'order details';
  await page.getByRole('button', { name: 'Receipt' }).click();
  await expect(page.getByRole('dialog', { name: 'Receipt' })).toBeVisible();
  yield 'receipt';
  await page.getByRole('button', { name: 'Add company or address' }).click();
  await expect(page.getByLabel('Company, address and tax ID')).toBeVisible();
  yield 'receipt, with the field for the buyer';
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Receipt' })).toHaveCount(0);
  await closeDialog(page);
  await page.keyboard.press('Control+k');
  const commands = page.getByRole('dialog', { name: 'Commands' });
  await commands.getByRole('combobox').fill('ISP2');
  await expect(commands.getByRole('option', { name: /^ISP2/ }).first()).toBeAttached();
  yield 'commands of a customer, with plans and orders';
  await commands.getByRole('combobox').fill('RES20200101-000001');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have no order with the number')).toBeVisible();
  yield 'an order that does not exist';
  await closeDialog(page);
  await page.getByRole('combobox', { name: 'Orders to export' }).selectOption('all');
  await expect(page.getByRole('button', { name: 'Export all orders CSV' })).toBeVisible();
  yield 'another export';

  await page.getByText('Show as a table').click();
  await expect(page.getByRole('table', { name: 'Purchases over time' })).toBeVisible();
  yield 'purchases as a table';
  await page.getByText('Spend in the chosen range').click();
  await expect(page.getByRole('table', { name: 'Spend' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Spend per/ })).toBeVisible();
  yield 'spend in the chosen range';

  await page.getByRole('button', { name: /^Dates/ }).click();
  await expect(page.getByRole('dialog', { name: 'Dates' })).toBeVisible();
  await expect(page.getByRole('grid').first()).toBeVisible();
  yield 'calendar';
}

export async function* isp(stage: Stage): AsyncGenerator<string, void> {
  test.skip(...unsold('isp'));
  const { page, owner, signIn } = stage;
  await signIn(page, owner);
  await page.goto('/dashboard?type=isp');
  const plans = page.getByRole('article');
  await expect(plans).toHaveCount(5);
  yield 'plans';
  await page.getByRole('button', { name: /^IPs in use/ }).click();
  await expect(plans).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  yield 'plans in use, all chosen';

  await plans.first().getByRole('button', { name: 'Renew' }).click();
  const renew = page.getByRole('dialog', { name: 'Renew' });
  await renew.getByLabel('Discount code').fill('AMBER15');
  await renew.getByLabel('Discount code').press('Enter');
  await expect(renew.getByText(offBadge('isp', 25, 15))).toBeVisible();
  yield 'renew, with a discount';
  await closeDialog(page);

  await plans.getByRole('button', { name: 'Enable Subscribe' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Confirm' })).toBeVisible();
  yield 'confirm auto-subscribe';
  await closeDialog(page);
  await plans.getByRole('button', { name: 'Disable Subscribe' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Confirm' })).toBeVisible();
  yield 'confirm the end of auto-subscribe';
  await closeDialog(page);

  await plans
    .first()
    .getByRole('button', { name: /^\S+ ISP \* / })
    .click();
  await expect(page.getByRole('button', { name: 'Copy All' })).toBeEnabled();
  yield 'a plan';
  await page.getByRole('button', { name: 'Use in code' }).click();
  await expect(page.getByRole('dialog', { name: 'Use in code' })).toBeVisible();
  yield 'snippets of a plan';
  await closeDialog(page);
  await page.getByRole('button', { name: 'Report addresses' }).click();
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await expect(page.getByRole('dialog', { name: 'Report addresses' })).toBeVisible();
  yield 'addresses to report';
}

/** A customer without purchases, then one with an unfinished payment. */
export async function* empty(stage: Stage): AsyncGenerator<string, void> {
  const { page, customer, request, signIn } = stage;
  await signIn(page, customer);
  await page.goto('/dashboard');
  await expect(page.getByText(`No ${products.basic.shortName} data purchased yet`)).toBeVisible();
  await expect(page.getByText('No orders of this type in this period.')).toBeVisible();
  yield 'nothing bought yet';
  if (isSold('isp')) {
    await page.goto('/dashboard?type=isp');
    await expect(page.getByText('You have no ISP plans yet.')).toBeVisible();
    await expect(page.getByText('No orders of this type in this period.')).toBeVisible();
    yield 'no plan yet';
  }

  await pay(request, await orderData(request, customer, 20));
  await control(request, customer, { plan: { quantity: 25, expiresInSeconds: 3600 } });
  await page.goto('/pricing');
  const basic = page.getByRole('article', { name: products.basic.name });
  await transfer(page, basic.getByRole('button', { name: 'Buy now' }));
  // Playwright shows both tabs at once.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('link', { name: 'Continue to payment' })).toBeVisible();
  yield 'a payment not finished';
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: /^Pay now/ })).toBeVisible();
  yield 'an order to pay for';
}

/** Every panel reports its failed call and offers a retry. */
export async function* broken(stage: Stage): AsyncGenerator<string, void> {
  const { page, owner, signIn } = stage;
  await signIn(page, owner);
  const reads = [
    'listOrders',
    'analyseOrders',
    'getProxyConfig',
    'getBandwidth',
    'listIspPlans',
    'searchLocations',
  ] as const;
  for (const call of reads) await withFault(page, call, 'code=500;message=Out of order');
  await page.goto('/dashboard');
  await expect(page.getByText(/could not be loaded/)).toHaveCount(4);
  yield 'residential, every call failed';
  if (!isSold('isp')) return;
  await page.goto('/dashboard?type=isp');
  await expect(page.getByText(/could not be loaded/)).toHaveCount(3);
  yield 'plans, every call failed';
}

/** The dashboard with missing parts: without a connection, and after a new deployment. */
export async function* missingParts(stage: Stage): AsyncGenerator<string, void> {
  test.skip(...unsold('isp'));
  const { page, customer, signIn } = stage;
  await signIn(page, customer);
  await page.goto('/dashboard');
  await expect(page.getByText('No orders of this type in this period.')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('tab', { name: 'ISP' }).click();
  await expect(page.getByText('could not be loaded without a connection').first()).toBeVisible();
  yield 'plans, offline';
  await page.context().setOffline(false);

  await takeAway(page, 'IspPanel');
  await page.goto('/dashboard?type=isp');
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expect(page.getByText('No orders of this type in this period.')).toBeVisible();
  yield 'plans, whose file is gone';
}

export const dashboardWalks: Record<string, Walk> = {
  'data and the generator': residential,
  'the orders': orders,
  'the ISP plans': isp,
  'dialogs of a plan on the way to its payment': planDialogs,
  'a purchase on its way': buying,
  'what a payment page or a dialog that does not come leaves': stuck,
  'what is empty or not finished': empty,
  'what has failed': broken,
  'parts that do not come': missingParts,
};
