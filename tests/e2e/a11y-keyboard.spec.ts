import { amounts, products } from '../../shop.config.ts';
import { arithmetic, priceText, unsold } from '../sold.ts';
import { expect, mailedCode, newEmail } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { control } from './isp-shop.ts';
import { Keyboard } from './keyboard.ts';
import { lines, test } from './residential-customer.ts';

/** The four main tasks using only the keyboard. Every step is visible and marked, and focus is never lost. */

test.use({ viewport: { width: 1280, height: 720 } });

test('registering and closing the dialog work without a mouse', async ({
  page,
  request,
  messages,
}) => {
  const keyboard = new Keyboard(page);
  const email = newEmail();
  await page.goto('/');
  const login = page.getByRole('button', { name: 'LOGIN' });
  const signIn = page.getByRole('dialog', { name: 'Sign In' });
  await keyboard.pressOn(login);
  await expect(signIn.getByLabel('Email')).toBeFocused();
  await keyboard.press('Escape');
  await expect(signIn).toBeHidden();
  await expect(login).toBeFocused();

  await keyboard.press('Enter');
  await keyboard.pressOn(signIn.getByRole('link', { name: 'Create Account' }));
  const dialog = page.getByRole('dialog', { name: 'Create Account' });
  await keyboard.to(dialog.getByLabel('Email'));
  await keyboard.type(email);
  await keyboard.pressOn(dialog.getByRole('button', { name: 'Get Code' }));
  await messages.heard('successes', 'Verification Code Sent!');
  await keyboard.to(dialog.getByLabel('Verification Code'));
  await keyboard.type(await mailedCode(request, email));
  for (const label of ['Password', 'Confirm Password']) {
    await keyboard.to(dialog.getByLabel(label, { exact: true }));
    await keyboard.type('amber-test-1');
  }
  // Does not use `keyboard`, because the success message covers the heading that gets the focus.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('buying data with a discount code works without a mouse', async ({
  page,
  customer,
  signIn,
}) => {
  const keyboard = new Keyboard(page);
  await signIn(page, customer);
  await page.goto('/');
  await hydrated(page);
  await keyboard.pressOn(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Purchase' }),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeFocused();
  const card = page.getByRole('article', { name: products.premium.name });
  await keyboard.to(card.getByRole('slider', { name: 'Amount in GB' }));
  const { min, max, default: first } = amounts.gigabytes;
  const bought = first + 3 <= max ? first + 3 : min;
  const key = bought > first ? 'ArrowRight' : 'ArrowLeft';
  for (let left = Math.abs(bought - first); left > 0; left -= 1) await keyboard.press(key);
  await keyboard.to(card.getByLabel('Discount code'));
  await keyboard.type('AMBER15');
  await keyboard.press('Enter');
  await expect(card).toContainText(arithmetic('premium', bought, 15));
  await keyboard.to(card.getByRole('button', { name: 'Buy now' }));
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  const payment = await opened;
  await expect(payment.locator('body')).toContainText(priceText('premium', bought, 15));
  await payment.keyboard.press('Tab');
  await expect(payment.getByRole('button', { name: 'Pay' })).toBeFocused();
});

test('generating, copying and clearing a list work without a mouse', async ({
  page,
  context,
  owner,
  openDashboard,
  messages,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const keyboard = new Keyboard(page);
  await openDashboard(owner);
  const plan = page.getByRole('radiogroup', { name: 'Plan' });
  await keyboard.to(plan.getByRole('radio', { name: products.basic.shortName }));
  await keyboard.press('ArrowRight');
  await expect(plan.getByRole('radio', { name: products.premium.shortName })).toBeChecked();
  const state = page.getByRole('combobox', { name: 'State' });
  await expect(state).toBeEnabled();
  await keyboard.to(state);
  await keyboard.type('New Y');
  await keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(state).toHaveValue('Any state');
  await page.keyboard.press('ControlOrMeta+a');
  await keyboard.type('New Y');
  await keyboard.press('Enter');
  await expect(state).toHaveValue('New York');
  await keyboard.to(page.getByRole('textbox', { name: 'Amount' }));
  await page.keyboard.press('ControlOrMeta+a');
  await keyboard.type('10');
  await expect(page.getByRole('combobox', { name: 'City' })).toBeEnabled();
  await keyboard.pressOn(page.getByRole('button', { name: 'Generate Proxies' }));
  await expect(lines(page).first()).toContainText('New York');
  await keyboard.pressOn(page.getByRole('button', { name: 'Copy list' }));
  await messages.heard('successes', 'Copied!');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toHaveLength(10);

  await keyboard.pressOn(page.getByRole('button', { name: 'Reset list' }));
  await expect(page.getByRole('region', { name: 'Proxy List' })).toBeFocused();
});

test('renewing and auto-subscribing a plan work without a mouse', async ({
  page,
  request,
  customer,
  signIn,
}) => {
  test.skip(...unsold('isp'));
  const keyboard = new Keyboard(page);
  await control(request, customer, { plan: { quantity: 25, expiresInSeconds: 86_400 } });
  await signIn(page, customer);
  await page.goto('/dashboard');
  await keyboard.to(page.getByRole('tab', { name: 'Residential' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'ISP' })).toBeFocused();
  const plan = page.getByRole('article');
  await keyboard.pressOn(plan.getByRole('button', { name: 'Renew' }));
  const dialog = page.getByRole('dialog', { name: 'Renew' });
  await expect(dialog.getByText(priceText('isp', 25), { exact: true })).toBeVisible();
  await keyboard.to(dialog.getByLabel('Discount code'));
  await keyboard.type('AMBER15');
  await keyboard.press('Enter');
  await expect(dialog.getByText(priceText('isp', 25, 15), { exact: true })).toBeVisible();
  await keyboard.to(dialog.getByRole('button', { name: 'Buy now' }));
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  const payment = await opened;
  await expect(payment.locator('body')).toContainText(priceText('isp', 25, 15));
  await payment.close();
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(plan.getByRole('button', { name: 'Renew' })).toBeFocused();

  await keyboard.pressOn(plan.getByRole('button', { name: 'Enable Subscribe' }));
  const confirm = page.getByRole('dialog', { name: 'Confirm' });
  await keyboard.to(confirm.getByRole('button', { name: 'Confirm' }));
  const external = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  await (await external).close();
  await keyboard.pressOn(confirm.getByRole('button', { name: 'I had Subscribed' }));
  await expect(confirm).toBeHidden();
});
