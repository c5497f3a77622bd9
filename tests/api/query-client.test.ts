import { CancelledError, focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../src/api/errors.ts';
import { createQueryClient } from '../../src/api/query-client.ts';
import { until } from '../setup/until.ts';

const errorOf = (kind: ApiErrorKind, status: number, retryAfterMs = 0) =>
  new ApiError({
    kind,
    status,
    code: null,
    message: '',
    operationId: 'getBandwidth',
    retryAfterMs,
  });

async function attempts(error: unknown): Promise<number> {
  vi.useFakeTimers();
  const onFailure = vi.fn();
  const client = createQueryClient(onFailure);
  const queryFn = vi.fn().mockRejectedValue(error);
  const run = client.fetchQuery({
    queryKey: ['getBandwidth'],
    queryFn,
    retry: client.getDefaultOptions().queries?.retry ?? 0,
  });
  const settled = run.catch(() => undefined);
  await vi.runAllTimersAsync();
  await settled;
  vi.useRealTimers();
  expect(onFailure).toHaveBeenCalledTimes(1);
  return queryFn.mock.calls.length;
}

test('the data cache retries a dropped connection and an HTTP failure three times', async () => {
  expect(await attempts(errorOf('network', 0))).toBe(4);
  expect(await attempts(errorOf('http', 503))).toBe(4);
});

test('the data cache never retries a business failure, a 401 or a contract violation', async () => {
  expect(await attempts(errorOf('business', 200))).toBe(1);
  expect(await attempts(errorOf('http', 401))).toBe(1);
  expect(await attempts(errorOf('contract', 200))).toBe(1);
  expect(await attempts(errorOf('request', 0))).toBe(1);
});

test('the data cache never retries a mutation, and reports its failure once', async () => {
  const onFailure = vi.fn();
  const client = createQueryClient(onFailure);
  const mutationFn = vi.fn().mockRejectedValue(errorOf('network', 0));
  const mutation = client.getMutationCache().build(client, { mutationFn });
  await mutation.execute(undefined).catch(() => undefined);
  expect(mutationFn).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('the data cache reports whether the caller shows the failure itself', async () => {
  const onFailure = vi.fn();
  const client = createQueryClient(onFailure);
  const query = client.fetchQuery({
    queryKey: ['getBandwidth'],
    queryFn: () => Promise.reject(errorOf('business', 200)),
    meta: { inlineError: true },
  });
  await query.catch(() => undefined);
  expect(onFailure).toHaveBeenCalledWith(expect.any(ApiError), { isInline: true });
});

test.each([
  ['aborted', new DOMException('left', 'AbortError')],
  ['cancelled', new CancelledError()],
])('the data cache does not report a call that was %s', async (_how, error) => {
  const onFailure = vi.fn();
  const client = createQueryClient(onFailure);
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => Promise.reject(error),
  });
  await mutation.execute(undefined).catch(() => undefined);
  expect(onFailure).not.toHaveBeenCalled();
});

test('the data cache refetches visible queries when the connection returns, but not on focus', async () => {
  const client = createQueryClient(vi.fn());
  client.mount();
  const queryFn = vi.fn().mockResolvedValue('answer');
  const read = { queryKey: ['getBandwidth'], queryFn };
  const screen = new QueryObserver(client, { ...read, staleTime: 0 });
  const leave = screen.subscribe(() => undefined);
  await until(() => expect(screen.getCurrentResult().isSuccess).toBe(true));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await until(() => expect(client.isFetching()).toBe(0));
  expect(queryFn).toHaveBeenCalledTimes(1);
  screen.setOptions({ ...read, staleTime: Infinity });
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await until(() => expect(queryFn).toHaveBeenCalledTimes(2));
  leave();
  client.unmount();
  focusManager.setFocused(undefined);
});

test('the data cache rejects a mutation immediately while offline, instead of sending it later', async () => {
  const client = createQueryClient(vi.fn());
  const mutationFn = vi.fn().mockRejectedValue(errorOf('offline', 0));
  onlineManager.setOnline(false);
  const mutation = client.getMutationCache().build(client, { mutationFn });
  await expect(mutation.execute(undefined)).rejects.toMatchObject({ kind: 'offline' });
  onlineManager.setOnline(true);
});

test.each([
  ['without an answer', undefined],
  ['with an old answer', 'old'],
])(
  'the data cache %s, refetches automatically only after the delay that the server asked for',
  async (_, old) => {
    vi.useFakeTimers();
    const client = createQueryClient(vi.fn());
    client.mount();
    const busy = errorOf('http', 429, 60_000);
    const queryFn = vi.fn().mockRejectedValue(busy);
    const read = { queryKey: ['getBandwidth'], queryFn, staleTime: 0 };
    if (old !== undefined) client.setQueryData(read.queryKey, old);
    const observe = async () => {
      onTestFinished(new QueryObserver(client, read).subscribe(() => undefined));
      await vi.advanceTimersByTimeAsync(0);
      return queryFn.mock.calls.length;
    };
    expect(await observe()).toBe(1);
    await vi.advanceTimersByTimeAsync(59_000);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    expect(await observe()).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await observe()).toBe(2);
    client.unmount();
  },
);
