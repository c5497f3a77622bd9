import { act, screen, type RenderResult } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import ForgotPasswordPage from '../../../src/features/auth/ForgotPasswordPage.tsx';
import { endSession, beginSession, currentVisit } from '../../../src/session/session.ts';
import { isLoginDialogOpen } from '../../../src/sign-in/login-dialog.ts';
import { freshPageForEach, testPage, wait } from '../../setup/page.tsx';
import { getToast } from '../../setup/toast.tsx';
import { click, type, user } from '../../setup/user.ts';
import * as page from './login-page.tsx';

const GOOD = {
  Email: 'ada@example.com',
  'Verification Code': '730264',
  'New Password': 'engine-1843',
  'Confirm Password': 'engine-1843',
};

let rendered: RenderResult;

freshPageForEach();
beforeEach(() => {
  history.replaceState(null, '', '/forgot-password');
  rendered = testPage.show(<ForgotPasswordPage />);
});

async function fill(texts: Partial<typeof GOOD>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(screen.getByLabelText(label));
    await user.paste(text);
  }
}
test('a customer sets a new password and sees the login dialog after 2 s', async () => {
  await fill(GOOD);
  const button = screen.getByRole('button', { name: 'Reset Password' });
  // Clicked twice before the next render.
  act(() => {
    button.click();
    button.click();
  });
  await wait(0);
  screen.getByRole('button', { name: 'Resetting...' });
  const call = testPage.only('recoverPassword');
  expect(call.body).toEqual({
    email: 'ada@example.com',
    verifyCode: '730264',
    newPassword: 'engine-1843',
  });
  await call.answer(null);
  expect(getToast()?.text).toContain('Password reset successfully! Redirecting to login...');
  await click('Reset Password');
  expect(testPage.calls).toHaveLength(1);
  await wait(1999);
  expect(location.pathname).toBe('/forgot-password');
  await wait(1);
  expect(location.pathname).toBe('/');
  expect(isLoginDialogOpen()).toBe(true);
  page.openLoginPage();
  expect(page.inDialog().getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
  expect(document.activeElement).toBe(page.inDialog().getByLabelText('Password'));
});

test("'Back to Login' copies the email into the login dialog", async () => {
  await fill({ Email: 'ada@example.com' });
  await user.click(screen.getByRole('link', { name: 'Back to Login' }));
  page.openLoginPage();
  expect(page.inDialog().getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
});

test.each([
  ['  Ab-9 é/7 ', 'Ab-9 é/7'],
  [` ${'x'.repeat(70)}`, 'x'.repeat(64)],
  ['x'.repeat(63) + ' y', 'x'.repeat(63)],
])('the code %j is sent as %j, because a code can have any format', async (typed, sent) => {
  await fill({ ...GOOD, 'Verification Code': typed });
  await click('Reset Password');
  expect(testPage.only('recoverPassword').body).toMatchObject({ verifyCode: sent });
});

test.each<[Partial<typeof GOOD>, string, string]>([
  [{ Email: 'ada' }, 'Email', 'Please enter correct email'],
  [{ 'Verification Code': '  \t' }, 'Verification Code', 'Please fill in all fields'],
  [{ 'New Password': '' }, 'New Password', 'Please fill in all fields'],
  [{ 'Confirm Password': '' }, 'Confirm Password', 'Please fill in all fields'],
  [{ 'Confirm Password': 'engine-1844' }, 'Confirm Password', 'Passwords do not match'],
  [
    { 'New Password': '12345', 'Confirm Password': '12345' },
    'New Password',
    'Password must be at least 6 characters',
  ],
])('%j is rejected at %s', async (wrong, label, text) => {
  await fill({ ...GOOD, ...wrong });
  await click('Reset Password');
  expect(testPage.calls).toHaveLength(0);
  expect(getToast()).toMatchObject({ kind: 'error', text });
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(page.describedProblem(label)).toContain(text);
});

test('a wrong code is rejected at its field', async () => {
  await fill(GOOD);
  await click('Reset Password');
  await testPage.only('recoverPassword').refuse('The code is wrong', 400, 'wrong_code');
  await wait(5000);
  expect(page.describedProblem('Verification Code')).toContain('The code is wrong');
  expect(document.activeElement).toBe(screen.getByLabelText('Verification Code'));
});

test('a customer who leaves within the 2 s is not redirected', async () => {
  await fill(GOOD);
  await click('Reset Password');
  await testPage.only('recoverPassword').answer(null);
  rendered.unmount();
  history.replaceState(null, '', '/pricing');
  await wait(5000);
  expect(location.pathname).toBe('/pricing');
  expect(isLoginDialogOpen()).toBe(false);
});

test('a customer who leaves while the request is pending sees the success, and is not redirected', async () => {
  act(() => beginSession({ token: 't1', userInfo: { email: 'ada@example.com' } }));
  await fill(GOOD);
  await click('Reset Password');
  rendered.unmount();
  history.replaceState(null, '', '/pricing');
  await testPage.only('recoverPassword').answer(null);
  expect(getToast()?.text).toBe('Password reset successfully!');
  expect(currentVisit().token).toBe('');
  await wait(5000);
  expect(location.pathname).toBe('/pricing');
});

test.each([
  ["the signed-in customer's own password ends the session", 'Ada@example.com', ''],
  ["another customer's password keeps the session", 'bob@example.com', 't1'],
])('resetting %s', async (_what, email, token) => {
  act(() => beginSession({ token: 't1', userInfo: { email } }));
  await fill(GOOD);
  await click('Reset Password');
  await testPage.only('recoverPassword').answer(null);
  expect(currentVisit().token).toBe(token);
});

test("the customer's email is filled in, and removed after a sign-out in another tab", async () => {
  const email = () => screen.getByLabelText<HTMLInputElement>('Email').value;
  act(() => beginSession({ token: 't1', userInfo: { email: 'ada@example.com' } }));
  expect(email()).toBe('ada@example.com');
  act(() => beginSession({ token: 't2', userInfo: { email: 'bob@example.com' } }));
  expect(email()).toBe('bob@example.com');
  act(() => endSession());
  expect(email()).toBe('');
});

test('a typed email is not overwritten', async () => {
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  await type('Email', 'eve@example.com');
  act(() => beginSession({ token: 't1', userInfo: { email: 'ada@example.com' } }));
  expect(field.value).toBe('eve@example.com');
});
