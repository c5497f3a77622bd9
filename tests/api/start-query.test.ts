import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/errors.ts';
import { createQueryClient } from '../../src/api/query-client.ts';
import { startQuery, unlessStarted } from '../../src/api/start-query.ts';
import { until } from '../setup/until.ts';

const queryKey = ['own'];

/** A client, its one query, and a component that reads it. */
function reading(queryFn = vi.fn(() => Promise.resolve('data'))) {
  const onFailure = vi.fn();
  const client = createQueryClient(onFailure);
  const start = () => startQuery(client, { queryKey, queryFn });
  const settled = () => until(() => expect(client.isFetching()).toBe(0));
  const mount = () =>
    new QueryObserver(client, { queryKey, queryFn, refetchOnMount: unlessStarted }).subscribe(
      () => undefined,
    );
  return { client, onFailure, queryFn, start, settled, mount };
}

test('a component uses the answer that was asked for before it, and joins a call under way', async () => {
  const late = reading();
  late.start();
  await late.settled();
  late.mount();
  await late.settled();
  expect(late.queryFn).toHaveBeenCalledTimes(1);
  const early = reading();
  early.start();
  early.mount();
  await early.settled();
  expect(early.queryFn).toHaveBeenCalledTimes(1);
});

test('a component that comes back asks again, however fresh the answer is', async () => {
  const { queryFn, start, settled, mount } = reading();
  start();
  await settled();
  mount()();
  mount();
  await settled();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('what is on the screen is not asked for ahead of time', async () => {
  const { queryFn, start, settled, mount } = reading();
  mount();
  await settled();
  start();
  await settled();
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('another query, with a longer key, neither stands for it nor ends it', async () => {
  const { client, queryFn, start, settled, mount } = reading();
  const other = { queryKey: [...queryKey, { page: 2 }], queryFn: () => Promise.resolve('other') };
  const leaveOther = new QueryObserver(client, other).subscribe(() => undefined);
  await settled();
  start();
  leaveOther();
  await settled();
  expect(queryFn).toHaveBeenCalledTimes(1);
  mount();
  await settled();
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('what was asked for ahead of time is asked for again after ten seconds', async () => {
  const { queryFn, start, settled } = reading();
  start();
  await settled();
  start();
  await settled();
  expect(queryFn).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 10_000);
  start();
  await settled();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

const failed = (status: number) => {
  const init = { kind: 'http', code: null, message: '', operationId: 'own' } as const;
  return vi.fn(() => Promise.reject<string>(new ApiError({ ...init, status })));
};

test('a refused call is passed on once, and is not tried again', async () => {
  const { queryFn, onFailure, start, settled } = reading(failed(401));
  start();
  await settled();
  expect(queryFn).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('a call that fails before a component reads it says nothing, and the component asks again', async () => {
  vi.useFakeTimers();
  const { queryFn, onFailure, start, mount, client } = reading(failed(500));
  start();
  await vi.runAllTimersAsync();
  expect(onFailure.mock.calls).toMatchObject([[{ status: 500 }, { isInline: true }]]);
  mount();
  await vi.runAllTimersAsync();
  expect(client.isFetching()).toBe(0);
  expect(onFailure.mock.calls[1]).toMatchObject([{ status: 500 }, { isInline: false }]);
  expect(queryFn).toHaveBeenCalledTimes(8);
});

test('a call that fails after a component joined it is shown', async () => {
  vi.useFakeTimers();
  const { onFailure, start, mount } = reading(failed(500));
  start();
  mount();
  await vi.runAllTimersAsync();
  expect(onFailure.mock.calls).toMatchObject([[{ status: 500 }, { isInline: false }]]);
});
