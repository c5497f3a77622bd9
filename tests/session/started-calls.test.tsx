import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../src/app/ApiProvider.tsx';
import { startDashboard } from '../../src/app/dashboard/first-screen.ts';
import { routes } from '../../src/app/routes.tsx';
import { refreshCustomer } from '../../src/app/start-session.ts';
import {
  beginSession,
  currentVisit,
  endSession,
  onVisitChange,
} from '../../src/session/session.ts';
import { openBackend } from '../setup/backend.ts';
import { getToast } from '../setup/shown-toast.ts';

beforeEach(() => beginSession({ token: 'ada', userInfo: {} }));

/** The customer and the first screen are asked for as at the start of the page, and not answered yet. */
async function startCalls() {
  const api = await openBackend({ held: true });
  const customer = refreshCustomer(currentVisit());
  startDashboard(new URLSearchParams());
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

test('the dashboard alone starts calls before it renders', () => {
  const starting = Object.entries(routes).filter(([, route]) => 'firstScreen' in route);
  expect(starting.map(([path]) => path)).toEqual(['/dashboard']);
});
