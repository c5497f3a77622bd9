import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import ForgotPasswordPage from '../../../src/features/auth/ForgotPasswordPage.tsx';
import { beginSession, currentVisit } from '../../../src/session/session.ts';
import { openLoginDialog } from '../../../src/sign-in/login-dialog.ts';
import type { Call } from '../../setup/backend.ts';
import { freshPageForEach, testPage, wait } from '../../setup/page.tsx';
import { getToast } from '../../setup/toast.tsx';
import { click, pressEnter, type, user } from '../../setup/user.ts';
import * as page from './login-page.tsx';

const USER = { userInfo: { email: 'ada@example.com' } };

freshPageForEach();
beforeEach(async () => {
  page.openLoginPage();
  act(() => openLoginDialog());
});

async function fillSignIn() {
  await type('Email', ' ada@example.com ');
  await type('Password', 'engine-1843');
}

const pressLink = (name: string) => user.click(page.inDialog().getByRole('link', { name }));
async function submit() {
  await pressEnter(page.inDialog().getByLabelText('Password'));
  await wait(0);
}

/** Signed in up to the token; the customer is not known yet. */
async function signIn() {
  await fillSignIn();
  await click('Sign In');
  await testPage.only('login').answer({ token: 't1' });
}

async function fillSignUp() {
  await pressLink('Create Account');
  await type('Email', '\u2060ada@example.com\u200B');
  await user.click(page.inDialog().getByLabelText('Verification Code'));
  await user.paste('482 913');
  await type('Password', 'engine-1843');
  await type('Confirm Password', 'engine-1843');
}

test('a customer signs in, the dialog closes, and the dashboard opens', async () => {
  await fillSignIn();
  await click('Sign In');
  const login = testPage.only('login');
  expect(login.body).toEqual({
    email: 'ada@example.com',
    passWord: 'engine-1843',
    loginType: 'pwd',
    account: '',
  });
  await click('Please wait...');
  await submit();
  expect(testPage.calls).toHaveLength(1);
  await login.answer({ token: 't1' });
  page.button('Please wait...');
  expect(testPage.only('getUserInfo').token).toBe('t1');
  await testPage.only('getUserInfo').answer(USER);
  expect(page.dialog()).toBeNull();
  expect(location.pathname).toBe('/dashboard');
  expect(getToast()).toMatchObject({
    kind: 'success',
    title: 'Success',
    text: 'Logged in successfully!',
  });
  await wait(2000);
  expect(getToast()).toBeNull();
});

test('a visitor creates an account with a pasted code', async () => {
  await fillSignUp();
  await click('Create Account');
  const register = testPage.only('register');
  expect(register.body).toEqual({
    email: 'ada@example.com',
    passWord: 'engine-1843',
    verifyCode: '482913',
  });
  await register.answer({ token: 't1' });
  await testPage.only('getUserInfo').answer(USER);
  expect(page.dialog()).toBeNull();
  expect(location.pathname).toBe('/dashboard');
  expect(getToast()?.text).toContain('Account created successfully!');
});

test('the dialog is empty when it reopens', async () => {
  await fillSignIn();
  await click('Close');
  expect(page.dialog()).toBeNull();
  act(() => openLoginDialog());
  expect(page.inDialog().getByLabelText('Email')).toHaveProperty('value', '');
  expect(page.inDialog().getByLabelText('Password')).toHaveProperty('value', '');
});

test('the link switches the mode, keeps the email and clears the error', async () => {
  await fillSignIn();
  await type('Password', '1');
  await submit();
  const problem = 'Password must be at least 6 characters';
  expect(page.describedProblem('Password')).toContain(problem);
  await pressLink('Create Account');
  expect(page.describedProblem('Password')).not.toContain(problem);
  expect(location.hash, 'Back leaves the page').toBe('');
  page.button('Get Code');
  expect(page.inDialog().getByRole('heading', { name: 'Create Account' })).toBeTruthy();
  expect(page.inDialog().getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
  await pressLink('Sign In');
  page.button('Sign In');
});

test('a password typed in Sign In is not copied to Create Account', async () => {
  await fillSignIn();
  await pressLink('Create Account');
  expect(page.inDialog().getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
  for (const label of ['Password', 'Confirm Password', 'Verification Code'])
    expect(page.inDialog().getByLabelText(label)).toHaveProperty('value', '');
});

test('the link cancels an attempt in progress', async () => {
  await fillSignIn();
  await click('Sign In');
  await pressLink('Create Account');
  expect(testPage.open()).toHaveLength(0);
  page.button('Create Account');
});

test('the link does nothing after the customer has signed in', async () => {
  await signIn();
  await pressLink('Create Account');
  page.button('Please wait...');
  await testPage.only('getUserInfo').answer(USER);
  expect(location.pathname).toBe('/dashboard');
  expect(getToast()?.text).toContain('Logged in successfully!');
});

test('fields support password managers and one-time codes', async () => {
  const hint = (label: string) =>
    page.inDialog().getByLabelText(label).getAttribute('autocomplete');
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
  'signing in as "%s" with "%s" is rejected at the field %s',
  async (email, password, field, text) => {
    await type('Email', email);
    await type('Password', password);
    await submit();
    expect(testPage.calls).toHaveLength(0);
    expect(getToast()).toMatchObject({ kind: 'error', text });
    expect(page.describedProblem(field)).toContain(text);
    expect(page.inDialog().getByLabelText(field).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(page.inDialog().getByLabelText(field));
    await wait(1999);
    expect(getToast()).not.toBeNull();
    await wait(1);
    expect(getToast()).toBeNull();
    await type(field, 'x');
    expect(page.describedProblem(field)).not.toContain(text);
  },
);

test('a password mismatch is shown for 3 s', async () => {
  await fillSignUp();
  await type('Confirm Password', 'engine-1844');
  await submit();
  expect(testPage.calls).toHaveLength(0);
  expect(page.describedProblem('Confirm Password')).toContain('Passwords do not match');
  await wait(2999);
  expect(getToast()?.text).toContain('Passwords do not match');
  await wait(1);
  expect(getToast()).toBeNull();
});

test.each([
  ['the server’s text', (login: Call) => login.refuse('No such account'), 'No such account'],
  ['no text', (login: Call) => login.refuse(null), 'Authentication failed'],
  ['status 401', (login: Call) => login.fault('status=401;type=empty'), 'Authentication failed'],
  ['a server error', (login: Call) => login.fault('status=500;type=empty'), ''],
  ['no answer', (login: Call) => login.fault('drop'), ''],
])(
  'a rejected sign-in with %s shows one toast and keeps the input',
  async (_name, fail, problem) => {
    await fillSignIn();
    await click('Sign In');
    await fail(testPage.only('login'));
    expect(getToast()?.text).toContain(problem || 'Authentication failed');
    page.button('Sign In');
    const password = page.inDialog().getByLabelText('Password');
    expect(password).toHaveProperty('value', 'engine-1843');
    expect(page.describedProblem('Password')).toBe(problem);
    expect(password.getAttribute('aria-invalid')).toBe(problem === '' ? null : 'true');
    expect(document.activeElement === password).toBe(problem !== '');
    expect(currentVisit().token).toBe('');
  },
);

test("'Forgot password?' copies the email, and only within the page's memory", async () => {
  await fillSignIn();
  await pressLink('Forgot password?');
  expect(location.href).toMatch(/\/forgot-password$/);
  expect(
    JSON.stringify([history.state, Object.entries(localStorage), Object.entries(sessionStorage)]),
  ).not.toContain('ada@example.com');
  testPage.show(<ForgotPasswordPage />);
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
});

test('closing the dialog during a sign-in cancels it', async () => {
  await fillSignIn();
  await click('Sign In');
  const { isOpen } = testPage.only('login');
  expect(isOpen).toBe(true);
  await click('Close');
  expect(testPage.open()).toHaveLength(0);
  act(() => openLoginDialog());
  page.button('Sign In');
  expect(currentVisit().token).toBe('');
  expect(getToast()).toBeNull();
});

test('a customer who cannot be loaded is still signed in, and the failure is shown once', async () => {
  await signIn();
  await testPage.only('getUserInfo').refuse('Customers are being counted');
  expect(currentVisit().token).toBe('t1');
  expect(location.pathname).toBe('/dashboard');
  expect(getToast()).toMatchObject({ kind: 'error', text: 'Customers are being counted' });
});

test('loading the customer is retried like every query', async () => {
  await signIn();
  await testPage.only('getUserInfo').fault('status=500;type=empty');
  expect(getToast()).toBeNull();
  await wait(1000);
  await testPage.only('getUserInfo').answer(USER);
  expect(location.pathname).toBe('/dashboard');
  expect(getToast()?.text).toContain('Logged in successfully!');
});

test('a rejected token signs out again, and the dialog stays open', async () => {
  await signIn();
  await testPage.only('getUserInfo').fault('401');
  expect(currentVisit().token).toBe('');
  expect(location.pathname).toBe('/');
  expect(getToast()?.text).toContain('(401)');
  page.button('Sign In');
});

test('a sign-in in another tab closes the dialog and stays on the page', async () => {
  await fillSignIn();
  act(() => beginSession({ token: 'other', userInfo: {} }));
  expect(page.dialog()).toBeNull();
  expect(location.pathname).toBe('/');
});

test('the message about a closed sign-in window is not an error, and closes with the form', async () => {
  const popup = { closed: true, close: vi.fn<() => void>() };
  vi.stubGlobal('open', () => popup);
  await click('Continue with Discord');
  await wait(500);
  const message = () => screen.queryByText('Discord sign-in wasn’t completed.');
  expect(message()?.closest('[role]')?.getAttribute('role')).toBe('status');
  await pressLink('Create Account');
  expect(message()).toBeNull();
});
