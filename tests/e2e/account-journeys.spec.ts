import type { Page } from '@playwright/test';
import { dialog, failing, openSection, requestsTo, section } from './account-steps.ts';
import { test } from './all-offers.ts';
import { expect, type Customer } from './fixtures.ts';

test.describe.configure({ mode: 'default' });

/** A second tab of the same customer. */
async function otherTab(
  page: Page,
  customer: Customer,
  signIn: (page: Page, customer: Customer) => Promise<void>,
) {
  const tab = await page.context().newPage();
  await signIn(tab, customer);
  return tab;
}

/** Playwright shows all tabs at once. */
const returnTo = (page: Page) =>
  page.evaluate(
    () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );

async function addUser(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add proxy user' }).click();
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
}

test(
  'a proxy user can be added, edited, given a new password, switched off and deleted',
  { tag: '@nightly' },
  async ({ page, customer, signIn }) => {
    await signIn(page, customer);
    const users = section(page, 'Proxy users');
    const add = users.getByRole('button', { name: 'Add proxy user' });
    await openSection(page, 'proxy-users', add);
    const created = requestsTo(page, '/ProxyUsers/Create');
    await add.click();
    const name = dialog(page).getByLabel('Name');
    await name.fill('client-1');
    await dialog(page).getByLabel('Limit in GB').fill('1.5');
    const submit = dialog(page).getByRole('button', { name: 'Add' });
    await failing(
      page,
      'createProxyUser',
      () => submit.click(),
      () => expect(name).toHaveValue('client-1'),
    );
    created.length = 0;
    await submit.dblclick();
    await expect(dialog(page).getByRole('button', { name: 'Copy password' })).toBeVisible();
    expect(created).toHaveLength(1);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/account#proxy-users$/);
    await expect(users.getByText('0 GB of 1.5 GB')).toBeVisible();
    await expect(users).toBeFocused();

    const edit = users.getByRole('button', { name: 'Edit client-1' });
    await edit.click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(edit).toBeFocused();
    await edit.press('Enter');
    await name.fill('client-2');
    await dialog(page).getByLabel('Active: lines of this user work').uncheck();
    const save = dialog(page).getByRole('button', { name: 'Save' });
    await failing(
      page,
      'saveProxyUser',
      () => save.click(),
      () => expect(name).toHaveValue('client-2'),
    );
    const saved = requestsTo(page, '/ProxyUsers/Save');
    await save.dblclick();
    await expect(dialog(page)).toHaveCount(0);
    expect(saved).toHaveLength(1);
    await expect(users.getByRole('listitem').filter({ hasText: 'client-2' })).toContainText('Off');

    const reset = users.getByRole('button', { name: 'Reset password: client-2' });
    await reset.click();
    const confirm = dialog(page).getByRole('button', { name: 'Reset password' });
    await failing(
      page,
      'resetProxyUserPassword',
      () => confirm.click(),
      () => expect(confirm).toBeVisible(),
    );
    const resets = requestsTo(page, '/ProxyUsers/ResetPassword');
    await confirm.dblclick();
    await expect(dialog(page).getByRole('button', { name: 'Copy password' })).toBeVisible();
    expect(resets).toHaveLength(1);
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await expect(reset).toBeFocused();

    await users.getByRole('button', { name: 'Delete client-2' }).click();
    const really = dialog(page).getByRole('button', { name: 'Delete' });
    await failing(
      page,
      'deleteProxyUser',
      () => really.click(),
      () => expect(really).toBeVisible(),
    );
    const deleted = requestsTo(page, '/ProxyUsers/Delete');
    await really.dblclick();
    await expect(users.getByText('No proxy users yet')).toBeVisible();
    expect(deleted).toHaveLength(1);
    await expect(page.locator('body')).not.toBeFocused();
  },
);

test(
  "allowed addresses can be added and removed, including the customer's own",
  { tag: '@nightly' },
  async ({ page, customer, signIn }) => {
    await signIn(page, customer);
    const addresses = section(page, 'Allowed addresses');
    const field = addresses.getByLabel('Address or network');
    await openSection(page, 'allowed-addresses', field);
    await field.fill('203.0.113.7');
    const add = addresses.getByRole('button', { name: 'Add' });
    await failing(
      page,
      'saveAllowedIps',
      () => add.click(),
      () => expect(field).toHaveValue('203.0.113.7'),
    );
    const saved = requestsTo(page, '/ProxyUsers/SaveAllowedIps');
    await add.dblclick();
    const row = addresses.getByRole('listitem').filter({ hasText: '203.0.113.7' });
    await expect(row).toBeVisible();
    await expect(field).toHaveValue('');
    expect(saved).toHaveLength(1);
    const remove = row.getByRole('button', { name: 'Remove 203.0.113.7' });
    await failing(
      page,
      'saveAllowedIps',
      () => remove.click(),
      () => expect(row).toBeVisible(),
    );
    await remove.click();
    await expect(row).toHaveCount(0);
    await expect(addresses).toBeFocused();
    await addresses.getByRole('button', { name: /^Add my address/ }).click();
    await expect(addresses.getByRole('listitem')).toHaveCount(1);
    await expect(addresses).toBeFocused();
  },
);

test(
  'alerts can be saved, tested and turned off',
  { tag: '@nightly' },
  async ({ page, customer, signIn }) => {
    await signIn(page, customer);
    const alerts = section(page, 'Alerts');
    const save = alerts.getByRole('button', { name: 'Save alerts' });
    await openSection(page, 'alerts', save);
    const webhook = alerts.getByLabel('Webhook');
    await webhook.fill('https://hooks.customer.example/a');
    await alerts.getByLabel('Days before data or a plan expires').fill('7, 1');
    await failing(
      page,
      'saveAlerts',
      () => save.click(),
      () => expect(webhook).toHaveValue('https://hooks.customer.example/a'),
    );
    const saved = requestsTo(page, '/Alerts/Save');
    await save.dblclick();
    await expect(page.getByRole('status').filter({ hasText: 'Alerts saved' })).toBeVisible();
    expect(saved).toHaveLength(1);
    const send = alerts.getByRole('button', { name: 'Send a test: Webhook' });
    await failing(
      page,
      'testAlerts',
      () => send.click(),
      () => expect(send).toBeVisible(),
    );
    await send.click();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /Test sent: Webhook|Your alerts reach this page/ }),
    ).toBeVisible();
    await webhook.fill('');
    await save.click();
    await expect(page.getByRole('status').filter({ hasText: 'Alerts saved' })).toBeVisible();
    await page.reload();
    await expect(save).toBeVisible();
    await expect(webhook).toHaveValue('');
    await expect(alerts.getByLabel('Days before data or a plan expires')).toHaveValue('7, 1');
  },
);

test(
  'a change in one tab appears in the other',
  { tag: '@nightly' },
  async ({ page, customer, signIn }) => {
    await signIn(page, customer);
    await openSection(page, 'proxy-users', page.getByRole('button', { name: 'Add proxy user' }));
    await addUser(page, 'client-1');
    const other = await otherTab(page, customer, signIn);
    await openSection(other, 'proxy-users', other.getByRole('button', { name: 'Edit client-1' }));
    await other.getByRole('button', { name: 'Delete client-1' }).click();
    await dialog(other).getByRole('button', { name: 'Delete' }).click();
    await expect(other.getByText('No proxy users yet')).toBeVisible();
    await returnTo(page);
    await expect(page.getByText('No proxy users yet')).toBeVisible();
  },
);
