import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/errors.ts';
import type { ApiErrorKind } from '../../src/api/errors.ts';
import { createQueryClient } from '../../src/api/query-client.ts';

const errorOf = (kind: ApiErrorKind, status: number) =>
  new ApiError({ kind, status, code: null, message: '', operationId: 'getBandwidth' });

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

describe('the data cache', () => {
  test('retries a dropped connection and an HTTP failure three times', async () => {
    expect(await attempts(errorOf('network', 0))).toBe(4);
    expect(await attempts(errorOf('http', 503))).toBe(4);
  });

  test('never retries a business failure, a 401 or a broken contract', async () => {
    expect(await attempts(errorOf('business', 200))).toBe(1);
    expect(await attempts(errorOf('http', 401))).toBe(1);
    expect(await attempts(errorOf('contract', 200))).toBe(1);
    expect(await attempts(errorOf('request', 0))).toBe(1);
  });

  test('never retries a mutation, and reports its failure once', async () => {
    const onFailure = vi.fn();
    const client = createQueryClient(onFailure);
    const mutationFn = vi.fn().mockRejectedValue(errorOf('network', 0));
    const mutation = client.getMutationCache().build(client, { mutationFn });
    await mutation.execute(undefined).catch(() => undefined);
    expect(mutationFn).toHaveBeenCalledTimes(1);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  test('reports when a caller shows the failure itself', async () => {
    const onFailure = vi.fn();
    const client = createQueryClient(onFailure);
    const mutation = client.getMutationCache().build(client, {
      mutationFn: () => Promise.reject(errorOf('business', 200)),
      meta: { inlineError: true },
    });
    await mutation.execute(undefined).catch(() => undefined);
    expect(onFailure).toHaveBeenCalledWith(expect.any(ApiError), { isInline: true });
  });

  test('keeps unused answers for five minutes', () => {
    const client = createQueryClient(vi.fn());
    expect(client.getDefaultOptions().queries?.gcTime).toBe(300_000);
  });
});
