import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/errors.ts';
import { createQueryClient } from '../../src/api/query-client.ts';
import { startQuery, unlessStarted } from '../../src/api/start-query.ts';

const queryKey = ['own'];

/** A client, its one query, and a component that reads it. */
function reading(queryFn = vi.fn(() => Promise.resolve('data'))) {
  const onFailure = vi.fn();
  const client = createQueryClient(onFailure);
  const start = () => startQuery(client, { queryKey, queryFn });
  const settled = () => vi.waitFor(() => expect(client.isFetching()).toBe(0));
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

test('a refused call is reported once, and is not tried again', async () => {
  const init = { kind: 'http', status: 401, code: null, message: '', operationId: 'own' } as const;
  const refused = vi.fn(() => Promise.reject<string>(new ApiError(init)));
  const { queryFn, onFailure, start, settled } = reading(refused);
  start();
  await settled();
  expect(queryFn).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledTimes(1);
});
