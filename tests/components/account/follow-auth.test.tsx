import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endAuthSession, followAuth } from '../../../src/features/account/follow-auth.ts';
import { wait } from '../../setup/page.tsx';
import { until } from '../../setup/until.ts';
import { startAuthService, type AuthService } from './fake-auth-service.ts';

const ADA = { email: 'ada@example.com', password: 'engine-1843' };
let service: AuthService;
const stops: (() => Promise<void>)[] = [];

beforeEach(async () => {
  // The library warns about a second client, which these tests need.
  vi.spyOn(console, 'warn').mockReturnValue();
  service = await startAuthService({ ...ADA });
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await service.stop();
});

/** The shop's follower with the real client library. */
function follow(url = service.url) {
  const emails: (string | undefined)[] = [];
  const followed = followAuth({
    url,
    anonKey: 'anon-key',
    onEmail: (email) => emails.push(email),
  });
  stops.push(followed.stop);
  return { ...followed, emails };
}

test('signing in to the auth service links its email, and signing out unlinks it', async () => {
  const { client, emails } = follow();
  await until(() => expect(emails).toEqual([undefined]));
  const { error } = await client.signInWithPassword(ADA);
  expect(error).toBeNull();
  await until(() => expect(emails.at(-1)).toBe(ADA.email));
  await client.signOut();
  await until(() => expect(emails.at(-1)).toBeUndefined());
  expect(service.log).toEqual([
    'POST /auth/v1/token?grant_type=password anon-key',
    'POST /auth/v1/logout?scope=global anon-key',
  ]);
});

test('an existing session is read when the shop opens', async () => {
  await follow().client.signInWithPassword(ADA);
  const later = follow();
  await until(() => expect(later.emails[0]).toBe(ADA.email));
});

test("only the given session is ended at the auth service, not the user's others", async () => {
  const { client } = follow();
  const { data } = await client.signInWithPassword(ADA);
  await endAuthSession({ url: service.url, anonKey: 'anon-key' }, data.session?.access_token ?? '');
  expect(service.log.at(-1)).toBe('POST /auth/v1/logout?scope=local anon-key');
  expect(service.bearers.at(-1)).toBe(`Bearer ${data.session?.access_token}`);
});

test('Log out works even if the auth service cannot be reached', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no connection'));
  const ended = endAuthSession({ url: service.url, anonKey: 'anon-key' }, 'token');
  await expect(ended).resolves.toBeUndefined();
});

test('a refresh in progress does not restore a session that was removed', async () => {
  service.setLife(1);
  await follow().client.signInWithPassword(ADA);
  service.setLife(3600);
  const send = fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const answer = await send(...call);
    localStorage.clear();
    return answer;
  });
  const { emails } = follow();
  await until(() => expect(emails.length).toBeGreaterThan(0));
  expect(service.log.join()).toContain('grant_type=refresh_token');
  expect(localStorage.length).toBe(0);
});

test('a sign-in in another tab updates the email', async () => {
  const here = follow();
  await until(() => expect(here.emails).toEqual([undefined]));
  const otherTab = follow();
  await otherTab.client.signInWithPassword(ADA);
  await until(() => expect(here.emails.at(-1)).toBe(ADA.email));
  await otherTab.client.signOut();
  await until(() => expect(here.emails.at(-1)).toBeUndefined());
});

test.each([
  ['', 'the address of the project'],
  ['/auth/v1', 'the address of its auth service'],
])('the auth service can be configured with "%s" after its address: %s', async (path) => {
  const { error } = await follow(service.url + path).client.signInWithPassword(ADA);
  expect(error).toBeNull();
  expect(service.log).toEqual(['POST /auth/v1/token?grant_type=password anon-key']);
  expect(service.bearers).toEqual(['Bearer anon-key']);
});

test("a session is stored where the auth service's own client library expects it", async () => {
  await follow().client.signInWithPassword(ADA);
  expect(localStorage.getItem('sb-127-auth-token')).toContain(ADA.email);
});

test('a session that is about to expire is refreshed while the shop stays open', async () => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'],
  });
  const { client, emails } = follow();
  await client.signInWithPassword(ADA);
  service.rename('countess@example.com');
  await wait(3_540_000);
  vi.useRealTimers();
  await until(() => expect(emails.at(-1)).toBe('countess@example.com'));
});

test("the shop's own URL is never read as a redirect from the auth service", async () => {
  const address =
    '/?code=TENTH#access_token=foreign&refresh_token=r&expires_in=60&token_type=bearer';
  history.replaceState(null, '', address);
  const { emails } = follow();
  await until(() => expect(emails).toEqual([undefined]));
  expect(service.log).toEqual([]);
  expect(location.href).toContain(address);
});

test('after a stop, sign-ins no longer update the email', async () => {
  const { client, emails, stop } = follow();
  await until(() => expect(emails).toEqual([undefined]));
  await stop();
  const { error } = await client.signInWithPassword(ADA);
  expect(error).toBeNull();
  expect(emails).toEqual([undefined]);
});
