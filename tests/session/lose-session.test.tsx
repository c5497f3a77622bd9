import { afterEach, expect, test, vi } from 'vitest';
import { leftOff, leftOffOf, loseSession, onSessionLost } from '../../src/session/lose-session.ts';
import { currentSession, endSession, keepSession } from '../../src/session/session.ts';

const ADA = { token: 'ada', userInfo: { email: 'ada@example.com' } };
const BOB = { token: 'bob', userInfo: { email: 'bob@example.com' } };

afterEach(() => {
  endSession();
  leftOff.write(null);
  sessionStorage.clear();
  localStorage.clear();
});

const open = (page: string) => history.replaceState(null, '', page);

test('only the dashboard has a view to come back to', () => {
  open('/pricing?type=isp');
  keepSession(ADA);
  loseSession();
  expect(currentSession().isSignedIn).toBe(false);
  expect(leftOff.read()).toEqual({ customer: 'ada@example.com', search: '' });
});

test('nothing stays of a customer who is not known yet', () => {
  open('/dashboard?type=isp');
  keepSession({ token: 'unknown', userInfo: {} });
  const keep = vi.fn<(customer: string) => void>();
  const unsubscribe = onSessionLost(() => keep);
  loseSession();
  unsubscribe();
  expect(currentSession().isSignedIn).toBe(false);
  expect(leftOff.read()).toBeNull();
  expect(keep).not.toHaveBeenCalled();
});

test('a listener looks before the session ends, and stores after it under the customer’s e-mail', () => {
  keepSession(ADA);
  const keep = vi.fn<(customer: string) => void>(() => {
    expect(currentSession().isSignedIn).toBe(false);
  });
  const unsubscribers = [
    onSessionLost(() => {
      expect(currentSession().isSignedIn).toBe(true);
      return keep;
    }),
    onSessionLost(() => undefined),
  ];
  loseSession();
  expect(keep.mock.calls).toEqual([['ada@example.com']]);
  for (const unsubscribe of unsubscribers) unsubscribe();
  keepSession(ADA);
  loseSession();
  expect(keep).toHaveBeenCalledOnce();
});

test('when the next customer has signed in in another tab, nothing of the previous one is stored', () => {
  open('/dashboard?type=isp');
  keepSession(ADA);
  const keep = vi.fn<(customer: string) => void>();
  const unsubscribe = onSessionLost(() => keep);
  localStorage.setItem('user', JSON.stringify(BOB));
  loseSession();
  unsubscribe();
  expect(currentSession().customer.email).toBe('bob@example.com');
  expect(leftOff.read()).toBeNull();
  expect(keep).not.toHaveBeenCalled();
});

test.each(['{', 'null', '{"customer":7,"search":""}', '{"customer":"ada@example.com","search":7}'])(
  'a corrupt entry is none: %s',
  (text) => {
    sessionStorage.setItem('left-off', text);
    expect(leftOff.read()).toBeNull();
    expect(leftOffOf('ada@example.com')).toBeNull();
  },
);
