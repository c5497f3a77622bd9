import { amounts, brand, products } from '../../shop.config.ts';
import { isSold } from '../sold.ts';
import { keepMessages } from './keep-messages.ts';
import { expect, generate, test } from './residential-customer.ts';

const SOCIAL = ['Continue with Discord', 'Continue with Google'];

/** The table of accessible names, row by row: docs/product.md#accessible-names. */

test('the public pages have the promised roles and names', async ({ page }) => {
  await page.goto('/');
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
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await page.getByRole('button', { name: 'LOGIN' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Sign In');
  for (const name of ['Email', 'Password']) {
    await expect(dialog.getByRole('textbox', { name, exact: true })).toBeVisible();
  }
  for (const name of ['Show characters', 'Sign In', ...SOCIAL, 'Close']) {
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect(dialog.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Create Account' }).click();
  await expect(dialog).toHaveAccessibleName('Create Account');
  for (const name of ['Email', 'Verification Code', 'Password', 'Confirm Password']) {
    await expect(dialog.getByRole('textbox', { name, exact: true })).toBeVisible();
  }
  await expect(dialog.getByRole('button', { name: 'Show characters' })).toHaveCount(2);
  for (const name of ['Get Code', 'Create Account', ...SOCIAL]) {
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
  }

  await page.goto('/pricing');
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
});

test('the dashboard has the promised roles and names', async ({ page, owner, openDashboard }) => {
  await keepMessages(page);
  await openDashboard(owner);
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
  await main.getByRole('radio', { name: products.premium.shortName }).check();
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
  await generate(page, 3);
  const lines = main.getByRole('region', { name: 'Proxy List' });
  await expect(lines.getByRole('listitem')).toHaveCount(3);
  const toast = page
    .getByRole('status')
    .filter({ hasText: `Generated 3 ${products.premium.shortName} proxies` });
  await expect(toast.getByRole('button', { name: 'Dismiss' })).toBeVisible();

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

  if (!isSold('isp')) return;
  await page.getByRole('tab', { name: 'ISP' }).click();
  await expect(main.getByRole('radiogroup', { name: 'ISP List' })).toMatchAriaSnapshot(`
    - radiogroup "ISP List":
      - radio "All(5)" [checked]
      - radio "Activate(3)"
      - radio "Inactive(2)"
  `);
  await expect(main.getByRole('article', { name: /^ISP\d+-\d+$/ })).toHaveCount(5);
});
