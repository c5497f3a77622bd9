import { afterEach, expect, test, vi } from 'vitest';
import { resumePoint, resumePointOf } from '../../src/saved/resume-point.ts';
import { expireSession, onSessionExpired } from '../../src/session/expire-session.ts';
import { currentVisit, beginSession, signOut } from '../../src/session/session.ts';

const ADA = { token: 'ada', userInfo: { email: 'ada@example.com' } };
const BOB = { token: 'bob', userInfo: { email: 'bob@example.com' } };

afterEach(() => {
  resumePoint.write(null);
});

const open = (page: string) => history.replaceState(null, '', page);

test("only the dashboard's view is saved for the next sign-in", () => {
  open('/pricing?type=isp');
  beginSession(ADA);
  expireSession();
  expect(currentVisit().isSignedIn).toBe(false);
  expect(resumePoint.read()).toEqual({ customer: 'ada@example.com', search: '' });
});

test('Log out saves no view', () => {
  open('/dashboard?type=isp');
  beginSession(ADA);
  signOut();
  expect(resumePoint.read()).toBeNull();
});

test('nothing is saved for an unknown customer', () => {
  open('/dashboard?type=isp');
  beginSession({ token: 'unknown', userInfo: {} });
  const keep = vi.fn<(customer: string) => void>();
  const unsubscribe = onSessionExpired(() => keep);
  expireSession();
  unsubscribe();
  expect(currentVisit().isSignedIn).toBe(false);
  expect(resumePoint.read()).toBeNull();
  expect(keep).not.toHaveBeenCalled();
});

test("a listener reads before the session ends, and stores afterwards under the customer's email", () => {
  beginSession(ADA);
  const keep = vi.fn<(customer: string) => void>(() => {
    expect(currentVisit().isSignedIn).toBe(false);
  });
  const unsubscribers = [
    onSessionExpired(() => {
      expect(currentVisit().isSignedIn).toBe(true);
      return keep;
    }),
    onSessionExpired(() => undefined),
  ];
  expireSession();
  expect(keep.mock.calls).toEqual([['ada@example.com']]);
  for (const unsubscribe of unsubscribers) unsubscribe();
  beginSession(ADA);
  expireSession();
  expect(keep).toHaveBeenCalledOnce();
});

test('if the next customer has signed in in another tab, nothing of the previous one is stored', () => {
  open('/dashboard?type=isp');
  beginSession(ADA);
  const keep = vi.fn<(customer: string) => void>();
  const unsubscribe = onSessionExpired(() => keep);
  localStorage.setItem('user', JSON.stringify(BOB));
  expireSession();
  unsubscribe();
  expect(currentVisit().customer.email).toBe('bob@example.com');
  expect(resumePoint.read()).toBeNull();
  expect(keep).not.toHaveBeenCalled();
});

test.each(['{', 'null', '{"customer":7,"search":""}', '{"customer":"ada@example.com","search":7}'])(
  'a corrupt entry is ignored: %s',
  (text) => {
    sessionStorage.setItem('resume-point', text);
    expect(resumePoint.read()).toBeNull();
    expect(resumePointOf('ada@example.com')).toBeNull();
  },
);
