import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { store } from '../platform/store.tsx';
import { showUnexpectedError } from '../ui/toast.ts';
import { currentCaller } from './caller.ts';
import { isExpected } from './query-client.ts';

type Work = (signal: AbortSignal) => Promise<unknown>;

/** An asynchronous job that runs one at a time and outlives its component. For all other jobs, see `useJob`. */
export function createJob() {
  const running = atom<AbortController | null>(null);
  const perform = async (work: Work, own: AbortController) => {
    try {
      await work(own.signal);
    } catch (error) {
      // Failed calls have already been shown.
      if (!isExpected(error)) showUnexpectedError(error);
    }
    own.abort();
  };
  return {
    running,
    /** Starts the job unless it is already running. Use `null` for a job that changes the session itself. */
    start: (work: Work, session: AbortSignal | null = currentCaller().signal): void => {
      if (store.get(running) !== null) return;
      const own = new AbortController();
      const { signal } = own;
      signal.addEventListener('abort', () => store.set(running, null));
      session?.addEventListener('abort', () => own.abort(session.reason), { signal });
      store.set(running, own);
      void perform(work, own);
    },
    cancel: () => store.get(running)?.abort(),
  };
}

export type Job = ReturnType<typeof createJob>;

export function useIsRunning({ running }: Job): boolean {
  return useAtomValue(running) !== null;
}

/** A job of this component, which is canceled when the component unmounts. */
export function useJob() {
  const [job] = useState(createJob);
  useEffect(() => job.cancel, [job]);
  return { start: job.start, cancel: job.cancel, isPending: useIsRunning(job) };
}
