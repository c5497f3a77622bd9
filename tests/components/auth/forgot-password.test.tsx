import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiProvider } from '../../../src/app/ApiProvider.tsx';
import ForgotPasswordPage from '../../../src/features/auth/ForgotPasswordPage.tsx';
import { isLoginDialogOpen } from '../../../src/session/login-dialog.ts';
import { endSession, beginSession, currentVisit } from '../../../src/session/session.ts';
import { ToastRegion } from '../../../src/ui/ToastRegion.tsx';
import type { Backend } from '../../setup/backend.ts';
import { openBackend } from '../../setup/backend.ts';
import { wait } from '../../setup/page.tsx';
import { getToast } from '../../setup/shown-toast.ts';
import * as page from './login-page.tsx';

const LABELS = ['Email', 'Verification Code', 'New Password', 'Confirm Password'] as const;
const GOOD = ['ada@example.com', '730264', 'engine-1843', 'engine-1843'];
let api: Backend;

beforeEach(async () => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/forgot-password');
  api = await openBackend({ held: true });
  render(
    <ApiProvider>
      <ForgotPasswordPage />
      <ToastRegion />
    </ApiProvider>,
  );
});

async function fill(texts: readonly string[]) {
  for (const [index, label] of LABELS.entries()) {
    const target = { value: texts[index] ?? '' };
    await page.run(() => fireEvent.change(screen.getByLabelText(label), { target }));
  }
}
const openDialog = () => page.run(() => page.openLoginPage());
const press = (name: string) =>
  page.run(() => fireEvent.click(screen.getByRole('button', { name })));

test('a customer sets a new password and sees the login after 2 s', async () => {
  await fill(GOOD);
  const button = screen.getByRole('button', { name: 'Reset Password' });
  // Clicked twice before the next render.
  await page.run(() => {
    button.click();
    button.click();
  });
  screen.getByRole('button', { name: 'Resetting...' });
  const call = api.only('recoverPassword');
  expect(call.body).toEqual({
    email: 'ada@example.com',
    verifyCode: '730264',
    newPassword: 'engine-1843',
  });
  await page.run(() => call.answer(null));
  expect(page.successToast()).toContain('Password reset successfully! Redirecting to login...');
  await press('Reset Password');
  expect(api.calls).toHaveLength(1);
  await wait(1999);
  expect(location.pathname).toBe('/forgot-password');
  await wait(1);
  expect(location.pathname).toBe('/');
  expect(isLoginDialogOpen()).toBe(true);
  await openDialog();
  expect(page.inDialog().getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
  expect(document.activeElement).toBe(page.inDialog().getByLabelText('Password'));
});

test("'Back to Login' takes the e-mail along", async () => {
  await fill(['ada@example.com']);
  await page.run(() => fireEvent.click(screen.getByRole('link', { name: 'Back to Login' })));
  expect(location.pathname).toBe('/');
  await openDialog();
  expect(page.inDialog().getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
});

test.each([
  ['7302', '7302'],
  ['  Ab-9 é/7 ', 'Ab-9 é/7'],
  ['x', 'x'],
  [` ${'x'.repeat(70)}`, 'x'.repeat(64)],
  ['x'.repeat(63) + ' y', 'x'.repeat(63)],
])('the code %j is sent as %j: a code may be of any form', async (typed, sent) => {
  await fill(['ada@example.com', typed, 'engine-1843', 'engine-1843']);
  await press('Reset Password');
  expect(api.only('recoverPassword').body).toMatchObject({ verifyCode: sent });
  await page.run(() => api.only('recoverPassword').refuse('The code has expired'));
  expect(page.errorToast()).toContain('The code has expired');
});

test.each([
  [['', '730264', 'engine-1843', 'engine-1843'], 'Email', 'Please enter email'],
  [['ada', '730264', 'engine-1843', 'engine-1843'], 'Email', 'Please enter correct email'],
  [
    ['ada@example.com', '', 'engine-1843', 'engine-1843'],
    'Verification Code',
    'Please fill in all fields',
  ],
  [['ada@example.com', '730264', '', 'engine-1843'], 'New Password', 'Please fill in all fields'],
  [
    ['ada@example.com', '730264', 'engine-1843', ''],
    'Confirm Password',
    'Please fill in all fields',
  ],
  [
    ['ada@example.com', '730264', 'engine-1843', 'engine-1844'],
    'Confirm Password',
    'Passwords do not match',
  ],
  [
    ['ada@example.com', '730264', '12345', '12345'],
    'New Password',
    'Password must be at least 6 characters',
  ],
  [
    ['ada@example.com', '  \t', 'engine-1843', 'engine-1843'],
    'Verification Code',
    'Please fill in all fields',
  ],
])('%j is refused at %s', async (texts, label, text) => {
  await fill(texts);
  await press('Reset Password');
  expect(api.calls).toHaveLength(0);
  expect(page.errorToast()).toContain(text);
  const field = screen.getByLabelText(label);
  expect(document.activeElement).toBe(field);
  const described = document.getElementById(
    (field.getAttribute('aria-describedby') ?? '').split(' ').at(-1) ?? '',
  );
  expect(described?.textContent).toContain(text);
});

test.each([
  [
    'the server’s text',
    (a: Backend) => a.only('recoverPassword').refuse('The code has expired'),
    'The code has expired',
  ],
  ['no text', (a: Backend) => a.only('recoverPassword').refuse(null), 'Failed to reset password'],
  [
    'a server error',
    (a: Backend) => a.only('recoverPassword').fault('status=500;type=empty'),
    'Reset Error (500)',
  ],
  ['no answer', (a: Backend) => a.only('recoverPassword').fault('drop'), 'Reset Error (0)'],
])(
  'a reset that fails with %s is one toast, and what was typed stays',
  async (_name, fail, text) => {
    await fill(GOOD);
    await press('Reset Password');
    await page.run(() => fail(api));
    expect(page.errorToast()).toContain(text);
    expect(screen.getByLabelText('New Password')).toHaveProperty('value', 'engine-1843');
    await wait(5000);
    expect(location.pathname).toBe('/forgot-password');
  },
);

test('a customer who leaves within the 2 s is not redirected', async () => {
  await fill(GOOD);
  await press('Reset Password');
  await page.run(() => api.only('recoverPassword').answer(null));
  cleanup();
  history.replaceState(null, '', '/pricing');
  await vi.advanceTimersByTimeAsync(5000);
  expect(location.pathname).toBe('/pricing');
  expect(isLoginDialogOpen()).toBe(false);
});

test('a customer who leaves while it is sent still sees the success, and is not redirected', async () => {
  await page.run(() => beginSession({ token: 't1', userInfo: { email: 'ada@example.com' } }));
  await fill(GOOD);
  await press('Reset Password');
  cleanup();
  history.replaceState(null, '', '/pricing');
  await page.run(() => api.only('recoverPassword').answer(null));
  expect(getToast()?.text).toBe('Password reset successfully!');
  expect(currentVisit().token).toBe('');
  await vi.advanceTimersByTimeAsync(5000);
  expect(location.pathname).toBe('/pricing');
});

test("resetting the signed-in customer's own password ends the session", async () => {
  await page.run(() => beginSession({ token: 't1', userInfo: { email: 'Ada@example.com' } }));
  await fill(GOOD);
  await press('Reset Password');
  await page.run(() => api.only('recoverPassword').answer(null));
  expect(currentVisit().token).toBe('');
});

test('the e-mail of the customer is filled in, and not that of one who left in another tab', async () => {
  const email = () => screen.getByLabelText<HTMLInputElement>('Email').value;
  await page.run(() => beginSession({ token: 't1', userInfo: { email: 'ada@example.com' } }));
  expect(email()).toBe('ada@example.com');
  await page.run(() => beginSession({ token: 't2', userInfo: { email: 'bob@example.com' } }));
  expect(email()).toBe('bob@example.com');
  await page.run(() => endSession());
  expect(email()).toBe('');
});

test('an e-mail that was typed stays', async () => {
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  await page.run(() => fireEvent.change(field, { target: { value: 'eve@example.com' } }));
  await page.run(() => beginSession({ token: 't1', userInfo: { email: 'ada@example.com' } }));
  expect(field.value).toBe('eve@example.com');
});
