import { CancelledError } from '@tanstack/react-query';
import { act, render, renderHook } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { getUserInfo } from '../../generated/customer/customer.ts';
import { ApiError } from '../../src/api/errors.ts';
import { showFailure } from '../../src/app/failure.ts';
import { queryClient } from '../../src/app/query-client.ts';
import { followSession, startSession } from '../../src/app/start-session.ts';
import { hasUnsavedWork } from '../../src/platform/lazy/unsaved-work.ts';
import * as session from '../../src/session/session.ts';
import { signOut } from '../../src/session/session.ts';
import { fetchUser, signIn } from '../../src/session/sign-in.ts';
import { showToast } from '../../src/ui/toast.ts';
import { openBackend, type Backend } from '../setup/backend.ts';
import { wait } from '../setup/page.tsx';
import { getToast, toastTime } from '../setup/toast.tsx';

const USER = 'getUserInfo';
let api: Backend;

beforeEach(async () => {
  vi.useFakeTimers();
  session.endSession();
  api = await openBackend({ held: true });
});

const isReady = () => renderHook(() => session.useSession().isReady).result.current;
const stored = () => JSON.parse(localStorage.getItem('user') ?? 'null') as unknown;

test('signing in stores the token, loads the customer with it and stores both under the key user', async () => {
  const done = signIn('t1');
  expect(stored()).toEqual({ token: 't1', userInfo: {} });
  await api.settle();
  const call = api.only(USER);
  expect(call.token).toBe('t1');
  await call.answer({ userInfo: { email: 'ada@example.com' } });
  await done;
  expect(stored()).toEqual({ token: 't1', userInfo: { email: 'ada@example.com' } });
});

test('a customer who takes longer than 5000 ms does not delay the sign-in, and is used on arrival', async () => {
  let isDone = false;
  void signIn('t1', { email: 'typed@example.com' }).then(() => (isDone = true));
  await wait(4999);
  expect(isDone).toBe(false);
  await wait(1);
  expect(isDone).toBe(true);
  expect(isReady()).toBe(true);
  expect(stored()).toEqual({ token: 't1', userInfo: { email: 'typed@example.com' } });
  await api.only(USER).answer({ userInfo: { email: 'ada@example.com' } });
  await api.settle();
  expect(stored()).toEqual({ token: 't1', userInfo: { email: 'ada@example.com' } });
});

test('a stored session is ready when its customer is loaded, and after 5000 ms at the latest', async () => {
  const seen = vi.fn<(ready: boolean) => void>();
  localStorage.setItem(
    'user',
    JSON.stringify({ token: 'stored', userInfo: { email: 'old@example.com' } }),
  );
  const Probe = () => {
    seen(session.useSession().isReady);
    return null;
  };
  await act(async () => {
    render(<Probe />);
    startSession();
  });
  await vi.dynamicImportSettled();
  seen.mockClear();
  await wait(4999);
  expect(seen).not.toHaveBeenCalledWith(true);
  await wait(1);
  expect(seen).toHaveBeenLastCalledWith(true);
  expect(session.currentVisit().token).toBe('stored');
  await api.only(USER).answer({ userInfo: { email: 'new@example.com' } });
  await api.settle();
  expect(stored()).toEqual({ token: 'stored', userInfo: { email: 'new@example.com' } });
});

test.each([
  ['text that is not JSON', '{'],
  ['a bare word', '"t1"'],
  ['a token that is not text', '{"token":1,"userInfo":{}}'],
  ['a token that no header can carry', '{"token":"t\\u20ac 1","userInfo":{}}'],
  ['a token that no server would send', JSON.stringify({ token: 'x'.repeat(8193), userInfo: {} })],
  ['a list as customer', '{"token":"t1","userInfo":[]}'],
  ['an email that is not text', '{"token":"t1","userInfo":{"email":{}}}'],
])('corrupt storage counts as signed out and is replaced: %s', (_name, text) => {
  localStorage.setItem('user', text);
  session.followOtherTab();
  expect(session.currentVisit().token).toBe('');
  expect(stored()).toEqual({ token: '', userInfo: {} });
});

test('a stored session may lack its customer, who is then loaded', () => {
  localStorage.setItem('user', '{"token":"without-customer"}');
  session.followOtherTab();
  expect(session.currentVisit()).toMatchObject({ token: 'without-customer', customer: {} });
});

test('if storage is full, a session works in memory, and an older one is removed', () => {
  const entries = new Map([['user', JSON.stringify({ token: 'old', userInfo: {} })]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => entries.delete(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  session.beginSession({ token: 't1', userInfo: {} });
  expect(session.currentVisit().token).toBe('t1');
  expect(session.isSessionStored()).toBe(false);
  expect(hasUnsavedWork()).toBe(true);
  expect(entries.size).toBe(0);
  session.keepUserInfo('t1', { email: 'ada@example.com' });
  expect(session.currentVisit().token).toBe('t1');
});

test('several 401s in one session sign out once, with one message', async () => {
  session.beginSession({ token: 't1', userInfo: {} });
  const ended = vi.fn<() => void>();
  const stop = session.onVisitChange(ended);
  const visit = session.currentVisit();
  const failure = () =>
    new ApiError({
      kind: 'http',
      status: 401,
      code: null,
      message: '',
      operationId: 'listOrders',
      sentFor: visit,
    });
  act(() => showFailure(failure()));
  const first = getToast();
  act(() => showFailure(failure()));
  expect(ended).toHaveBeenCalledOnce();
  expect(getToast()?.id).toBe(first?.id);
  expect(first?.text).toBe('Your session has ended. Sign in again. (401)');
  expect(await toastTime()).toBe(6000);
  session.beginSession({ token: 't2', userInfo: {} });
  showFailure(failure());
  expect(session.currentVisit().token).toBe('t2');
  stop();
});

test('Log out clears the token, the customer and cached data, and goes to /', () => {
  history.replaceState(null, '', '/dashboard');
  session.beginSession({ token: 't1', userInfo: { email: 'ada@example.com' } });
  const client = queryClient;
  client.setQueryData(['listOrders'], { records: ['hers'] });
  signOut();
  expect(stored()).toEqual({ token: '', userInfo: {} });
  expect(client.getQueryCache().getAll()).toHaveLength(0);
  expect(location.pathname).toBe('/');
});

test('a late response for one customer is not cached for the next', async () => {
  session.beginSession({ token: 't1', userInfo: {} });
  const queryKey = ['listOrders'];
  const { promise, resolve } = Promise.withResolvers<string>();
  const asked = queryClient.fetchQuery({ queryKey, queryFn: () => promise });
  const ended = expect(asked).rejects.toThrow(CancelledError);
  session.beginSession({ token: 't2', userInfo: {} });
  resolve('hers');
  await ended;
  await promise;
  expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
  const next = queryClient.fetchQuery({ queryKey, queryFn: () => Promise.resolve('his') });
  expect(await next).toBe('his');
});

test('a session with a reused token in another tab is accepted', () => {
  session.beginSession({ token: 'same', userInfo: {} });
  session.endSession();
  localStorage.setItem('user', JSON.stringify({ token: 'same', userInfo: {} }));
  session.followOtherTab();
  expect(session.currentVisit().token).toBe('same');
});

test('when a visit ends, the next one has already begun', () => {
  session.beginSession({ token: 't1', userInfo: {} });
  const seen: string[] = [];
  session.currentVisit().signal.addEventListener('abort', () => {
    seen.push(session.currentVisit().token);
  });
  session.beginSession({ token: 't2', userInfo: {} });
  expect(seen).toEqual(['t2']);
});

test('an unfinished purchase is removed with the session, whatever code is loaded', () => {
  session.beginSession({ token: 't1', userInfo: {} });
  sessionStorage.setItem('purchase-intent', '{}');
  localStorage.setItem('pending-payment', '{}');
  session.endSession();
  expect(sessionStorage.getItem('purchase-intent')).toBeNull();
  expect(localStorage.getItem('pending-payment')).toBeNull();
});

test.each([
  ['corrupt', { token: 'abc', userInfo: null }],
  ['gone', { token: '', userInfo: {} }],
])("the head script's mark is removed if the session it saw is %s", async (_what, kept) => {
  document.documentElement.setAttribute('data-signed-in', '');
  localStorage.setItem('user', JSON.stringify(kept));
  startSession();
  await api.settle();
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(false);
});

test('a customer who is already stored is not written again', async () => {
  const userInfo = { email: 'ada@example.com' };
  session.beginSession({ token: 't9', userInfo }, { isReady: false });
  const setItem = vi.fn<() => void>();
  vi.stubGlobal('localStorage', {
    getItem: () => JSON.stringify({ token: 't9', userInfo }),
    setItem,
  });
  const fetched = fetchUser(session.currentVisit());
  await api.settle();
  await api.only(USER).answer({ userInfo });
  await fetched;
  expect(setItem).not.toHaveBeenCalled();
});

test('a customer who is loaded after a sign-out in another tab does not restore the session', async () => {
  session.beginSession({ token: 't1', userInfo: {} });
  const fetched = fetchUser(session.currentVisit());
  // The other tab has written, and its event has not arrived yet.
  localStorage.setItem('user', JSON.stringify({ token: '', userInfo: {} }));
  await api.settle();
  await api.only(USER).answer({ userInfo: { email: 'ada@example.com' } });
  await fetched;
  expect(session.currentVisit().token).toBe('');
  expect(stored()).toEqual({ token: '', userInfo: {} });
});

test('a session that ended before its code loaded sends no call', async () => {
  session.beginSession({ token: 't1', userInfo: {} });
  const visit = session.currentVisit();
  session.endSession();
  await fetchUser(visit);
  expect(api.calls).toEqual([]);
});

test('the timeout of an earlier session does not make a later one ready', async () => {
  session.beginSession({ token: 't1', userInfo: {} }, { isReady: false });
  void fetchUser(session.currentVisit()).catch(() => undefined);
  session.beginSession({ token: 't2', userInfo: {} }, { isReady: false });
  await wait(5000);
  expect(isReady()).toBe(false);
});

test('a call that came too late for its session is not sent, and nothing is reported', async () => {
  session.beginSession({ token: 't1', userInfo: {} });
  session.endSession();
  const error: unknown = await getUserInfo().catch((reason: unknown) => reason);
  expect(error).toMatchObject({ kind: 'signed-out' });
  showFailure(error);
  expect(api.calls).toEqual([]);
  expect(getToast()).toBeNull();
});

test('a call ends with its session, and nothing is reported', async () => {
  const logged = vi.spyOn(console, 'error');
  session.beginSession({ token: 't1', userInfo: {} });
  const late = getUserInfo().catch(showFailure);
  expect(api.open(USER)).toHaveLength(1);
  session.endSession();
  session.beginSession({ token: 't2', userInfo: {} });
  expect(api.open(USER)).toHaveLength(0);
  await late;
  expect(getToast()).toBeNull();
  expect(logged).not.toHaveBeenCalled();
});

test('a message for one customer disappears before the next one', () => {
  onTestFinished(followSession());
  session.beginSession({ token: 't1', userInfo: {} });
  act(() => void showToast({ kind: 'success', title: 'Payment Success', duration: 'sticky' }));
  expect(getToast()?.title).toBe('Payment Success');
  act(() => session.beginSession({ token: 't2', userInfo: {} }));
  expect(getToast()).toBeNull();
});
