import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { IspPanel, LowerPanels } from '../../src/app/dashboard/CustomerDashboard.tsx';
import { LoginDialog } from '../../src/app/LoginDialogMount.tsx';
import { pageAt } from '../../src/app/pages.ts';
import { prefetch, prefetchOnIntent } from '../../src/app/prefetch.ts';
import { queryClient } from '../../src/app/query-client.ts';
import { startSession } from '../../src/app/start-session.ts';
import {
  beginSession,
  currentVisit,
  endSession,
  onVisitChange,
} from '../../src/session/session.ts';
import { openBackend } from '../setup/backend.ts';
import { getToast } from '../setup/toast.tsx';
import { until } from '../setup/until.ts';
import { user } from '../setup/user.ts';

const DASHBOARD = ['analyseOrders', 'getBandwidth', 'listOrders'];

beforeEach(() => beginSession({ token: 'ada', userInfo: {} }));

/**
 * The customer and the data of the dashboard are requested as at the start of the page, but the responses have not
 * arrived.
 */
async function startCalls() {
  const api = await openBackend({ held: true });
  startSession();
  void prefetch(new URL('http://shop.test/dashboard'));
  await until(() =>
    expect(api.calls.map(({ operationId }) => operationId).toSorted()).toEqual(
      [...DASHBOARD, 'getUserInfo'].toSorted(),
    ),
  );
  return api;
}

test('several 401s at the start of the page end the session once', async () => {
  const api = await startCalls();
  const onVisit = vi.fn<() => void>();
  const stop = onVisitChange(onVisit);
  const unauthorized = () => new Response('', { status: 401 });
  for (const call of api.open()) await call.respond(unauthorized());
  stop();
  expect(onVisit).toHaveBeenCalledTimes(1);
  expect(currentVisit().isSignedIn).toBe(false);
  expect(getToast()?.text).toBe('Your session has ended. Sign in again. (401)');
});

test('the end of a session cancels the calls from the start of the page', async () => {
  const api = await startCalls();
  endSession();
  await api.settle();
  expect(api.open()).toEqual([]);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(getToast()).toBeNull();
});

test("the code of the dashboard's panels loads together with their data", async () => {
  await openBackend({ held: true });
  await prefetch(new URL('http://shop.test/dashboard?type=isp'));
  await until(() => expect([IspPanel.isLoaded(), LowerPanels.isLoaded()]).toEqual([true, true]));
});

prefetchOnIntent();

async function hover(href: string) {
  const { getByText, unmount } = render(
    <a href={href}>
      <b>There</b>
    </a>,
  );
  await user.hover(getByText('There'));
  unmount();
}

test('prefetching skips a call while the server has asked to wait', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const api = await openBackend({ held: true });
  const reads = async () => {
    await prefetch(new URL('http://shop.test/dashboard'));
    await until(() => expect(queryClient.isFetching()).toBe(api.open().length));
    for (const call of api.open())
      await call.respond(new Response('', { status: 429, headers: { 'Retry-After': '60' } }));
    return api.to('getBandwidth').length;
  };
  expect(await reads()).toBe(1);
  vi.setSystemTime(Date.now() + 59_000);
  expect(await reads()).toBe(1);
  vi.setSystemTime(Date.now() + 1000);
  expect(await reads()).toBe(2);
});

test('hovering and clicking a link to the dashboard loads its data once', async () => {
  // The click follows immediately, however busy the machine is.
  vi.useFakeTimers({ toFake: ['Date'] });
  const api = await openBackend();
  const { getByText } = render(
    <a href="/dashboard?type=isp">
      <b>There</b>
    </a>,
  );
  await user.hover(getByText('There'));
  await until(() => expect(api.calls).toHaveLength(3));
  await user.pointer({ keys: '[MouseLeft>]', target: getByText('There') });
  await api.settle();
  expect(api.calls.map(({ operationId }) => operationId).toSorted()).toEqual([
    'analyseOrders',
    'listIspPlans',
    'listOrders',
  ]);
});

test.each([
  ['of another shop', 'https://elsewhere.example/dashboard', 'ada', '/'],
  ['to a page without calls', '/terms', 'ada', '/'],
  ['of a visitor', '/dashboard', '', '/'],
  ['to the page on the screen', '/dashboard#orders', 'ada', '/dashboard'],
])('a link %s loads nothing', async (_which, href, token, here) => {
  history.replaceState(null, '', here);
  beginSession({ token, userInfo: {} });
  const api = await openBackend();
  await hover(href);
  await pageAt('/dashboard').load();
  await pageAt('/terms').load();
  await api.settle();
  expect(api.calls).toEqual([]);
});

test('hovering a button that opens the login dialog loads the dialog', async () => {
  const preload = vi.spyOn(LoginDialog, 'preload').mockImplementation(() => undefined);
  const { getByText } = render(<button data-login-intent="">LOGIN</button>);
  await user.hover(getByText('LOGIN'));
  expect(preload).toHaveBeenCalledOnce();
});
