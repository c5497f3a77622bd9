import { openLogin, storedSession } from './accounts-steps.ts';
import { expect, mailedCode, test } from './fixtures.ts';
import { holdScripts } from './hold.ts';
import { hydrated } from './hydrated.ts';
import { saying } from './saying.ts';

test('a customer signs in with the keyboard alone, and the session survives a reload', async ({
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

test('a forgotten password is reset with a mailed code, and the new one signs in', async ({
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

test('"Back to Login" clicked before the page is ready opens the dialog', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/forgot-password', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Back to Login' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('Enter in a field of the password page before the page is ready is a click of its button', async ({
  page,
  messages,
}) => {
  const release = await holdScripts(page);
  await page.goto('/forgot-password', { waitUntil: 'commit' });
  const code = page.getByLabel('Verification Code');
  await code.fill('123456');
  await code.press('Enter');
  release();
  await messages.heard('errors', 'Please enter email');
  await expect(code).toHaveValue('123456');
});

test('typed text survives an extension that changes the fields before the page is ready', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/forgot-password', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await email.waitFor();
  // As password managers do: an element beside each field, and attributes and a class on it.
  await page.evaluate(() => {
    for (const input of document.querySelectorAll('main input')) {
      input.setAttribute('data-dashlane-rid', 'a1');
      input.classList.add('managed');
      const icon = document.createElement('div');
      icon.append(document.createElement('button'));
      input.after(icon);
    }
    document.querySelector('h1')?.replaceChildren('Passwort');
  });
  await email.fill('ada@example.com');
  await page.getByLabel('New Password').fill('engine-1843');
  await page.getByLabel('Verification Code').pressSequentially('482');
  release();
  await hydrated(page);
  await page.getByLabel('Verification Code').pressSequentially('913');
  await expect(email).toHaveValue('ada@example.com');
  await expect(page.getByLabel('New Password')).toHaveValue('engine-1843');
  await expect(page.getByLabel('Verification Code')).toHaveValue('482913');
});

test('LOG OUT clears token and customer, goes home, and the other tab follows', async ({
  page,
  context,
  customer,
  signIn,
}) => {
  await signIn(page, customer);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/pricing');
  await expect(tab.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
  await page.getByRole('button', { name: 'LOG OUT' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();
  // The other tab may just write its own customer. Both tabs must agree in the end.
  await expect.poll(() => storedSession(page)).toEqual({ token: '', userInfo: {} });
  await expect(tab.getByRole('button', { name: 'LOGIN' })).toBeVisible();
  await expect(tab).toHaveURL('/pricing');
});

test('a sign-in in one tab reaches the other and closes its dialog', async ({
  page,
  context,
  customer,
}) => {
  const tab = await context.newPage();
  await openLogin(tab);
  const dialog = await openLogin(page);
  await dialog.getByLabel('Email').fill(customer.email);
  await dialog.getByLabel('Password', { exact: true }).fill(customer.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(tab.getByRole('dialog')).toHaveCount(0);
  await expect(tab.getByRole('button', { name: 'LOG OUT' })).toBeVisible();
});
