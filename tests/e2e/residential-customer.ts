import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import type { Customer } from './fixtures.ts';

export { expect } from '@playwright/test';

/** Seeded with data of both tiers. Each sign-in has its own token, so tests do not disturb each other. */
const DEMO = { email: 'demo@ambergate.example', password: 'amber-demo-1' };

type Fixtures = {
  /** A customer who owns Basic and Premium data. */
  owner: Customer;
  /** Opens the dashboard signed in, and waits for the generator. */
  openDashboard: (customer: Customer, path?: string) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  owner: async ({ request }, provide) => {
    await provide(await signInOwner(request));
  },
  openDashboard: async ({ page, signIn }, provide) => {
    await provide(async (customer, path = '/dashboard') => {
      await signIn(page, customer);
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Generate Proxies' })).toBeVisible();
    });
  },
});

async function signInOwner(request: APIRequestContext): Promise<Customer> {
  const { email, password } = DEMO;
  const answer = await request.post('/api/SysLogin/Login', {
    data: { email, passWord: password, loginType: 'pwd', account: '' },
  });
  const { body } = (await answer.json()) as { body: { token: string } };
  return { email, password, token: body.token };
}

/** Orders a fault for some calls, which then go around the validating proxy. Returns a function that ends it. */
export async function withFault(page: Page, call: string, fault: string) {
  const pattern = `**/api/**/${call}*`;
  await page.route(pattern, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-chaos': fault } }),
  );
  return () => page.unroute(pattern);
}

export async function pick(page: Page, picker: 'Country' | 'State' | 'City', text: string) {
  const box = page.getByRole('combobox', { name: picker });
  await expect(box).toBeEnabled();
  await box.scrollIntoViewIfNeeded();
  await box.fill(text);
  await page.getByRole('option', { name: text, exact: true }).click();
  await expect(box).toHaveValue(text);
}

export function lines(page: Page) {
  return page.getByRole('region', { name: 'Proxy List' }).getByRole('listitem');
}

/** Generates a list. Watches for its toast inside the page, because it is short enough to be missed from outside. */
export async function generate(page: Page, amount: number) {
  await page.getByRole('textbox', { name: 'Amount' }).fill(String(amount));
  const said = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          const messages = Array.from(document.querySelectorAll('[role="status"]'));
          if (!messages.some((each) => each.textContent.includes('proxies successfully'))) return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await page.getByRole('button', { name: 'Generate Proxies' }).click();
  await said;
}
