import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentVisit, endSession, beginSession, useSession } from '../../src/session/session.ts';
import { fetchUser, signIn } from '../../src/session/sign-in.ts';
import { openBackend, type Backend } from '../setup/backend.ts';

const USER = 'getUserInfo';
const ADA = { userInfo: { email: 'ada@example.com' } };
let api: Backend;

beforeEach(async () => {
  vi.useFakeTimers();
  api = await openBackend({ held: true });
});

const isReady = () => renderHook(() => useSession().isReady).result.current;

test('a sign-in is not ready before its customer is known, and then reports that it is done', async () => {
  const outcome = signIn('t1', { email: 'typed@example.com' });
  await api.settle();
  expect(isReady()).toBe(false);
  await api.only(USER).answer(ADA);
  expect(await outcome).toBe('signed-in');
  expect(isReady()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('a sign-in whose customer cannot be loaded stays, unconfirmed', async () => {
  const log = vi.spyOn(console, 'error');
  const outcome = signIn('t1');
  await api.settle();
  await api.only(USER).fault('status=500;type=empty');
  expect(await outcome).toBe('unconfirmed');
  expect(isReady()).toBe(true);
  expect(currentVisit().token).toBe('t1');
  expect(log).not.toHaveBeenCalled();
});

test('a sign-in whose customer fails to load unexpectedly stays, and the error is reported', async () => {
  const bug = new TypeError('items is not iterable');
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = () => Promise.reject(bug);
  expect(await signIn('t1', { load })).toBe('unconfirmed');
  expect(log.mock.calls).toEqual([[bug]]);
  expect(isReady()).toBe(true);
  log.mockRestore();
});

test('a sign-in whose session ends in the meantime is rejected', async () => {
  const outcome = signIn('t1');
  await api.settle();
  endSession();
  expect(await outcome).toBe('refused');
});

test('a stored session whose customer cannot be loaded does not delay the page', async () => {
  beginSession({ token: 't1', userInfo: {} }, { isReady: false });
  const fetched = fetchUser(currentVisit()).catch(() => 'failed');
  await api.settle();
  expect(isReady()).toBe(false);
  await api.only(USER).fault('status=500;type=empty');
  expect(await fetched).toBe('failed');
  expect(isReady()).toBe(true);
});
