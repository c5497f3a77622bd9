import type { Page } from '@playwright/test';
import { submitSignIn } from './accounts-steps.ts';
import type { Customer } from './fixtures.ts';
import { expect, generate, lines, pick, test } from './residential-customer.ts';
import { withFault } from './with-fault.ts';

/** The state of Orders History and the dashboard's tab. */
const VIEW = '?type=residential&range=90d&page=2';

const country = (page: Page) => page.getByRole('combobox', { name: 'Country' });

/** The server rejects the token while the customer is working. */
async function expireSession(page: Page): Promise<void> {
  const heal = await withFault(page, 'getProxyConfig', '401');
  await page.getByRole('button', { name: 'Generate Proxies' }).click();
  await expect(page.getByText('Please log in to access your dashboard.')).toBeVisible();
  await heal();
}

async function signInAgain(page: Page, customer: Customer) {
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await submitSignIn(page, customer);
  await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
}

test('a customer who signs in again continues where the session ended, with the list', async ({
  page,
  owner,
  openDashboard,
}) => {
  await openDashboard(owner, `/dashboard${VIEW}`);
  await pick(page, 'Country', 'Germany');
  await generate(page, 5);
  const before = await lines(page).allTextContents();
  await expireSession(page);
  await signInAgain(page, owner);
  await expect(page).toHaveURL(`/dashboard${VIEW}`);
  await expect(country(page)).toHaveValue('Germany');
  await expect.poll(() => lines(page).allTextContents()).toEqual(before);
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
});
