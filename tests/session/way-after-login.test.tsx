import { afterEach, expect, test } from 'vitest';
import { leftOff, leftOffOf, loseSession } from '../../src/session/lose-session.ts';
import { endSession, keepSession, keepUserInfo } from '../../src/session/session.ts';
import { wayAfterLogin } from '../../src/session/way-after-login.ts';

const signIn = (email?: string) =>
  keepSession({ token: `token-of-${email}`, userInfo: email === undefined ? {} : { email } });

/** The server ends the session of this customer on this page. */
function lose(email: string, page: string): void {
  history.replaceState(null, '', page);
  signIn(email);
  loseSession();
}

afterEach(() => {
  endSession();
  sessionStorage.clear();
  localStorage.clear();
  leftOff.write(null);
});

test('the way is the dashboard, once with the view in which the session ended', () => {
  lose('ada@example.com', '/dashboard?type=isp&page=2');
  signIn('ADA@example.com');
  expect(wayAfterLogin()).toBe('/dashboard?type=isp&page=2');
  expect(wayAfterLogin()).toBe('/dashboard');
});

test('another customer gets the dashboard as always, and nothing of it stays', () => {
  lose('ada@example.com', '/dashboard?type=isp');
  signIn('bob@example.com');
  expect(wayAfterLogin()).toBe('/dashboard');
  expect(leftOff.read()).toBeNull();
});

test('while the customer is unknown, what they may have left off with stays', () => {
  lose('ada@example.com', '/dashboard?type=isp');
  signIn();
  expect(wayAfterLogin()).toBe('/dashboard');
  keepUserInfo('token-of-undefined', { email: 'ada@example.com' });
  expect(wayAfterLogin()).toBe('/dashboard?type=isp');
});

test('the settings in which the session ended wait for the dashboard', () => {
  const settings = { country: 'de' };
  leftOff.write({ customer: 'ada@example.com', search: '?type=isp', settings });
  signIn('ada@example.com');
  expect(wayAfterLogin()).toBe('/dashboard?type=isp');
  expect(leftOffOf('ada@example.com')?.settings).toEqual(settings);
});
