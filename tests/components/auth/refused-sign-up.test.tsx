import { act } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openLoginDialog } from '../../../src/sign-in/login-dialog.ts';
import { freshPageForEach, testPage, wait } from '../../setup/page.tsx';
import { getToast } from '../../setup/toast.tsx';
import { click, type, user } from '../../setup/user.ts';
import * as page from './login-page.tsx';

freshPageForEach();
beforeEach(() => {
  page.openLoginPage();
  act(() => openLoginDialog('sign-up'));
});

async function signUp() {
  await type('Email', 'ada@example.com');
  await type('Verification Code', '482913');
  await type('Password', 'engine-1843');
  await type('Confirm Password', 'engine-1843');
  await click('Create Account');
}
const field = (label: string) => page.inDialog().getByLabelText(label);

test('a taken email is reported at its field with an offer to sign in instead', async () => {
  await signUp();
  await testPage.only('register').refuse('An account exists', 409, 'email_taken');
  await wait(5000);
  expect(getToast()).toBeNull();
  expect(page.describedProblem('Email')).toBe('An account exists Sign in instead');
  expect(document.activeElement).toBe(field('Email'));
  await user.click(page.inDialog().getByRole('link', { name: 'Sign in instead' }));
  page.button('Sign In');
  expect(field('Email')).toHaveProperty('value', 'ada@example.com');
  expect(page.describedProblem('Email')).toBe('');
  expect(document.activeElement).toBe(field('Password'));
});

test('a wrong code is reported at its field until another one is typed', async () => {
  await signUp();
  await testPage.only('register').refuse('The code is wrong', 400, 'wrong_code');
  await wait(5000);
  expect(page.describedProblem('Verification Code')).toContain('The code is wrong');
  expect(document.activeElement).toBe(field('Verification Code'));
  await type('Verification Code', '1');
  expect(page.describedProblem('Verification Code')).not.toContain('The code is wrong');
});

test('a registration that is rejected without a reason is reported in the form until the next attempt', async () => {
  await signUp();
  await testPage.only('register').refuse('Registration is closed');
  await wait(5000);
  expect(getToast()).toBeNull();
  page.inDialog().getByText('Registration is closed');
  await click('Create Account');
  expect(page.inDialog().queryByText('Registration is closed')).toBeNull();
});

test('a code that is rejected because the email is taken is reported at the email', async () => {
  await type('Email', 'ada@example.com');
  await click('Get Code');
  await testPage.only('sendCode').refuse('An account exists', 409, 'email_taken');
  expect(page.describedProblem('Email')).toContain('An account exists');
  expect(document.activeElement).toBe(field('Email'));
});
