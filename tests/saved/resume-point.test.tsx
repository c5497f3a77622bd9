import { afterEach, expect, test } from 'vitest';
import {
  continueAfterLogin,
  resumePoint,
  resumePointOf,
  takePathAfterLogin,
} from '../../src/saved/resume-point.ts';
import { expireSession } from '../../src/session/expire-session.ts';
import { beginSession, keepUserInfo } from '../../src/session/session.ts';

const signIn = (email?: string) =>
  beginSession({ token: `token-of-${email}`, userInfo: email === undefined ? {} : { email } });

/** The server ends the session of this customer on this page. */
function lose(email: string, page: string): void {
  history.replaceState(null, '', page);
  signIn(email);
  expireSession();
}

afterEach(() => {
  resumePoint.write(null);
});

test('the path is the dashboard, and once with the view in which the session ended', () => {
  lose('ada@example.com', '/dashboard?type=isp&page=2');
  signIn('ADA@example.com');
  expect(takePathAfterLogin()).toBe('/dashboard?type=isp&page=2');
  expect(takePathAfterLogin()).toBe('/dashboard');
});

test('a customer who signs in on the account page stays in its section', () => {
  history.replaceState(null, '', '/account/#devices');
  signIn('ada@example.com');
  expect(takePathAfterLogin()).toBe('/account#devices');
});

test('signing in on the target page adds no history entry', () => {
  signIn('ada@example.com');
  for (const [page, added] of [
    ['/account#devices', 0],
    ['/dashboard', 0],
    ['/pricing', 1],
  ] as const) {
    history.replaceState(null, '', page);
    const before = history.length;
    continueAfterLogin();
    expect([page, history.length - before]).toEqual([page, added]);
  }
});

test('another customer gets the default dashboard, and the previous view is removed', () => {
  lose('ada@example.com', '/dashboard?type=isp');
  signIn('bob@example.com');
  expect(takePathAfterLogin()).toBe('/dashboard');
  expect(resumePoint.read()).toBeNull();
});

test('while the customer is unknown, the previous view is kept', () => {
  lose('ada@example.com', '/dashboard?type=isp');
  signIn();
  expect(takePathAfterLogin()).toBe('/dashboard');
  keepUserInfo('token-of-undefined', { email: 'ada@example.com' });
  expect(takePathAfterLogin()).toBe('/dashboard?type=isp');
});

test('the settings in which the session ended are kept for the dashboard', () => {
  const settings = { country: 'de' };
  resumePoint.write({ customer: 'ada@example.com', search: '?type=isp', settings });
  signIn('ada@example.com');
  expect(takePathAfterLogin()).toBe('/dashboard?type=isp');
  expect(resumePointOf('ada@example.com')?.settings).toEqual(settings);
});
