import { readdirSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { DISCOUNTED, SETTINGS_FORMAT } from '../sold.ts';
import { mailedCode, type Customer } from './fixtures.ts';
import { keepMessages } from './keep-messages.ts';
import { expect } from './residential-customer.ts';
import { takeAway } from './take-away.ts';
import { withFault } from './with-fault.ts';

/** The fixtures of a test that a journey needs. */
export type Stage = {
  page: Page;
  request: APIRequestContext;
  customer: Customer;
  owner: Customer;
  signIn: (page: Page, customer: Customer) => Promise<void>;
};

/** Goes through screens of the shop and yields the name of each, so that every check sees the same screens. */
export type Walk = (stage: Stage) => AsyncGenerator<string, void>;

/** Every page of the build is a route, so that a new page cannot be forgotten. */
const ROUTES = readdirSync('dist')
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/(index)?\.html$/, '')}`);

/** Waits until animations have ended, except a spinner that runs forever. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const isMoving = () =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    while (isMoving()) await frame();
    // A popup moves a moment after the window is resized.
    await frame();
    await frame();
    // Browsers do not always report a page as idle when it draws nothing.
    await new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    await frame();
  });

/** Simulates a browser that blocks new tabs. */
export const blockTabs = (page: Page) =>
  page.evaluate(() => {
    window.open = () => null;
  });

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function* publicPages({ page }: Stage): AsyncGenerator<string, void> {
  for (const route of ROUTES) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    yield route;
  }
}

/** The dashboard has its own journeys. */
export async function* pagesSignedIn({ page, owner, signIn }: Stage): AsyncGenerator<string, void> {
  await signIn(page, owner);
  for (const route of ROUTES.filter((path) => path !== '/dashboard')) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(owner.email).first()).toBeAttached();
    yield `${route}, signed in`;
  }
}

export async function* shell({ page }: Stage): AsyncGenerator<string, void> {
  await keepMessages(page);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(page.getByRole('radio', { name: 'System' })).toBeVisible();
  yield 'theme menu';
  await page.keyboard.press('Escape');

  const wide = page.viewportSize();
  await page.setViewportSize({ width: Math.min(375, wide?.width ?? 375), height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  yield 'side menu';
  await page.keyboard.press('Escape');
  if (wide) await page.setViewportSize(wide);

  await page.getByRole('button', { name: 'LOGIN' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign In' });
  await expect(signIn).toBeVisible();
  yield 'sign in';
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('alert').filter({ hasText: 'Please enter email' }).waitFor();
  yield 'sign in, without an email, with its toast';
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  await signIn.getByRole('link', { name: 'Create Account' }).click();
  await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
  yield 'create account';
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Discord' }).click();
  const popup = await opening;
  await expect(page.getByText('Finish signing in with Discord')).toBeInViewport();
  yield 'create account, while a provider is asked';
  await popup.close();
  await expect(page.getByRole('link', { name: 'Try Discord again' })).toBeInViewport();
  yield 'create account, without the answer of a provider';
  await blockTabs(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('link', { name: 'Open Google' })).toBeInViewport();
  yield 'create account, with the window of a provider blocked';
}

/** The account, with the problems of its settings file. */
export async function* account({ page, owner, signIn }: Stage): AsyncGenerator<string, void> {
  await signIn(page, owner);
  await page.goto('/refund');
  await page.evaluate((email) => localStorage.setItem(`recipes:${email}`, '[]'), owner.email);
  const link = page.getByRole('link', { name: `Account: ${owner.email}` });
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(link.or(menu).filter({ visible: true })).toBeVisible();
  // On a narrow screen, it is in the side menu.
  if (await menu.isVisible()) await menu.click();
  await link.filter({ visible: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Stored data' })).toBeVisible();
  yield 'account';
  await main.getByRole('button', { name: 'Forget on this device' }).click();
  await expect(main.getByRole('button', { name: 'Forget now' })).toBeVisible();
  yield 'account, asked before it forgets';
  await main.getByRole('button', { name: 'Forget now' }).click();
  await expect(main.getByText('Removed. You stay signed in')).toBeVisible();
  await main.getByLabel('File', { exact: true }).setInputFiles(settingsFile('bob@example.com'));
  const refused = main
    .getByRole('alert')
    .filter({ hasText: 'This file belongs to another customer.' });
  await expect(refused).toBeVisible();
  yield 'account, with the file of another customer';
  await main.getByLabel('File', { exact: true }).setInputFiles(settingsFile(owner.email));
  await expect(main.getByRole('button', { name: 'Import' })).toBeVisible();
  yield 'account, with what is in a file';
}

const settingsFile = (customer: string) => ({
  name: 'settings.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      format: SETTINGS_FORMAT,
      version: 1,
      content: { customer, recipes: [], labels: {} },
    }),
  ),
});

export async function* forms({ page, request, customer }: Stage): AsyncGenerator<string, void> {
  await keepMessages(page);
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('alert').waitFor();
  yield 'reset password, without an email, with its toast';
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByRole('button', { name: 'Get Code' }).click();
  const sent = page.getByRole('status').filter({ hasText: 'Verification Code Sent!' });
  await sent.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByLabel('Verification Code').fill(await mailedCode(request, customer.email));
  await page.getByLabel('New Password').fill('amber-test-2');
  await page.getByLabel('Confirm Password').fill('amber-test-2');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('status').filter({ hasText: 'Password reset successfully!' }).waitFor();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  yield 'sign in, after a new password, with its toast';

  await withFault(page, 'createUser', 'status=500;type=empty');
  await page.goto('/create-admin');
  await page.getByRole('button', { name: 'Create Admin Account' }).click();
  await page.getByRole('alert').waitFor();
  yield 'create admin, refused';
  // The sandbox creates only one administrator, which another test needs.
  await page.route('**/functions/v1/create-user', (route) =>
    route.fulfill({ json: { success: true, user: { email: 'admin@ambergate.example' } } }),
  );
  await page.getByRole('button', { name: 'Create Admin Account' }).click();
  await expect(page.getByText('can sign in now.')).toBeVisible();
  yield 'create admin, done';
}

/** The command palette of a visitor. */
export async function* commandPalette({ page }: Stage): AsyncGenerator<string, void> {
  await page.goto('/refund');
  await page.keyboard.press('Control+k');
  const commands = page.getByRole('dialog', { name: 'Commands' });
  const search = commands.getByRole('combobox');
  // In a low window, this option of the list is not rendered.
  await search.fill('log in');
  await expect(commands.getByRole('option', { name: /^Sign in/ })).toBeAttached();
  await search.fill('');
  await expect(commands.getByRole('option').nth(1)).toBeAttached();
  yield 'commands of a visitor';
  await search.fill('nothing at all');
  await expect(commands.getByText('Nothing matches')).toBeVisible();
  yield 'commands, nothing found';
}

export async function* pricing({ page }: Stage): AsyncGenerator<string, void> {
  await page.goto(DISCOUNTED.path);
  await expect(page.getByText(DISCOUNTED.badge)).toBeVisible();
  yield 'pricing, with a discount and a marked card';
}

/** A page whose code does not load: without a connection, and after a new deployment. */
export async function* missing({ page }: Stage): AsyncGenerator<string, void> {
  const link = page.getByRole('link', { name: 'Refund Policy' });
  await page.goto('/');
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  yield 'home, offline';
  await link.click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  yield 'a page not loaded, offline';
  await page.context().setOffline(false);

  await takeAway(page, 'PricingPage');
  // The page reloads itself once.
  await page.goto('/pricing', { waitUntil: 'commit' });
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  yield 'a page whose file is gone';
}

export const publicWalks: Record<string, Walk> = {
  'every public page': publicPages,
  'every page of a signed-in customer': pagesSignedIn,
  'menus and the login dialog': shell,
  'the account': account,
  'the command palette': commandPalette,
  'forms with their errors': forms,
  'prices with and without a discount': pricing,
  'pages that do not come': missing,
};
