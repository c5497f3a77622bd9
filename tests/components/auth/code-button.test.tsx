import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiProvider } from '../../../src/app/ApiProvider.tsx';
import { CodeButton } from '../../../src/features/auth/CredentialFields.tsx';
import type { SmsType } from '../../../src/features/auth/verification-code.ts';
import { ToastRegion } from '../../../src/ui/ToastRegion.tsx';
import type { Backend } from '../../setup/backend.ts';
import { openBackend } from '../../setup/backend.ts';
import { wait } from '../../setup/page.tsx';
import * as page from './login-page.tsx';

const onEmailProblem = vi.fn<(text: string) => void>();
let api: Backend;

beforeEach(async () => {
  vi.useFakeTimers();
  api = await openBackend({ held: true });
});

function open(smsType: SmsType = 'register', email = ' ada@example.com ') {
  return render(codeButton(smsType, email));
}

function codeButton(smsType: SmsType, email: string) {
  return (
    <ApiProvider>
      <CodeButton email={email} smsType={smsType} onEmailProblem={onEmailProblem} />
      <ToastRegion />
    </ApiProvider>
  );
}

const button = () => screen.getAllByRole('button')[0] as HTMLElement;
const press = () => page.run(() => fireEvent.click(button()));
const sendCode = () => api.only('sendCode');

test('the button goes from Get Code over Sending... and 60 seconds back to Get Code', async () => {
  open();
  expect(button().textContent).toBe('Get Code');
  await press();
  expect(button().textContent).toBe('Sending...');
  expect(sendCode().body).toEqual({ email: 'ada@example.com', smsType: 'register' });
  await page.run(() => sendCode().answer(null));
  expect(page.successToast()).toContain('Verification Code Sent!');
  expect(page.successToast()).toContain("We've sent a 6-digit code to ada@example.com");
  expect(button().textContent).toBe('60s');
  await wait(1000);
  expect(button().textContent).toBe('59s');
  await press();
  expect(api.calls).toHaveLength(1);
  await wait(58_000);
  expect(button().textContent).toBe('1s');
  await wait(1000);
  expect(button().textContent).toBe('Get Code');
  await press();
  expect(api.calls).toHaveLength(2);
});

test.each([
  ['', 'Please enter email'],
  ['ada@example', 'Please enter correct email'],
])('no code is asked for with the e-mail "%s"', async (email, text) => {
  open('register', email);
  await press();
  expect(onEmailProblem).toHaveBeenCalledExactlyOnceWith(text, null);
  expect(api.calls).toHaveLength(0);
});

test.each([
  ['the server’s text', (a: Backend) => a.only('sendCode').refuse('Too many'), 'Too many'],
  ['no text', (a: Backend) => a.only('sendCode').refuse(null), 'Send Error'],
  [
    'a server error',
    (a: Backend) => a.only('sendCode').fault('status=502;type=empty'),
    'Send Error (502)',
  ],
  ['no answer', (a: Backend) => a.only('sendCode').fault('drop'), 'Send Error (0)'],
])(
  'a code that could not be sent, with %s, can be asked for again at once',
  async (_n, fail, text) => {
    open();
    await press();
    await page.run(() => fail(api));
    expect(page.errorToast()).toContain(text);
    expect(button().textContent).toBe('Get Code');
    await press();
    expect(api.calls).toHaveLength(2);
  },
);

test('the countdown survives the button, and each kind of code has its own', async () => {
  const first = open();
  await press();
  await page.run(() => sendCode().answer(null));
  first.unmount();
  await wait(20_000);
  const again = open();
  expect(button().textContent).toBe('40s');
  again.unmount();
  open('recovery');
  expect(button().textContent).toBe('Get Code');
});

test('clicking twice, or in a reopened dialog while it is sending, sends once', async () => {
  const first = open();
  await page.run(() => {
    fireEvent.click(button());
    fireEvent.click(button());
  });
  first.unmount();
  open();
  expect(button().textContent).toBe('60s');
  await press();
  await page.run(() => sendCode().answer(null));
  expect(api.calls).toHaveLength(1);
});

test('each address has its own countdown, however it is written', async () => {
  const { rerender } = open('register', 'Ada@Example.com ');
  await press();
  await page.run(() => sendCode().answer(null));
  expect(button().textContent).toBe('60s');
  rerender(codeButton('register', 'bob@example.com'));
  expect(button().textContent).toBe('Get Code');
  await press();
  expect(api.calls.map(({ body }) => body)).toMatchObject([
    { email: 'Ada@Example.com' },
    { email: 'bob@example.com' },
  ]);
  await page.run(() => api.calls.at(-1)?.answer(null));
  rerender(codeButton('register', 'ada@example.com'));
  expect(button().textContent).toBe('60s');
});

test('no address stays in storage longer than its countdown once another code is sent', async () => {
  const { rerender } = open();
  await press();
  await page.run(() => sendCode().answer(null));
  await wait(60_000);
  rerender(codeButton('register', 'bob@example.com'));
  await press();
  expect(localStorage.getItem('code-deadline-register')).toBe(
    JSON.stringify({ 'bob@example.com': Date.now() + 60_000 }),
  );
});

test('no address stays in storage after its countdown, whether the button is there or not', async () => {
  const stored = () => localStorage.getItem('code-deadline-register');
  const { unmount } = open();
  await press();
  await page.run(() => sendCode().answer(null));
  expect(stored()).toContain('ada@example.com');
  unmount();
  await wait(60_000);
  expect(stored()).toBeNull();
});

test('an address whose countdown ended while no page was open goes when it is read', () => {
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

test('a countdown that an earlier version of the shop stored counts for every address', () => {
  localStorage.setItem('code-deadline-register', String(Date.now() + 30_000));
  open();
  expect(button().textContent).toBe('30s');
});

test.each(['{', 'null', '[]', '{"ada@example.com":"soon"}', '"x"'])(
  'a corrupt countdown is ignored: %s',
  (text) => {
    localStorage.setItem('code-deadline-register', text);
    open();
    expect(button().textContent).toBe('Get Code');
  },
);

test('the countdown of another tab shows here at once', async () => {
  open();
  await page.run(() => {
    const deadlines = { 'ada@example.com': Date.now() + 30_000 };
    localStorage.setItem('code-deadline-register', JSON.stringify(deadlines));
    window.dispatchEvent(new StorageEvent('storage', { key: 'code-deadline-register' }));
  });
  expect(button().textContent).toBe('30s');
});

test('a clock that was set back does not lock the button', () => {
  const deadlines = { 'ada@example.com': Date.now() + 86_400_000 };
  localStorage.setItem('code-deadline-register', JSON.stringify(deadlines));
  open();
  expect(button().textContent).toBe('Get Code');
});

test('without storage the page itself remembers the countdown', async () => {
  vi.stubGlobal('localStorage', undefined);
  open();
  await press();
  await page.run(() => sendCode().answer(null));
  expect(button().textContent).toBe('60s');
});
