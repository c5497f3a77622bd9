import { openLogin, storedSession, submitSignIn } from './accounts-steps.ts';
import { expect, mailedCode, test } from './fixtures.ts';
import { holdScripts } from './hold.ts';
import { saying } from './saying.ts';

test('a customer signs in with only the keyboard, and the session survives a reload', async ({
  page,
  customer,
  messages,
}) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'LOGIN' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused();
  await page.keyboard.type(customer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(customer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await messages.heard('successes', 'Success: Logged in successfully!');
  expect(await storedSession(page)).toMatchObject({ userInfo: { email: customer.email } });
  await page.reload();
  await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
});

test('a forgotten password can be reset with a mailed code, and the new one works', async ({
  page,
  request,
  customer,
}) => {
  const dialog = await openLogin(page);
  await dialog.getByLabel('Email').fill(customer.email);
  await dialog.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  const getCode = page.getByRole('button', { name: 'Get Code' });
  await saying(page, 'Verification Code Sent!', () => getCode.click());
  await page.getByLabel('Verification Code').fill(await mailedCode(request, customer.email));
  await page.getByLabel('New Password').fill('amber-test-2');
  await page.getByLabel('Confirm Password').fill('amber-test-2');
  const reset = page.getByRole('button', { name: 'Reset Password' });
  await saying(page, 'Password reset successfully! Redirecting to login...', () => reset.click());
  const again = page.getByRole('dialog', { name: 'Sign In' });
  await expect(again).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(again.getByLabel('Email')).toHaveValue(customer.email);
  const password = again.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill('amber-test-2');
  await again.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('"Back to Login" clicked before hydration opens the dialog', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/forgot-password', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Back to Login' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('another tab follows a sign-in and a sign-out', async ({ page, context, customer }) => {
  const tab = await context.newPage();
  await openLogin(tab);
  await openLogin(page);
  await submitSignIn(page, customer);
  await expect(page).toHaveURL('/dashboard');
  await expect(tab.getByRole('dialog')).toHaveCount(0);
  await expect(tab.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
  await page.getByRole('button', { name: 'LOG OUT' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();
  // The other tab may be writing its own customer. Both tabs must agree in the end.
  await expect.poll(() => storedSession(page)).toEqual({ token: '', userInfo: {} });
  await expect(tab.getByRole('button', { name: 'LOGIN' })).toBeVisible();
  await expect(tab).toHaveURL('/');
});
