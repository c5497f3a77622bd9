import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CodeField } from '../../../src/features/auth/CodeField.tsx';
import { useCredentials } from '../../../src/features/auth/use-credentials.ts';
import type { SmsType } from '../../../src/features/auth/verification-code.ts';
import { freshPageForEach, testPage, wait } from '../../setup/page.tsx';
import { getToast } from '../../setup/toast.tsx';
import { click } from '../../setup/user.ts';
import * as page from './login-page.tsx';

const ADA = 'ada@example.com';
freshPageForEach();

function Form({ smsType, email }: { smsType: SmsType; email: string }) {
  const form = useCredentials();
  return (
    <>
      <CodeField form={{ ...form, fields: { ...form.fields, email } }} smsType={smsType} />
      <input aria-label="Password" />
    </>
  );
}
const codeButton = (smsType: SmsType, email: string) => <Form smsType={smsType} email={email} />;
const open = (smsType: SmsType = 'register', email = ' ada@example.com ') =>
  testPage.show(codeButton(smsType, email));

const BUTTON = /^(Get Code|Sending...|\d+s)$/;
const button = () => screen.getByRole('button', { name: BUTTON });
const sendCode = () => testPage.only('sendCode');

test('the button changes from Get Code to Sending... and a 60 s countdown, and back', async () => {
  open();
  expect(button().textContent).toBe('Get Code');
  await click(BUTTON);
  expect(button().textContent).toBe('Sending...');
  expect(sendCode().body).toEqual({ email: 'ada@example.com', smsType: 'register' });
  await sendCode().answer(null);
  expect(getToast()).toMatchObject({
    kind: 'success',
    title: 'Verification Code Sent!',
    text: expect.stringContaining("We've sent a 6-digit code to ada@example.com"),
  });
  expect(button().textContent).toBe('60s');
  await wait(1000);
  expect(button().textContent).toBe('59s');
  await click(BUTTON);
  expect(testPage.calls).toHaveLength(1);
  await wait(58_000);
  expect(button().textContent).toBe('1s');
  await wait(1000);
  expect(button().textContent).toBe('Get Code');
  await click(BUTTON);
  expect(testPage.calls).toHaveLength(2);
});

test('sending a code moves the focus to the code field, which shows where the code was sent', async () => {
  open();
  await click(BUTTON);
  const field = screen.getByLabelText('Verification Code');
  expect(document.activeElement).not.toBe(field);
  await sendCode().answer(null);
  expect(document.activeElement).toBe(field);
  const resend = "Code sent to ada@example.com. Didn't arrive? You can resend it";
  expect(page.describedProblem('Verification Code')).toBe(`${resend} in 60 s.`);
  expect(screen.getAllByText(ADA).at(-1)?.getAttribute('translate')).toBe('no');
  await wait(60_000);
  expect(page.describedProblem('Verification Code')).toBe(`${resend} now.`);
});

test('sending a code does not move the focus if the customer has moved on', async () => {
  open();
  await click(BUTTON);
  screen.getByLabelText('Password').focus();
  await sendCode().answer(null);
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

test('no code is requested for an invalid email', async () => {
  open('register', 'ada@example');
  await click(BUTTON);
  expect(getToast()?.text).toBe('Please enter correct email');
  expect(testPage.calls).toHaveLength(0);
});

test('the countdown survives when the button unmounts, and each kind of code has its own', async () => {
  const first = open();
  await click(BUTTON);
  await sendCode().answer(null);
  first.unmount();
  await wait(20_000);
  const again = open();
  expect(button().textContent).toBe('40s');
  again.unmount();
  open('recovery');
  expect(button().textContent).toBe('Get Code');
});

test('clicking twice, or in a reopened dialog while sending, sends once', async () => {
  const first = open();
  // Clicked twice before the next render.
  act(() => {
    button().click();
    button().click();
  });
  await wait(0);
  first.unmount();
  open();
  expect(button().textContent).toBe('60s');
  await click(BUTTON);
  await sendCode().answer(null);
  expect(testPage.calls).toHaveLength(1);
});

test('each address has its own countdown, whatever its case', async () => {
  const { rerender } = open('register', 'Ada@Example.com ');
  await click(BUTTON);
  await sendCode().answer(null);
  expect(button().textContent).toBe('60s');
  rerender(codeButton('register', 'bob@example.com'));
  expect(button().textContent).toBe('Get Code');
  await click(BUTTON);
  expect(testPage.calls.map(({ body }) => body)).toMatchObject([
    { email: 'Ada@Example.com' },
    { email: 'bob@example.com' },
  ]);
  await testPage.calls.at(-1)?.answer(null);
  rerender(codeButton('register', 'ada@example.com'));
  expect(button().textContent).toBe('60s');
});

test('an address is removed from storage after its countdown, even if the button is gone', async () => {
  const stored = () => localStorage.getItem('code-deadline-register');
  const { unmount } = open();
  await click(BUTTON);
  await sendCode().answer(null);
  expect(stored()).toContain('ada@example.com');
  unmount();
  await wait(60_000);
  expect(stored()).toBeNull();
});

test('an address whose countdown ended while no page was open is removed when it is read', () => {
  const now = Date.now();
  localStorage.setItem(
    'code-deadline-register',
    JSON.stringify({ 'ada@example.com': now - 1, 'bob@example.com': now + 30_000 }),
  );
  open('register', 'bob@example.com');
  expect(button().textContent).toBe('30s');
  expect(JSON.parse(localStorage.getItem('code-deadline-register') ?? '')).toEqual({
    'bob@example.com': now + 30_000,
  });
});

test.each([
  ['as a number', (now: number) => now + 30_000, 'Get Code'],
  ['before the clock was set back', (now: number) => ({ [ADA]: now + 86_400_000 }), 'Get Code'],
  ['as null', () => null, 'Get Code'],
  ['as a list', () => [], 'Get Code'],
  ['as a word', () => ({ [ADA]: 'soon' }), 'Get Code'],
])('a countdown that was stored %s is ignored', (_how, stored, shown) => {
  localStorage.setItem('code-deadline-register', JSON.stringify(stored(Date.now())));
  open();
  expect(button().textContent).toBe(shown);
});
