import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBackend, type Backend } from '../setup/backend.ts';
import { answerCalls } from '../setup/network.ts';
import { wait } from '../setup/page.tsx';
import { until } from '../setup/until.ts';

const FINISHER = '../../src/sign-in/finish-social-login.ts';
const reload = vi.fn<() => void>();
let popup: { closed: boolean; close: () => void };
let api: Backend;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('open', () => {
    const own = { closed: false, close: () => void (own.closed = true) };
    popup = own;
    return popup;
  });
  api = await openBackend({ held: true });
});
afterEach(() => {
  vi.doUnmock(FINISHER);
});

/** A page with the buttons, on which the sign-in with Discord has been clicked. */
async function clickContinue() {
  const { SocialButtons } = await import('../../src/features/auth/SocialButtons.tsx');
  const session = await import('../../src/session/session.ts');
  const dialog = await import('../../src/sign-in/login-dialog.ts');
  const { hasUnsavedWork } = await import('../../src/platform/lazy/unsaved-work.ts');
  session.endSession();
  const { container } = render(<SocialButtons />);
  act(() => screen.getByRole('button', { name: 'Continue with Discord' }).click());
  return { ...session, ...dialog, hasUnsavedWork, words: () => container.textContent };
}

const settle = () =>
  act(async () => {
    await api.settle();
    await vi.dynamicImportSettled();
    await api.settle();
  });

/** The provider's page posts a token. */
async function post() {
  const data = { type: 'DISCORD_LOGIN_SUCCESS', token: 't1' };
  const event = new MessageEvent('message', { data, origin: location.origin });
  Object.defineProperty(event, 'source', { value: popup });
  window.dispatchEvent(event);
  await settle();
}

const WAITING = 'Finish signing in with Discord in the window that opened.';
const FINISHING = 'Signing you in with Discord...';
const LOST = 'Discord sign-in wasn’t completed.';

test('a notice shows the progress of a sign-in, opens no dialog, and disappears when it is done', async () => {
  const { words, isLoginDialogOpen } = await clickContinue();
  expect(words()).toContain(WAITING);
  await post();
  expect(words()).toContain(FINISHING);
  expect(isLoginDialogOpen()).toBe(false);
  await act(() => api.only('getUserInfo').answer({ userInfo: { email: 'ada@example.com' } }));
  await settle();
  expect(location.pathname).toBe('/dashboard');
  expect(words()).toMatch(/Continue with Google$/);
});

test('the page does not reload automatically while a sign-in finishes, but can afterwards', async () => {
  const { hasUnsavedWork } = await clickContinue();
  expect(hasUnsavedWork()).toBe(false);
  await post();
  expect(hasUnsavedWork()).toBe(true);
  await act(() => api.only('getUserInfo').answer({ userInfo: { email: 'ada@example.com' } }));
  await settle();
  expect(hasUnsavedWork()).toBe(false);
});

test('the dialog shows that the browser blocked the window', async () => {
  vi.stubGlobal('open', () => null);
  const { words, isLoginDialogOpen } = await clickContinue();
  expect(isLoginDialogOpen()).toBe(true);
  expect(words()).toContain('Your browser blocked the Discord window.');
});

test('the dialog shows within 500 ms that the window was closed, or cut off by the provider', async () => {
  const { words, isLoginDialogOpen } = await clickContinue();
  await wait(10_000);
  expect(isLoginDialogOpen()).toBe(false);
  popup.closed = true;
  await wait(500);
  expect(isLoginDialogOpen()).toBe(true);
  expect(words()).toContain(LOST);
});

test('a token that the server rejects signs out again, which the dialog shows', async () => {
  const { words, isLoginDialogOpen, currentVisit } = await clickContinue();
  await post();
  await act(() => api.only('getUserInfo').fault('401'));
  await settle();
  expect(currentVisit().token).toBe('');
  expect(popup.closed).toBe(true);
  expect(isLoginDialogOpen()).toBe(true);
  expect(location.pathname).toBe('/');
  expect(reload).not.toHaveBeenCalled();
  expect(words()).toContain('Your Discord sign-in wasn’t accepted.');
});

test('a server error keeps the customer signed in, and the dashboard loads the customer again', async () => {
  const { words, currentVisit } = await clickContinue();
  await post();
  await act(() => api.only('getUserInfo').fault('status=500;type=empty'));
  await settle();
  expect(currentVisit().token).toBe('t1');
  expect(location.pathname).toBe('/dashboard');
  expect(words()).toMatch(/Continue with Google$/);
});

test('if the code that finishes a sign-in fails to load, the dialog offers another way', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.doMock(FINISHER, () => {
    throw new Error('broken');
  });
  const { words, isLoginDialogOpen, hasUnsavedWork, currentVisit } = await clickContinue();
  answerCalls(() => new Response());
  await post();
  await until(() => expect(popup.closed).toBe(true));
  expect(words()).toContain(LOST);
  expect(isLoginDialogOpen()).toBe(true);
  expect(hasUnsavedWork()).toBe(false);
  expect(currentVisit().token).toBe('');
});

test('the notice disappears after the customer has signed in another way', async () => {
  const { words, beginSession } = await clickContinue();
  expect(words()).toContain(WAITING);
  act(() => beginSession({ token: 'mine', userInfo: {} }));
  expect(words()).toMatch(/Continue with Google$/);
});
