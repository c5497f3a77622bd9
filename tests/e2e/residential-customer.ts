import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test as base, type Customer } from './fixtures.ts';
import { saying } from './saying.ts';

export { expect } from '@playwright/test';

/** Seeded with data of both tiers. Each sign-in has its own token, so tests do not interfere with each other. */
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

/** The demo customer, at the sandbox of the test run or of another origin. */
export async function signInOwner(request: APIRequestContext, origin = ''): Promise<Customer> {
  const { email, password } = DEMO;
  const answer = await request.post(`${origin}/api/SysLogin/Login`, {
    data: { email, passWord: password, loginType: 'pwd', account: '' },
  });
  const { body } = (await answer.json()) as { body: { token: string } };
  return { email, password, token: body.token };
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

/** The text of the clipboard, once it contains this. */
export async function clipboardWith(page: Page, part: string): Promise<string> {
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).toContain(part);
  return read();
}

export async function generate(page: Page, amount: number) {
  await page.getByRole('textbox', { name: 'Amount' }).fill(String(amount));
  const button = page.getByRole('button', { name: 'Generate Proxies' });
  await saying(page, 'proxies successfully', () => button.click());
}
