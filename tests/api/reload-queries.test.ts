import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../src/api/query-client.ts';
import { reloadQueries } from '../../src/api/reload-queries.ts';

const KEY = ['listOrders'];

/** A server that responds when the test tells it to. Each response contains the state from when its call was sent. */
function open() {
  const onFailure = vi.fn();
  const client = createQueryClient(onFailure);
  let truth = 'unpaid';
  const calls: { answer: () => void; signal: AbortSignal }[] = [];
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    const now = truth;
    return new Promise<string>((resolve) => {
      calls.push({ answer: () => resolve(now), signal });
    });
  };
  const options = { queryKey: [...KEY, { PageNo: 1 }], queryFn };
  return { client, calls, options, onFailure, pay: () => void (truth = 'paid') };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test("a first load that is running when the server's data changes returns the new data", async () => {
  const { client, calls, options, pay, onFailure } = open();
  const observer = new QueryObserver(client, options);
  const stop = observer.subscribe(() => undefined);
  pay();
  reloadQueries(client, [KEY]);
  expect(calls).toHaveLength(2);
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[0]?.answer();
  await settle();
  expect(observer.getCurrentResult()).toMatchObject({ data: undefined, isPending: true });
  calls[1]?.answer();
  await settle();
  expect(observer.getCurrentResult()).toMatchObject({ data: 'paid', isStale: false });
  expect(onFailure).not.toHaveBeenCalled();
  stop();
});

test('a later load is also sent again, and the screen keeps its data meanwhile', async () => {
  const { client, calls, options, pay } = open();
  client.setQueryData(options.queryKey, 'before');
  const observer = new QueryObserver(client, { ...options, staleTime: 0 });
  const stop = observer.subscribe(() => undefined);
  pay();
  reloadQueries(client, [KEY]);
  calls[0]?.answer();
  await settle();
  expect(observer.getCurrentResult()).toMatchObject({ data: 'before', isFetching: true });
  calls.at(-1)?.answer();
  await settle();
  expect(observer.getCurrentResult().data).toBe('paid');
  expect(calls).toHaveLength(2);
  stop();
});

test('a caller that waits for a query without a screen gets the new data, which counts as fresh', async () => {
  const { client, calls, options, pay } = open();
  const waiting = client.fetchQuery(options);
  pay();
  reloadQueries(client, [KEY]);
  calls[0]?.answer();
  calls[1]?.answer();
  expect(await waiting).toBe('paid');
  expect(client.getQueryState(options.queryKey)?.isInvalidated).toBe(false);
});

test('a visible query is sent once, and others are only marked as stale or left alone', async () => {
  const { client, calls, options } = open();
  const other = { ...options, queryKey: [...KEY, { PageNo: 2 }] };
  const elsewhere = { ...options, queryKey: ['getBandwidth'] };
  const loaded = [options, other].map((each) => client.fetchQuery(each));
  for (const { answer } of calls) answer();
  await Promise.all(loaded);
  const stop = new QueryObserver(client, { ...options, staleTime: 60_000 }).subscribe(
    () => undefined,
  );
  void client.prefetchQuery(elsewhere);
  reloadQueries(client, [KEY]);
  expect(calls).toHaveLength(4);
  expect(client.getQueryState(other.queryKey)?.isInvalidated).toBe(true);
  expect(calls.filter(({ signal }) => signal.aborted)).toEqual([]);
  stop();
});

test('several events in a row lead to a single call', async () => {
  const { client, calls, options, pay } = open();
  const observer = new QueryObserver(client, options);
  const stop = observer.subscribe(() => undefined);
  for (let event = 0; event < 3; event += 1) reloadQueries(client, [KEY]);
  pay();
  reloadQueries(client, [KEY]);
  for (const { answer } of calls) answer();
  await settle();
  expect(observer.getCurrentResult().data).toBe('paid');
  stop();
});
