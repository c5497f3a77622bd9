import type { Page } from '@playwright/test';
import { closeDialog } from './a11y-walks.ts';
import { expect } from './fixtures.ts';

/** Sections of the account that only some servers support, with what each shows after loading. */
const SECTIONS = { 'proxy-users': 'li', 'allowed-addresses': 'li', alerts: 'form', devices: 'li' };

/**
 * The account and the usage of the demo customer, in a build that offers everything. Finds elements by their structure,
 * so that a test can visit the shop in one language after another.
 */
export async function* accountAndUsage(page: Page, shop = ''): AsyncGenerator<string, void> {
  const dialog = page.getByRole('dialog');
  const section = (id: string) => page.locator(`section[aria-labelledby="${id}"]`);

  await page.goto(`${shop}/account`);
  for (const [id, content] of Object.entries(SECTIONS)) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await expect(section(id).locator(content).first()).toBeVisible();
  }
  yield 'account';

  const users = section('proxy-users');
  for (const [at, name] of ['edit a proxy user', 'reset a password', 'delete a user'].entries()) {
    await users.getByRole('listitem').last().getByRole('button').nth(at).click();
    await expect(dialog).toBeVisible();
    yield name;
    if (name === 'reset a password') {
      await dialog.getByRole('button').last().click();
      await expect(dialog.getByRole('button')).toHaveCount(4);
      yield 'a new password';
    }
    await closeDialog(page);
  }
  await users.getByRole('button').first().click();
  await dialog.locator('[name="limit"]').fill('9999999');
  await dialog.locator('[type="submit"]').click();
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(2);
  yield 'add a proxy user, with every mistake';
  await closeDialog(page);

  const addresses = section('allowed-addresses');
  for (const wrong of ['', '10.0.0.1', '8.0.0.0/8', 'x']) {
    await addresses.getByRole('textbox').fill(wrong);
    await addresses.locator('[type="submit"]').click();
    await expect(addresses.locator('[aria-invalid="true"]')).toHaveCount(1);
    yield `allowed addresses, with the mistake "${wrong}"`;
  }

  const alerts = section('alerts');
  for (const name of ['dataLeft', 'days', 'hours', 'telegram', 'webhook'])
    await alerts.locator(`[name="${name}"]`).fill('x');
  await alerts.locator('[type="submit"]').click();
  await expect(alerts.locator('[aria-invalid="true"]')).toHaveCount(5);
  yield 'alerts, with every mistake';

  await page.goto(`${shop}/dashboard`);
  await page.locator('#usage').scrollIntoViewIfNeeded();
  const usage = section('usage');
  await expect(usage.locator('canvas')).toBeVisible();
  await usage.locator('details').last().locator('summary').click();
  for (const view of ['time', 'country', 'host', 'user']) {
    await usage.locator(`[value="${view}"]`).check({ force: true });
    await expect(usage.locator('details')).toHaveCount(2);
    await usage.locator('details').first().locator('summary').click();
    await expect(usage.getByRole('table')).toBeVisible();
    expect(await usage.getByRole('cell').evaluateAll(cutOff), `cut off by ${view}`).toEqual([]);
    yield `usage by ${view}`;
  }
}

const cutOff = (elements: readonly Element[]) =>
  elements
    // Visually hidden ones are 1 px wide.
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);
