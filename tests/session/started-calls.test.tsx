import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../src/app/ApiProvider.tsx';
import { startDashboard } from '../../src/app/dashboard/first-screen.ts';
import { startHoveredPages } from '../../src/app/first-screen.ts';
import { routes } from '../../src/app/routes.tsx';
import { refreshCustomer } from '../../src/app/start-session.ts';
import {
  beginSession,
  currentVisit,
  endSession,
  onVisitChange,
} from '../../src/session/session.ts';
import { openBackend } from '../setup/backend.ts';
import { user } from '../setup/press.ts';
import { getToast } from '../setup/toast.tsx';
import { until } from '../setup/until.ts';

beforeEach(() => beginSession({ token: 'ada', userInfo: {} }));

/** The customer and the first screen are asked for as at the start of the page, and not answered yet. */
async function startCalls() {
  const api = await openBackend({ held: true });
  const customer = refreshCustomer(currentVisit());
  startDashboard('residential');
  await api.settle();
  expect(api.calls.map(({ operationId }) => operationId).toSorted()).toEqual([
    'getBandwidth',
    'getUserInfo',
  ]);
  return { api, customer };
}

test('two started calls that are answered 401 end the session once', async () => {
  const { api, customer } = await startCalls();
  const onVisit = vi.fn<() => void>();
  const stop = onVisitChange(onVisit);
  const unauthorized = () => new Response('', { status: 401 });
  const [first, second] = api.open();
  await first?.respond(unauthorized());
  await second?.respond(unauthorized());
  await customer;
  stop();
  expect(onVisit).toHaveBeenCalledTimes(1);
  expect(currentVisit().isSignedIn).toBe(false);
  expect(getToast()?.text).toBe('Your session has ended. Sign in again. (401)');
});

test('the end of a session drops its started calls', async () => {
  const { api, customer } = await startCalls();
  endSession();
  await customer;
  await api.settle();
  expect(api.open()).toEqual([]);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(getToast()).toBeNull();
});

startHoveredPages();

async function hover(href: string) {
  const { getByText, unmount } = render(
    <a href={href}>
      <b>There</b>
    </a>,
  );
  await user.hover(getByText('There'));
  unmount();
}

test('a link to the dashboard asks for its first screen once when the pointer reaches it', async () => {
  const api = await openBackend();
  await hover('/dashboard?type=isp');
  await until(() => expect(api.calls).toHaveLength(1));
  await hover('/dashboard?type=isp');
  await api.settle();
  expect(api.calls.map(({ operationId }) => operationId)).toEqual(['listIspPlans']);
});

test.each([
  ['of another shop', 'https://elsewhere.example/dashboard', 'ada'],
  ['to a page without calls', '/terms', 'ada'],
  ['of a visitor', '/dashboard', ''],
])('a link %s asks for nothing', async (_which, href, token) => {
  beginSession({ token, userInfo: {} });
  const api = await openBackend();
  await hover(href);
  await routes['/dashboard']?.source.loadAhead();
  await routes['/terms']?.source.loadAhead();
  await routes['/dashboard']?.firstScreen?.loadAhead();
  await api.settle();
  expect(api.calls).toEqual([]);
});

test('the dashboard alone starts calls before it renders', () => {
  const starting = Object.entries(routes).filter(([, route]) => 'firstScreen' in route);
  expect(starting.map(([path]) => path)).toEqual(['/dashboard']);
});
