import type { Page } from '@playwright/test';
import { amounts, brand, products } from '../../../shop.config.ts';
import { isSold } from '../../sold.ts';
import { expect } from '../residential-customer.ts';

const SOCIAL = ['Continue with Discord', 'Continue with Google'];

async function bar(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' })).toMatchAriaSnapshot(`
    - navigation "Main":
      - link "${brand.name}"
      - list:
        - listitem:
          - link "Home"
        - listitem:
          - link "Purchase"
        - listitem:
          - link "Dashboard"
      - button "Theme"
      - button "LOGIN"
  `);
  const { basic, premium, isp } = products;
  for (const name of [basic.name, premium.name, ...(isSold('isp') ? [isp.homeName] : [])]) {
    await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
  }
}

async function fields(page: Page, texts: readonly string[], buttons: readonly string[]) {
  const dialog = page.getByRole('dialog');
  for (const name of texts)
    await expect(dialog.getByRole('textbox', { name, exact: true })).toBeVisible();
  for (const name of [...buttons, ...SOCIAL, 'Close'])
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
}

async function signIn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Sign In');
  await fields(page, ['Email', 'Password'], ['Show characters', 'Sign In']);
  await expect(dialog.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
}

async function createAccount(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Create Account');
  const texts = ['Email', 'Verification Code', 'Password', 'Confirm Password'];
  await fields(page, texts, ['Get Code', 'Create Account']);
  await expect(dialog.getByRole('button', { name: 'Show characters' })).toHaveCount(2);
}

async function pricing(page: Page): Promise<void> {
  for (const name of [products.basic.name, products.premium.name]) {
    const card = page.getByRole('article', { name, exact: true });
    await expect(card.getByRole('slider', { name: 'Amount in GB' })).toHaveValue(
      String(amounts.gigabytes.default),
    );
  }
  if (!isSold('isp')) return;
  await expect(page.getByRole('article', { name: products.isp.name }).getByRole('radiogroup'))
    .toMatchAriaSnapshot(`
    - radiogroup "Quantity":
      - radio "${amounts.ips[0]} IPs" [checked]
      ${amounts.ips
        .slice(1)
        .map((count) => `- radio "${count} IPs"`)
        .join('\n      ')}
      - radio "Subnet (${amounts.subnet.ips} IP)"
  `);
}

async function dashboard(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('tablist')).toMatchAriaSnapshot(`
    - tablist "Product":
      - tab "Residential" [selected]
      ${isSold('isp') ? '- tab "ISP"' : ''}
  `);
  await expect(main.getByRole('meter', { name: 'Data usage' })).toHaveAttribute(
    'aria-valuetext',
    /GB \/ .*GB/,
  );
  await expect(page.getByRole('table', { name: 'Orders History' })).toMatchAriaSnapshot(`
    - table "Orders History":
      - rowgroup:
        - row:
          - columnheader "Order Number"
          - columnheader "Type"
          - columnheader "Amount"
          - columnheader "Price($)"
          - columnheader "Order Status"
          - columnheader "Time"
      - rowgroup:
        - row:
          - cell /RES\\d+-\\d+/:
            - button /RES\\d+-\\d+/
  `);
  for (const name of ['7d', '30d', '90d', 'YTD', 'Previous', 'Next']) {
    await expect(main.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect(main.getByText(/^Page 1 of \d+$/)).toBeVisible();
}

async function list(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('radiogroup', { name: 'Plan' })).toMatchAriaSnapshot(`
    - radiogroup "Plan":
      - radio "${products.basic.shortName}"
      - radio "${products.premium.shortName}" [checked]
  `);
  const durations = main.getByRole('radiogroup', { name: 'Session duration' });
  if (isSold('sticky'))
    await expect(durations).toMatchAriaSnapshot(`
    - radiogroup "Session duration":
      - radio "10 min" [checked]
      - radio "30 min"
      - radio "60 min"
      - radio "90 min"
      - radio "120 min"
  `);
  for (const name of ['Country', 'State', 'City']) {
    await expect(main.getByRole('combobox', { name })).toBeVisible();
  }
  const line = main.getByRole('region', { name: 'Proxy List' }).getByRole('listitem').first();
  await expect(line).toHaveAttribute('aria-setsize', '50');
  const toast = page
    .getByRole('status')
    .filter({ hasText: `Generated 50 ${products.premium.shortName} proxies` });
  await expect(toast.getByRole('button', { name: 'Dismiss' })).toBeVisible();
}

async function plans(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('radiogroup', { name: 'ISP List' })).toMatchAriaSnapshot(`
    - radiogroup "ISP List":
      - radio "All(5)" [checked]
      - radio "Activate(3)"
      - radio "Inactive(2)"
  `);
  await expect(main.getByRole('article', { name: /^ISP\d+-\d+$/ })).toHaveCount(5);
}

/** Accessible names of the main screens (docs/product/everywhere.md#accessible-names), by journey and step. */
export const NAMES: Record<string, Record<string, (page: Page) => Promise<void>>> = {
  'every public page': { '/': bar, '/pricing': pricing },
  'menus and the login dialog': { 'sign in': signIn, 'create account': createAccount },
  'data and the generator': { dashboard, 'a list, with its toast': list },
  'the ISP plans': { plans },
};
