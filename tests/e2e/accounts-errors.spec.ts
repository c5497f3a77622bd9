import type { Page } from '@playwright/test';
import { onlyInAll } from '../gate.ts';
import { expectError, openLogin } from './accounts-steps.ts';
import { expect, newEmail, test } from './fixtures.ts';
import { withFault } from './with-fault.ts';

const THOROUGH = onlyInAll('tests/components/auth reads the same messages');

/** The messages of the account forms: cause, then text (docs/product.md#login-dialog). */

async function fillReset(page: Page, { confirmation = 'amber-test-1' } = {}) {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Verification Code').fill('123456');
  await page.getByLabel('New Password').fill('amber-test-1');
  await page.getByLabel('Confirm Password').fill(confirmation);
}

test('empty e-mail: Please enter email', THOROUGH, async ({ page, messages }) => {
  const dialog = await openLogin(page);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expectError(messages, 'Please enter email');
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Please enter email');
  await expect(dialog.getByLabel('Email')).toBeFocused();
});

test('bad e-mail: Please enter correct email', THOROUGH, async ({ page, messages }) => {
  const dialog = await openLogin(page, 'Create Account');
  await dialog.getByLabel('Email').fill('ada@example');
  await dialog.getByRole('button', { name: 'Get Code' }).click();
  await expectError(messages, 'Please enter correct email');
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter correct email',
  );
});

test('password mismatch: Passwords do not match', THOROUGH, async ({ page, messages }) => {
  const dialog = await openLogin(page, 'Create Account');
  await dialog.getByLabel('Email').fill(newEmail());
  await dialog.getByLabel('Verification Code').fill('123456');
  await dialog.getByLabel('Password', { exact: true }).fill('amber-test-1');
  await dialog.getByLabel('Confirm Password').fill('amber-test-2');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expectError(messages, 'Passwords do not match');
  await expect(dialog.getByLabel('Confirm Password')).toHaveAccessibleDescription(
    'Passwords do not match',
  );
});

test('password mismatch on reset: Passwords do not match', THOROUGH, async ({ page, messages }) => {
  await fillReset(page, { confirmation: 'amber-test-2' });
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectError(messages, 'Passwords do not match');
});

test('code request failed: Send Error', THOROUGH, async ({ page, messages }) => {
  await withFault(page, 'SendSes', 'status=500');
  const dialog = await openLogin(page, 'Create Account');
  await dialog.getByLabel('Email').fill(newEmail());
  await dialog.getByRole('button', { name: 'Get Code' }).click();
  await expectError(messages, 'Send Error (500)');
  await expect(dialog.getByRole('button', { name: 'Get Code' })).toBeEnabled();
});

test('sign-in failure: the thrown message', THOROUGH, async ({ page, customer, messages }) => {
  const dialog = await openLogin(page);
  await dialog.getByLabel('Email').fill(customer.email);
  await dialog.getByLabel('Password', { exact: true }).fill('not-the-password');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expectError(messages, 'E-mail or password is wrong');
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toHaveValue('not-the-password');
  await expect(password).toHaveAccessibleDescription('E-mail or password is wrong');
  await expect(password).toBeFocused();
});

test(
  'sign-in failure without a message: Authentication failed',
  THOROUGH,
  async ({ page, customer, messages }) => {
    await withFault(page, 'Login', 'code=500;message=');
    const dialog = await openLogin(page);
    await dialog.getByLabel('Email').fill(customer.email);
    await dialog.getByLabel('Password', { exact: true }).fill(customer.password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expectError(messages, /Authentication failed$/);
  },
);

test('registration failure: the thrown message', THOROUGH, async ({ page, messages }) => {
  const dialog = await openLogin(page, 'Create Account');
  await dialog.getByLabel('Email').fill(newEmail());
  await dialog.getByLabel('Verification Code').fill('000000');
  await dialog.getByLabel('Password', { exact: true }).fill('amber-test-1');
  await dialog.getByLabel('Confirm Password').fill('amber-test-1');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expectError(messages, 'The verification code is wrong or has expired');
});

test('missing fields on reset: Please fill in all fields', THOROUGH, async ({ page, messages }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectError(messages, 'Please fill in all fields');
  await expect(page.getByLabel('Verification Code')).toBeFocused();
});

test('reset call failure: Reset Error', THOROUGH, async ({ page, messages }) => {
  await withFault(page, 'PasswordRecovery', 'status=502;type=html');
  await fillReset(page);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectError(messages, 'Reset Error (502)');
  await expect(page.getByLabel('New Password')).toHaveValue('amber-test-1');
});

test('reset fallback: Failed to reset password', THOROUGH, async ({ page, messages }) => {
  await withFault(page, 'PasswordRecovery', 'code=500;message=');
  await fillReset(page);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectError(messages, 'Failed to reset password');
});
