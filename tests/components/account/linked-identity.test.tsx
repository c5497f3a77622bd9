import { act, cleanup, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as sessionModule from '../../../src/session/session.ts';
import { until } from '../../setup/until.ts';

const config = { authUrl: '', authAnonKey: 'anon-key', apiBaseUrl: '', functionsUrl: '' };
const KEY = 'sb-project-auth-token';
const followAuth = vi.fn<(options: { onEmail: (email?: string) => void }) => void>();
const endAuthSession = vi.fn<(service: object, accessToken: string) => Promise<void>>();
const loaded = vi.fn<() => void>();

vi.mock('../../../src/config.ts', () => ({ config }));
vi.mock('../../../src/features/account/follow-auth.ts', () => {
  loaded();
  return { followAuth, endAuthSession };
});

beforeEach(() => {
  vi.resetModules();
});

/** The service's session, as its client library writes and reports it. */
function link(email = 'alice@example.com') {
  const session = { access_token: `token of ${email}`, refresh_token: 'r', user: { email } };
  localStorage.setItem(KEY, JSON.stringify(session));
  localStorage.setItem(`${KEY}-flows-code-verifier`, '[]');
  followAuth.mock.lastCall?.[0].onEmail(email);
}
const linked = () => Object.keys(localStorage).filter((key) => key.startsWith('sb-'));

async function open() {
  const { useLinkedIdentity } = await import('../../../src/features/account/linked-identity.ts');
  function Account() {
    return <p>{useLinkedIdentity() ?? 'none'}</p>;
  }
  const view = render(
    <>
      <Account />
      <Account />
    </>,
  );
  await act(() => vi.dynamicImportSettled());
  return () => view.container.textContent;
}

test('without third-party auth in the configuration, its code is not downloaded', async () => {
  config.authUrl = '';
  const shown = await open();
  expect(loaded).not.toHaveBeenCalled();
  expect(shown()).toBe('nonenone');
});

test('a configured session is followed once, and its email is shown and removed', async () => {
  config.authUrl = 'https://project.auth.example';
  const shown = await open();
  expect(followAuth).toHaveBeenCalledOnce();
  expect(followAuth.mock.calls[0]?.[0]).toMatchObject({ url: config.authUrl, anonKey: 'anon-key' });
  const { onEmail } = followAuth.mock.calls[0]?.[0] ?? {};
  act(() => link('ada@example.com'));
  expect(shown()).toBe('ada@example.comada@example.com');
  act(() => onEmail?.());
  expect(shown()).toBe('nonenone');
});

test('if following fails, the page still works, the failure is logged, and the next use tries again', async () => {
  config.authUrl = 'https://project.auth.example';
  const failure = new Error('no storage');
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  followAuth.mockImplementationOnce(() => {
    throw failure;
  });
  const shown = await open();
  expect(shown()).toBe('nonenone');
  expect(logged).toHaveBeenCalledExactlyOnceWith(failure);
  logged.mockRestore();
  cleanup();
  const shownLater = await open();
  act(() => link('ada@example.com'));
  expect(followAuth).toHaveBeenCalledTimes(2);
  expect(shownLater()).toBe('ada@example.comada@example.com');
});

test("the linked email appears beside the customer's, or alone if that is unknown, never for visitors", async () => {
  config.authUrl = 'https://project.auth.example';
  const { CustomerEmail } = await import('../../../src/app/shell/Navigation.tsx');
  const { endSession, beginSession } = await import('../../../src/session/session.ts');
  const { container } = render(<CustomerEmail className="" />);
  await act(() => vi.dynamicImportSettled());
  act(() => link('ada@example.com'));
  expect(container.textContent).toBe('');
  act(() => beginSession({ token: 't1', userInfo: {} }));
  expect(container.textContent).toBe('(linked: ada@example.com)');
  act(() => beginSession({ token: 't1', userInfo: { email: 'ada@work.example' } }));
  expect(container.textContent).toBe('ada@work.example (linked: ada@example.com)');
  act(endSession);
});

const ADA = { token: 'ada', userInfo: { email: 'ada@example.com' } };
const BOB = { token: 'bob', userInfo: { email: 'bob@example.com' } };

type Sessions = typeof sessionModule;

/** Ways in which the first customer leaves and the second arrives. */
const WAYS: Record<string, (sessions: Sessions) => void> = {
  'log out': ({ signOut, beginSession }) => {
    signOut();
    beginSession(BOB);
  },
  '401': ({ endSession, beginSession }) => {
    endSession();
    beginSession(BOB);
  },
  'at once': ({ beginSession }) => beginSession(BOB),
  'another tab': ({ followOtherTab }) => {
    localStorage.setItem('user', JSON.stringify(BOB));
    followOtherTab();
  },
};

async function openShop() {
  config.authUrl = 'https://project.auth.example';
  const { CustomerEmail } = await import('../../../src/app/shell/Navigation.tsx');
  const sessions = await import('../../../src/session/session.ts');
  const view = render(<CustomerEmail className="" />);
  return { sessions, text: () => view.container.textContent };
}

test.each(Object.entries(WAYS))(
  "the next customer never sees the previous customer's linked identity: %s",
  async (_way, change) => {
    const { sessions, text } = await openShop();
    act(() => sessions.beginSession(ADA));
    await act(() => vi.dynamicImportSettled());
    act(() => link());
    expect(text()).toBe('ada@example.com (linked: alice@example.com)');
    act(() => change(sessions));
    expect(text()).toBe('bob@example.com');
    expect(linked()).toEqual([]);
    // An event that was already on its way.
    act(() => followAuth.mock.lastCall?.[0].onEmail('alice@example.com'));
    expect(text()).toBe('bob@example.com');
    await until(() => expect(endAuthSession).toHaveBeenCalledOnce());
    expect(endAuthSession.mock.lastCall).toEqual([
      { url: config.authUrl, anonKey: 'anon-key' },
      'token of alice@example.com',
    ]);
    act(() => link('bob@work.example'));
    expect(text()).toBe('bob@example.com (linked: bob@work.example)');
    act(sessions.endSession);
  },
);

test('the identity stays linked when the same customer signs in again', async () => {
  const { sessions, text } = await openShop();
  act(() => sessions.beginSession(ADA));
  await act(() => vi.dynamicImportSettled());
  act(() => link());
  act(() => sessions.beginSession({ ...ADA, token: 'ada-2' }));
  expect(text()).toBe('ada@example.com (linked: alice@example.com)');
  act(sessions.endSession);
});

test.each(['before its code is loaded', 'without a connection'])(
  'Log out ends the session of the auth service %s',
  async (when) => {
    if (when === 'without a connection')
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { sessions } = await openShop();
    act(() => sessions.beginSession(ADA));
    link();
    act(sessions.signOut);
    expect(followAuth).not.toHaveBeenCalled();
    expect(linked()).toEqual([]);
    vi.restoreAllMocks();
    act(() => void dispatchEvent(new Event('online')));
    await act(() => vi.dynamicImportSettled());
    await until(() => expect(endAuthSession).toHaveBeenCalledOnce());
  },
);

test('the account page lists and deletes the linked session', async () => {
  const { sessions, text } = await openShop();
  const { forgetStored } = await import('../../../src/features/account/stored-now.ts');
  act(() => sessions.beginSession(ADA));
  await act(() => vi.dynamicImportSettled());
  act(() => link());
  act(() => forgetStored(['sb-*-auth-token'], ADA.userInfo.email));
  expect(text()).toBe('ada@example.com');
  expect(linked()).toEqual([]);
  act(sessions.endSession);
});

test.each(['[', 'null', '{}', '{"access_token":7}'])(
  'Log out removes a stored session without a token: %s',
  async (stored) => {
    const { sessions } = await openShop();
    act(() => sessions.beginSession(ADA));
    localStorage.setItem(KEY, stored);
    act(sessions.signOut);
    expect(linked()).toEqual([]);
    await act(() => vi.dynamicImportSettled());
    expect(endAuthSession).not.toHaveBeenCalled();
  },
);
