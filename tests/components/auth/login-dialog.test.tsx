import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeLoginDialog, openLoginDialog } from '../../../src/session/login-dialog.ts';
import { endSession, getToken, keepSession } from '../../../src/session/session.ts';
import { dismissToast } from '../../../src/ui/toast.ts';
import type { Backend } from '../../setup/backend.ts';
import { openBackend } from '../../setup/backend.ts';
import * as shop from './login-page.tsx';

const USER = { userInfo: { email: 'ada@example.com' } };
let api: Backend;

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  endSession();
  dismissToast();
  closeLoginDialog();
  history.replaceState(null, '', '/');
  api = await openBackend({ held: true });
  shop.openShop();
  await shop.run(() => openLoginDialog());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function fillSignIn() {
  await shop.type('Email', ' ada@example.com ');
  await shop.type('Password', 'engine-1843');
}

async function fillSignUp() {
  await shop.run(() =>
    fireEvent.click(shop.inDialog().getByRole('link', { name: 'Create Account' })),
  );
  await shop.type('Email', 'ada@example.com');
  await shop.type('Verification Code', '482 913');
  await shop.type('Password', 'engine-1843');
  await shop.type('Confirm Password', 'engine-1843');
}

test('a customer signs in: pending, then the dialog closes and the dashboard opens', async () => {
  await fillSignIn();
  await shop.press('Sign In');
  const login = api.only('login');
  expect(login.body).toEqual({
    email: 'ada@example.com',
    passWord: 'engine-1843',
    loginType: 'pwd',
    account: '',
  });
  shop.button('Please wait...');
  await shop.run(() => login.answer({ token: 't1' }));
  shop.button('Please wait...');
  expect(api.only('getUserInfo').token).toBe('t1');
  await shop.run(() => api.only('getUserInfo').answer(USER));
  expect(shop.dialog()).toBeNull();
  expect(location.pathname).toBe('/dashboard');
  expect(shop.successToast()).toContain('Success');
  expect(shop.successToast()).toContain('Logged in successfully!');
  await shop.pass(2000);
  expect(shop.successToast()).toBeNull();
});

test('a visitor creates an account, with the code as it was pasted', async () => {
  await fillSignUp();
  await shop.press('Create Account');
  const register = api.only('register');
  expect(register.body).toEqual({
    email: 'ada@example.com',
    passWord: 'engine-1843',
    verifyCode: '482913',
  });
  await shop.run(() => register.answer({ token: 't1' }));
  await shop.run(() => api.only('getUserInfo').answer(USER));
  expect(shop.dialog()).toBeNull();
  expect(location.pathname).toBe('/dashboard');
  expect(shop.successToast()).toContain('Account created successfully!');
});

test('the dialog opens empty again after it was closed', async () => {
  await fillSignIn();
  await shop.press('Close');
  expect(shop.dialog()).toBeNull();
  await shop.run(() => openLoginDialog());
  expect(shop.inDialog().getByLabelText('Email')).toHaveProperty('value', '');
  expect(shop.inDialog().getByLabelText('Password')).toHaveProperty('value', '');
});

test('the link toggles the mode and keeps the e-mail', async () => {
  await fillSignIn();
  await shop.run(() =>
    fireEvent.click(shop.inDialog().getByRole('link', { name: 'Create Account' })),
  );
  shop.button('Get Code');
  expect(shop.inDialog().getByRole('heading', { name: 'Create Account' })).toBeTruthy();
  expect(shop.inDialog().getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
  await shop.run(() => fireEvent.click(shop.inDialog().getByRole('link', { name: 'Sign In' })));
  shop.button('Sign In');
});

test('fields support password managers and one-time codes', async () => {
  const hint = (label: string) =>
    shop.inDialog().getByLabelText(label).getAttribute('autocomplete');
  expect([hint('Email'), hint('Password')]).toEqual(['username', 'current-password']);
  await fillSignUp();
  expect(['Email', 'Verification Code', 'Password', 'Confirm Password'].map(hint)).toEqual([
    'email',
    'one-time-code',
    'new-password',
    'new-password',
  ]);
});

test.each([
  ['', 'engine-1843', 'Email', 'Please enter email'],
  ['ada', 'engine-1843', 'Email', 'Please enter correct email'],
  ['ada@example.com', '12345', 'Password', 'Password must be at least 6 characters'],
])(
  'signing in as "%s" with "%s" is refused at the field %s',
  async (email, password, field, text) => {
    await shop.type('Email', email);
    await shop.type('Password', password);
    await shop.submit();
    expect(api.calls).toHaveLength(0);
    expect(shop.errorToast()).toContain(text);
    expect(shop.describedProblem(field)).toContain(text);
    expect(shop.inDialog().getByLabelText(field).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(shop.inDialog().getByLabelText(field));
    await shop.pass(1999);
    expect(shop.errorToast()).not.toBeNull();
    await shop.pass(1);
    expect(shop.errorToast()).toBeNull();
    await shop.type(field, 'x');
    expect(shop.describedProblem(field)).not.toContain(text);
  },
);

test('a password mismatch is shown for 3 s', async () => {
  await fillSignUp();
  await shop.type('Confirm Password', 'engine-1844');
  await shop.submit();
  expect(api.calls).toHaveLength(0);
  expect(shop.describedProblem('Confirm Password')).toContain('Passwords do not match');
  await shop.pass(2999);
  expect(shop.errorToast()).toContain('Passwords do not match');
  await shop.pass(1);
  expect(shop.errorToast()).toBeNull();
});

test('pressing again and again sends one request', async () => {
  await fillSignIn();
  await shop.submit();
  await shop.submit();
  await shop.press('Please wait...');
  expect(api.calls).toHaveLength(1);
});

test.each([
  [
    'the server’s text',
    (a: Backend) => a.only('login').refuse('E-mail or password is wrong'),
    'E-mail or password is wrong',
  ],
  ['no text', (a: Backend) => a.only('login').refuse(null), 'Authentication failed'],
  [
    'a server error',
    (a: Backend) => a.only('login').fault('status=500;type=empty'),
    'Authentication failed (500)',
  ],
  ['no answer', (a: Backend) => a.only('login').fault('drop'), 'Authentication failed (0)'],
])(
  'a refused sign-in with %s is one toast, and what was typed stays',
  async (_name, answer, text) => {
    await fillSignIn();
    await shop.press('Sign In');
    await shop.run(() => answer(api));
    expect(shop.errorToast()).toContain(text);
    shop.button('Sign In');
    expect(shop.inDialog().getByLabelText('Password')).toHaveProperty('value', 'engine-1843');
    expect(getToken()).toBe('');
  },
);

test('closing while it is pending signs nobody in', async () => {
  await fillSignIn();
  await shop.press('Sign In');
  const { isOpen } = api.only('login');
  expect(isOpen).toBe(true);
  await shop.press('Close');
  expect(api.open()).toHaveLength(0);
  await shop.run(() => openLoginDialog());
  shop.button('Sign In');
  expect(getToken()).toBe('');
  expect(shop.errorToast()).toBeNull();
});

test('a customer who cannot be fetched is still signed in, with one message about that failure', async () => {
  await fillSignIn();
  await shop.press('Sign In');
  await shop.run(() => api.only('login').answer({ token: 't1' }));
  await shop.run(() => api.only('getUserInfo').refuse('Customers are being counted'));
  expect(getToken()).toBe('t1');
  expect(location.pathname).toBe('/dashboard');
  expect(shop.errorToast()).toContain('Customers are being counted');
  expect(shop.successToast()).toBeNull();
});

test('a customer who cannot be fetched at first is asked for again, like every read', async () => {
  await fillSignIn();
  await shop.press('Sign In');
  await shop.run(() => api.only('login').answer({ token: 't1' }));
  await shop.run(() => api.only('getUserInfo').fault('status=500;type=empty'));
  expect(shop.errorToast()).toBeNull();
  await shop.pass(1000);
  await shop.run(() => api.only('getUserInfo').answer(USER));
  expect(location.pathname).toBe('/dashboard');
  expect(shop.successToast()).toContain('Logged in successfully!');
});

test('a rejected token signs out again, and the dialog stays open', async () => {
  await fillSignIn();
  await shop.press('Sign In');
  await shop.run(() => api.only('login').answer({ token: 't1' }));
  await shop.run(() => api.only('getUserInfo').fault('401'));
  expect(getToken()).toBe('');
  expect(location.pathname).toBe('/');
  expect(shop.errorToast()).toContain('(401)');
  shop.button('Sign In');
});

test('a sign-in in another tab closes the dialog where it is', async () => {
  await fillSignIn();
  await shop.run(() => keepSession({ token: 'other', userInfo: {} }));
  expect(shop.dialog()).toBeNull();
  expect(location.pathname).toBe('/');
});
