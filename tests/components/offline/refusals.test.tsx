// @module-tag wide
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import LoginDialog from '../../../src/features/auth/LoginDialog.tsx';
import HomePage from '../../../src/features/home/HomePage.tsx';
import { endSession } from '../../../src/session/session.ts';
import { isLoginDialogOpen, openLoginDialog } from '../../../src/sign-in/login-dialog.ts';
import { dismissToast } from '../../../src/ui/toast.ts';
import { openClipboard } from '../../setup/browser.ts';
import { wait } from '../../setup/page.tsx';
import { getToast } from '../../setup/toast.tsx';
import { click, type, user } from '../../setup/user.ts';
import { card, dialog, freshIspPageForEach, lastTo, open, testPage } from '../isp/isp-fixture.tsx';
import { PLANS } from '../isp/plans.ts';
import { goOffline, goOnline } from './connection.ts';

freshIspPageForEach();
afterEach(goOnline);

function expectRefused(calls: number) {
  expect(getToast()).toMatchObject({ kind: 'error', text: expect.stringContaining('offline') });
  expect(testPage.tabs).toHaveLength(0);
  expect(testPage.calls).toHaveLength(calls);
}

test('while offline, signing up on Home opens no window, and Buy Now opens no dialog', async () => {
  endSession();
  testPage.show(<HomePage />);
  const buy = () =>
    user.click(screen.getAllByRole('button', { name: 'Buy Now' })[0] as HTMLElement);
  await wait(0);
  await goOffline();
  await click('Sign up with Discord');
  expectRefused(0);
  dismissToast();
  await buy();
  await wait(0);
  expectRefused(0);
  expect(isLoginDialogOpen()).toBe(false);
  await goOnline();
  await buy();
  expect(isLoginDialogOpen()).toBe(true);
});

test('while offline, subscribing opens no tab, and unsubscribing gives the reason', async () => {
  await open();
  await click('Enable Subscribe', card('ISP-B'));
  await goOffline();
  await click('Confirm', dialog());
  // The calls for the list and the price.
  expectRefused(2);
  await click('Cancel', dialog());
  await click('Disable Subscribe', card('ISP-A'));
  await click('Confirm', dialog());
  expect(testPage.failures.map(({ error }) => error.kind)).toEqual(['offline']);
});

test('while offline, Renew asks for a connection, and it loads the price when the connection is back', async () => {
  await open();
  await goOffline();
  await click('Renew', card('ISP-A'));
  expect(within(dialog()).getByText(/^The price could not be loaded/)).toBeDefined();
  expect(testPage.failures).toHaveLength(0);
  await goOnline();
  await wait(0);
  await lastTo('renewIsp').answer({ amount: 47.5 });
  expect(within(dialog()).getByText('$47.50')).toBeDefined();
  await goOffline();
  await click('Buy now', dialog());
  expectRefused(3);
  await goOnline();
  await wait(0);
  expect(testPage.to('renewIsp')).toHaveLength(1);
});

test('while offline, copying plans whose addresses are not loaded fails at once', async () => {
  const write = openClipboard();
  await open();
  await click('25 ISP * 30 Days', card('ISP-A'));
  const proxies = [{ host: 'a.example', port: 80, userName: 'u', password: 'p' }];
  await lastTo('getIspPlan').answer({ ...PLANS[0], proxies });
  await click('Back to ISP Plans');
  await goOffline();
  await user.click(screen.getByRole('checkbox', { name: 'Select ISP-A' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select ISP-B' }));
  await click('Copy 2 plans');
  expectRefused(2);
  expect(screen.getByRole('button', { name: 'Copy 2 plans' })).toBeDefined();
  expect(write).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox', { name: 'Select ISP-B' }));
  await click('Copy 1 plan');
  expect(write).toHaveBeenCalledExactlyOnceWith('a.example:80:u:p');
});

test('while offline, a new account is not sent, its input stays, and no provider window opens', async () => {
  endSession();
  openLoginDialog('sign-up');
  testPage.show(<LoginDialog />);
  await wait(0);
  const typed = { Email: 'ada@example.com', 'Verification Code': '730264' };
  const secrets = { Password: 'engine-1843', 'Confirm Password': 'engine-1843' };
  for (const [label, value] of Object.entries({ ...typed, ...secrets })) {
    await type(label, value);
  }
  await goOffline();
  await click('Create Account', dialog());
  expect(testPage.failures.map(({ error }) => [error.operationId, error.kind])).toEqual([
    ['register', 'offline'],
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('engine-1843');
  for (const provider of ['Discord', 'Google']) {
    dismissToast();
    await click(`Continue with ${provider}`, dialog());
    expectRefused(0);
  }
});
