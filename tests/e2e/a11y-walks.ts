import { readdirSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { withChaos } from './accounts-steps.ts';
import type { Customer } from './fixtures.ts';
import { keepMessages } from './keep-messages.ts';
import { expect } from './residential-customer.ts';

/** What a walk gets: the fixtures of a test. */
export type Stage = {
  page: Page;
  request: APIRequestContext;
  customer: Customer;
  owner: Customer;
  signIn: (page: Page, customer: Customer) => Promise<void>;
};

/** Leads through screens of the shop and stops at each with its name, so that every check sees the same ones. */
export type Walk = (stage: Stage) => AsyncGenerator<string, void>;

/** Every page that the build made is a route, so that a new one cannot be forgotten. */
export const ROUTES = readdirSync('dist')
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/(index)?\.html$/, '')}`);

/** Nothing is judged while it moves; a spinner that breathes for ever is not waited for. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}

export async function* publicPages({ page }: Stage): AsyncGenerator<string, void> {
  for (const route of ROUTES) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    yield route;
  }
}

/** The dashboard has walks of its own. */
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
  await page.goto('/refund');
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
  yield 'sign in, without an e-mail, with its toast';
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  await signIn.getByRole('link', { name: 'Create Account' }).click();
  await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
  yield 'create account';
}

export async function* forms({ page }: Stage): AsyncGenerator<string, void> {
  await keepMessages(page);
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('alert').waitFor();
  yield 'reset password, without an e-mail, with its toast';

  await withChaos(page, '/functions/v1/create-user', 'status=500;type=empty');
  await page.goto('/create-admin');
  await page.getByRole('button', { name: 'Create Admin Account' }).click();
  await page.getByRole('alert').waitFor();
  yield 'create admin, refused';
}

export async function* pricing({ page }: Stage): AsyncGenerator<string, void> {
  await keepMessages(page);
  await page.goto('/pricing?plan=isp&amount=254&code=AMBER15');
  await expect(page.getByText('15% OFF')).toBeVisible();
  const basic = page.getByRole('article', { name: 'Basic Residential' });
  await basic.getByRole('button', { name: 'Apply' }).click();
  await expect(basic.getByText('Invalid discount code')).toBeVisible();
  yield 'pricing, with a discount, a marked card and a wrong code';
}

export const publicWalks: Record<string, Walk> = {
  'every public page': publicPages,
  'every page of a signed-in customer': pagesSignedIn,
  'menus and the login dialog': shell,
  'forms with their errors': forms,
  'prices with and without a discount': pricing,
};
