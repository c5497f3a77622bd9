import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import ForgotPasswordPage from '../../../src/features/auth/ForgotPasswordPage.tsx';
import { openLoginDialog } from '../../../src/sign-in/login-dialog.ts';
import { freshPageForEach, testPage } from '../../setup/page.tsx';
import { click, user } from '../../setup/user.ts';
import * as page from './login-page.tsx';

freshPageForEach();

const whole = (
  <Router ssrPath="/forgot-password">
    <ForgotPasswordPage />
  </Router>
);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** Like a password manager: sets the value, then dispatches an event. */
const fill = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

test('values that a password manager fills in before hydration are sent', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = testPage.prerender(whole);
  field('Email').value = 'ada@example.com';
  field('New Password').value = 'Xq7!generated-pass';
  field('Confirm Password').value = 'Xq7!generated-pass';
  testPage.show(whole, container);
  fill('Verification Code', '730264');
  await click('Reset Password');
  expect(testPage.only('recoverPassword').body).toEqual({
    email: 'ada@example.com',
    verifyCode: '730264',
    newPassword: 'Xq7!generated-pass',
  });
});

test.each([
  ['New Password', 'Confirm Password'],
  ['Confirm Password', 'New Password'],
])('a password manager can fill in both password fields, %s first', async (...labels) => {
  testPage.show(whole);
  fill('Email', 'ada@example.com');
  fill('Verification Code', '730264');
  for (const label of labels) fill(label, 'Xq7!generated-pass');
  expect(labels.map((label) => field(label).autocomplete)).toEqual([
    'new-password',
    'new-password',
  ]);
  await click('Reset Password');
  expect(testPage.only('recoverPassword').body).toMatchObject({
    newPassword: 'Xq7!generated-pass',
  });
});

test('a value that a password manager sets without an event is sent, and stays after an error', async () => {
  page.openLoginPage();
  act(() => openLoginDialog());
  field('Email').value = 'ada@example.com';
  field('Password').value = '12345';
  fireEvent.submit(field('Password'));
  expect(page.describedProblem('Password')).toContain('Password must be at least 6 characters');
  expect([field('Email').value, field('Password').value]).toEqual(['ada@example.com', '12345']);
  field('Password').value = 'engine-1843';
  await click('Sign In');
  expect(testPage.only('login').body).toMatchObject({
    email: 'ada@example.com',
    passWord: 'engine-1843',
  });
});

test('an email set without an event receives a code and is copied to the other form', async () => {
  page.openLoginPage();
  act(() => openLoginDialog('sign-up'));
  field('Email').value = 'ada@example.com';
  await click('Get Code');
  expect(testPage.only('sendCode').body).toMatchObject({ email: 'ada@example.com' });
  field('Email').value = 'grace@example.com';
  await user.click(page.inDialog().getByRole('link', { name: 'Sign In' }));
  expect(field('Email').value).toBe('grace@example.com');
});
