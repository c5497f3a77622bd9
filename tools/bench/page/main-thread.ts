import type { CDPSession } from '@playwright/test';

/** A task of the main thread. Uses CPU time, so that other work on the machine does not count. */
export type Task = { startUs: number; endUs: number; cpuMs: number };

type TraceEvent = {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
};

export type MainThreadTrace = {
  tasks: readonly Task[];
  /** The times of each `performance.mark` in microseconds, by name. */
  marks: Record<string, number>;
};

/** Traces the main thread while `action` runs. */
export async function traceMainThread(
  session: CDPSession,
  action: () => Promise<unknown>,
): Promise<MainThreadTrace> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: readonly object[] }) => {
    events.push(...(value as TraceEvent[]));
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'blink.user_timing',
      ],
    },
  });
  await action();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const page = events.find(({ name }) => name === 'UpdateLayoutTree');
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === page?.pid && tid === page.tid)
    .map(({ ts, dur = 0, tdur = 0 }) => ({ startUs: ts, endUs: ts + dur, cpuMs: tdur / 1000 }));
  const marks = events.filter(({ cat }) => cat === 'blink.user_timing');
  return { tasks, marks: Object.fromEntries(marks.map(({ name, ts }) => [name, ts])) };
}

/** CPU time of the main thread between two marks. */
export function cpuBetween({ tasks, marks }: MainThreadTrace, from: string, to: string): number {
  const start = marks[from] ?? 0;
  const end = marks[to] ?? 0;
  return tasks
    .filter((task) => task.endUs > start && task.startUs < end)
    .reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

export function longestTask({ tasks }: MainThreadTrace): number {
  return Math.max(0, ...tasks.map(({ cpuMs }) => cpuMs));
}
