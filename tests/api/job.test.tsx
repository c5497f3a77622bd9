import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/errors.ts';
import { createJob, useIsRunning, useJob } from '../../src/api/job.ts';
import { endSession, beginSession } from '../../src/session/session.ts';
import { getToast } from '../setup/toast.tsx';
import { injectBug } from '../setup/unexpected.ts';

const signIn = () => beginSession({ token: 't', userInfo: { email: 'ann@example.com' } });

/** Work that ends on demand. */
function pendingWork() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const work = vi.fn((_signal: AbortSignal) => promise);
  return { work, resolve, reject, signal: () => work.mock.calls[0]![0] };
}

test('a job runs once at a time and is pending until its work is done', async () => {
  const { result } = renderHook(useJob);
  const first = pendingWork();
  const second = pendingWork();
  act(() => {
    result.current.start(first.work);
    result.current.start(second.work);
  });
  expect(second.work).not.toHaveBeenCalled();
  expect(result.current.isPending).toBe(true);
  await act(async () => first.resolve());
  expect(result.current.isPending).toBe(false);
  act(() => result.current.start(second.work));
  expect(second.work).toHaveBeenCalledOnce();
});

test('after a job is cancelled, the next one can start at once and is not affected by the first', async () => {
  const { result } = renderHook(useJob);
  const first = pendingWork();
  const second = pendingWork();
  act(() => {
    result.current.start(first.work);
    result.current.cancel();
    result.current.start(second.work);
  });
  expect(first.signal().aborted).toBe(true);
  await act(async () => first.resolve());
  expect(result.current.isPending).toBe(true);
  expect(second.signal().aborted).toBe(false);
});

test('unmounting cancels a job', () => {
  const { result, unmount } = renderHook(useJob);
  const { work, signal } = pendingWork();
  act(() => result.current.start(work));
  unmount();
  expect(signal().aborted).toBe(true);
});

test('the end of the session cancels a job unless the job changes the session itself', () => {
  const { result } = renderHook(useJob);
  const other = createJob();
  const ofSession = pendingWork();
  const signingIn = pendingWork();
  act(() => {
    signIn();
    result.current.start(ofSession.work);
    other.start(signingIn.work, null);
    endSession();
  });
  expect(ofSession.signal().aborted).toBe(true);
  expect(result.current.isPending).toBe(false);
  expect(signingIn.signal().aborted).toBe(false);
});

test('a job outside a component continues when a component that shows it unmounts', () => {
  const job = createJob();
  const { unmount } = renderHook(() => useIsRunning(job));
  const { work, signal } = pendingWork();
  act(() => job.start(work));
  unmount();
  expect(signal().aborted).toBe(false);
  expect(renderHook(() => useIsRunning(job)).result.current).toBe(true);
});

test('a job does not report a failed call, which is reported elsewhere', async () => {
  const { result } = renderHook(useJob);
  const { work, reject } = pendingWork();
  act(() => result.current.start(work));
  const failure = new ApiError({
    kind: 'network',
    status: 0,
    code: null,
    message: 'Failed to fetch',
    operationId: 'createUser',
  });
  await act(async () => reject(failure));
  expect(getToast()).toBeNull();
  expect(result.current.isPending).toBe(false);
});

test('any other error is reported and shown, and the job can be started again', async () => {
  const { result } = renderHook(useJob);
  const { throwIt, expectReported } = injectBug();
  await act(async () => result.current.start(async () => throwIt()));
  expectReported();
  expect(result.current.isPending).toBe(false);
});
