import type { Page } from '@playwright/test';
import { products } from '../../shop.config.ts';
import { onlyInAll } from '../gate.ts';
import { arithmetic, gb, unsold } from '../sold.ts';
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

test(
  'also after the way of a social sign-in, which loads the page again',
  onlyInAll('tests/session/social-login.test.tsx ends on the same view'),
  async ({ page, openDashboard, owner }) => {
    const signInWithDiscord = async () => {
      const opening = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Continue with Discord' }).click();
      const popup = await opening;
      const reloaded = page.waitForEvent('load');
      await popup.getByRole('link', { name: /^Ada/ }).click();
      await reloaded;
      await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
    };
    test.skip(...unsold('isp'));
    await openDashboard(owner);
    await page.getByRole('button', { name: 'LOG OUT' }).click();
    await page.getByRole('button', { name: 'LOGIN' }).click();
    await signInWithDiscord();
    // Set the fault before the page loads: later, a call under way could pass, or end the session before the reload.
    const heal = await withFault(page, 'GetIspList', '401');
    await page.goto('/dashboard?type=isp&range=7d');
    await page.getByRole('alert').getByRole('button', { name: 'Sign in' }).click();
    await heal();
    await signInWithDiscord();
    await expect(page).toHaveURL('/dashboard?type=isp&range=7d');
  },
);

test('another customer who signs in gets none of it', async ({
  page,
  owner,
  customer,
  openDashboard,
}) => {
  await openDashboard(owner, `/dashboard${VIEW}`);
  await pick(page, 'Country', 'Germany');
  await expireSession(page);
  await signInAgain(page, customer);
  await expect(page).toHaveURL('/dashboard');
  await expect(country(page)).toHaveValue('United States');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(owner.email);
});

test(
  'another customer who signs in in another tab does not get its view',
  onlyInAll('tests/session/expire-session.test.tsx signs in in another tab'),
  async ({ page, context, owner, customer, openDashboard }) => {
    await openDashboard(owner, `/dashboard${VIEW}`);
    await expireSession(page);
    const tab = await context.newPage();
    await tab.goto('/dashboard');
    await signInAgain(tab, customer);
    await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  },
);

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
