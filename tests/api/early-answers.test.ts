import { beforeEach, expect, test, vi } from 'vitest';
import { getUserInfo } from '../../generated/customer/customer.ts';
import { getGetUserInfoUrl } from '../../generated/customer/customer.ts';
import { askEarly } from '../../src/api/early-answers.ts';
import { config } from '../../src/config.ts';
import { visit } from './visit.ts';

const URL_OF_USER = config.apiBaseUrl + getGetUserInfoUrl();
const answer = (email: string) =>
  Response.json({ code: 200, message: null, body: { userInfo: { email } } });
const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('__takeEarly', undefined);
  vi.stubGlobal('fetch', fetching);
  visit('token-1');
});

const ask = (token: string, first: Promise<Response>) => {
  fetching.mockReturnValueOnce(first).mockResolvedValue(answer('late@a.example'));
  askEarly(token, [URL_OF_USER]);
};

test('the answer to an early call is taken once, and checked as any other', async () => {
  ask('token-1', Promise.resolve(answer('early@a.example')));
  expect(fetching).toHaveBeenCalledExactlyOnceWith(URL_OF_USER, {
    headers: { Accept: 'application/json', Authorization: 'Bearer token-1' },
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
  });
  expect((await getUserInfo()).userInfo.email).toBe('early@a.example');
  expect((await getUserInfo()).userInfo.email).toBe('late@a.example');
  expect(fetching).toHaveBeenCalledTimes(2);
});

test('an early answer that breaks the contract is refused', async () => {
  ask(
    'token-1',
    Promise.resolve(Response.json({ code: 200, message: null, body: { userInfo: 7 } })),
  );
  await expect(getUserInfo()).rejects.toMatchObject({ kind: 'contract' });
});

test('an early call that failed is a failed call, which may be tried again', async () => {
  ask('token-1', Promise.reject(new TypeError('Failed to fetch')));
  await expect(getUserInfo()).rejects.toMatchObject({ kind: 'network', status: 0 });
  expect((await getUserInfo()).userInfo.email).toBe('late@a.example');
});

test('an answer to the token of another session is not taken', async () => {
  ask('token-0', Promise.resolve(answer('other@a.example')));
  expect((await getUserInfo()).userInfo.email).toBe('late@a.example');
});

test('an answer that nobody takes is dropped after ten seconds', async () => {
  vi.useFakeTimers();
  ask('token-1', Promise.resolve(answer('early@a.example')));
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect((await getUserInfo()).userInfo.email).toBe('late@a.example');
});
