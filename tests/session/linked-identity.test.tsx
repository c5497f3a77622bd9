import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const config = { authUrl: '', authAnonKey: 'anon-key', apiBaseUrl: '', functionsUrl: '' };
const followAuth = vi.fn<(options: { onEmail: (email?: string) => void }) => void>();
const loaded = vi.fn<() => void>();

vi.mock('../../src/config.ts', () => ({ config }));
vi.mock('../../src/session/follow-auth.ts', () => {
  loaded();
  return { followAuth };
});

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
});
afterEach(cleanup);

async function open() {
  const { useLinkedIdentity } = await import('../../src/session/linked-identity.ts');
  function Account() {
    return <p>{useLinkedIdentity() ?? 'nobody'}</p>;
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

test('without third-party auth in the configuration its code is not downloaded', async () => {
  config.authUrl = '';
  const shown = await open();
  expect(loaded).not.toHaveBeenCalled();
  expect(shown()).toBe('nobodynobody');
});

test('when configured, its session is followed once, and its e-mail is shown and removed', async () => {
  config.authUrl = 'https://project.auth.example';
  const shown = await open();
  expect(followAuth).toHaveBeenCalledOnce();
  expect(followAuth.mock.calls[0]?.[0]).toMatchObject({ url: config.authUrl, anonKey: 'anon-key' });
  const { onEmail } = followAuth.mock.calls[0]?.[0] ?? {};
  act(() => onEmail?.('ada@example.com'));
  expect(shown()).toBe('ada@example.comada@example.com');
  act(() => onEmail?.());
  expect(shown()).toBe('nobodynobody');
});

test('when following fails, the page stays, the failure is logged, and the next use tries again', async () => {
  config.authUrl = 'https://project.auth.example';
  const failure = new Error('no storage');
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  followAuth.mockImplementationOnce(() => {
    throw failure;
  });
  const shown = await open();
  expect(shown()).toBe('nobodynobody');
  expect(logged).toHaveBeenCalledExactlyOnceWith(failure);
  logged.mockRestore();
  cleanup();
  const shownLater = await open();
  act(() => followAuth.mock.lastCall?.[0].onEmail('ada@example.com'));
  expect(followAuth).toHaveBeenCalledTimes(2);
  expect(shownLater()).toBe('ada@example.comada@example.com');
});

test('a linked identity grants no access: there is still no session', async () => {
  config.authUrl = 'https://project.auth.example';
  await open();
  act(() => followAuth.mock.calls[0]?.[0].onEmail('ada@example.com'));
  const { currentSession } = await import('../../src/session/session.ts');
  expect(currentSession().token).toBe('');
});

test("it is shown beside a customer's e-mail, alone when that is unknown, and never for visitors", async () => {
  config.authUrl = 'https://project.auth.example';
  const { CustomerEmail } = await import('../../src/app/shell/Navigation.tsx');
  const { endSession, keepSession } = await import('../../src/session/session.ts');
  const { container } = render(<CustomerEmail className="" />);
  await act(() => vi.dynamicImportSettled());
  act(() => followAuth.mock.calls[0]?.[0].onEmail('ada@example.com'));
  expect(container.textContent).toBe('');
  act(() => keepSession({ token: 't1', userInfo: {} }));
  expect(container.textContent).toBe('(linked: ada@example.com)');
  act(() => keepSession({ token: 't1', userInfo: { email: 'ada@work.example' } }));
  expect(container.textContent).toBe('ada@work.example (linked: ada@example.com)');
  act(endSession);
});
