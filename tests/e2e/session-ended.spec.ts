import type { Page } from '@playwright/test';
import { products } from '../../shop.config.ts';
import { arithmetic, gb } from '../sold.ts';
import { submitSignIn } from './accounts-steps.ts';
import type { Customer } from './fixtures.ts';
import { expect, generate, lines, pick, test } from './residential-customer.ts';
import { withFault } from './with-fault.ts';

/** The state of Orders History and the dashboard's tab. */
const VIEW = '?type=residential&range=90d&page=2';

const country = (page: Page) => page.getByRole('combobox', { name: 'Country' });

/** The server refuses the token while the customer is at work. */
async function expireSession(page: Page): Promise<void> {
  const heal = await withFault(page, 'GetProxyConfig', '401');
  await page.getByRole('button', { name: 'Generate Proxies' }).click();
  await expect(page.getByText('Please log in to access your dashboard.')).toBeVisible();
  await heal();
}

async function signInAgain(page: Page, customer: Customer) {
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await submitSignIn(page, customer);
  await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
}

test('a customer who signs in again is where the session ended, with the list', async ({
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

test('and also after the page was loaded again', async ({ page, owner, openDashboard }) => {
  await openDashboard(owner, `/dashboard${VIEW}`);
  await pick(page, 'Country', 'Germany');
  await expireSession(page);
  await page.reload();
  await signInAgain(page, owner);
  await expect(page).toHaveURL(`/dashboard${VIEW}`);
  await expect(country(page)).toHaveValue('Germany');
  // The state is used once: the next load of the dashboard has no range, but the last settings.
  await page.goto('/dashboard');
  await expect(country(page)).toHaveValue('Germany');
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
});

test('Log out leaves nothing to return to', async ({ page, owner, openDashboard }) => {
  await openDashboard(owner, `/dashboard${VIEW}`);
  await pick(page, 'Country', 'Germany');
  await page.getByRole('button', { name: 'LOG OUT' }).click();
  await expect(page).toHaveURL('/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Dashboard' })
    .click();
  await signInAgain(page, owner);
  await expect(page).toHaveURL('/dashboard');
  // Kept for this customer, as recipes are.
  await expect(country(page)).toHaveValue('Germany');
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
});

test('a session that ends over the plans is continued there, with amount and code', async ({
  page,
  owner,
  signIn,
}) => {
  await signIn(page, owner);
  await page.goto('/pricing');
  const card = page.getByRole('article', { name: products.premium.name });
  await card.getByRole('slider', { name: 'Amount in GB' }).fill(String(gb(20)));
  await card.getByLabel('Discount code').fill('AMBER15');
  const heal = await withFault(page, 'GetDiscount', '401');
  await card.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Sign in' }).click();
  await heal();
  await submitSignIn(page, owner);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Continue your purchase' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(card).toContainText(arithmetic('premium', gb(20), 15));
});
