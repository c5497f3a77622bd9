import type { CDPSession } from '@playwright/test';
import { round } from './page/statistics.ts';

/** The size of the page's JavaScript heap after a forced garbage collection, in MB. */
export async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return round(usedSize / 1e6, 3);
}
