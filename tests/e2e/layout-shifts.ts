import type { BrowserContext, Page } from '@playwright/test';
import { twoFrames } from './two-frames.ts';

/** A frame in which something moved, with what moved most. */
type Shift = { at: number; value: number; path: string; moved: readonly string[] };

/** A session window of layout shifts ends after one second without a shift, or after five seconds. */
const WINDOW = { gapMs: 1000, lengthMs: 5000 };

/** Records every layout shift of a context's pages, including those after a click. */
export async function watchShifts(context: BrowserContext) {
  const shifts: Array<Shift> = [];
  await context.exposeBinding('reportShift', (_source, shift: Shift) => void shifts.push(shift));
  await context.addInitScript(observe);
  return {
    /** Everything that moved in the worst session window, once the page has drawn what it is about to draw. */
    async worst(page: Page) {
      await twoFrames(page);
      await page.evaluate(() => (globalThis as unknown as Observed).reportShifts());
      return worstWindow(shifts);
    },
  };
}

function worstWindow(shifts: readonly Shift[]) {
  const windows: Array<Array<Shift>> = [];
  for (const shift of shifts) {
    const last = windows.at(-1);
    const isSame =
      last?.[0] !== undefined &&
      shift.at - (last.at(-1)?.at ?? 0) < WINDOW.gapMs &&
      shift.at - last[0].at < WINDOW.lengthMs;
    if (isSame) last.push(shift);
    else windows.push([shift]);
  }
  const scored = windows.map((all) => ({
    score: all.reduce((sum, { value }) => sum + value, 0),
    moved: all.map(({ value, path, moved }) => `${value.toFixed(4)} ${path}: ${moved.join('; ')}`),
  }));
  return scored.toSorted((a, b) => b.score - a.score)[0] ?? { score: 0, moved: [] };
}

type Observed = { reportShift: (shift: Shift) => void; reportShifts: () => void };

/** Runs in the page before its own scripts. */
function observe(): void {
  const observed = globalThis as unknown as Observed;
  type Moved = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
  type Entry = PerformanceEntry & {
    value: number;
    sources: readonly Moved[];
  };
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(',');
  // Back draws another view at another scroll position in one frame. The browser compares the two as if they had the same
  // scroll position, so it counts content that was in view neither before nor after.
  let restored = { from: 0, to: 0 };
  addEventListener('popstate', ({ timeStamp: from }) => {
    restored = { from, to: Infinity };
    requestAnimationFrame(() => requestAnimationFrame((to) => (restored = { from, to })));
  });
  const report = (entries: PerformanceEntryList) => {
    for (const entry of entries as Entry[]) {
      if (entry.startTime > restored.from && entry.startTime < restored.to) continue;
      observed.reportShift({
        at: performance.timeOrigin + entry.startTime,
        value: entry.value,
        path: location.pathname + location.search,
        moved: entry.sources.map(({ node, previousRect, currentRect }) => {
          const name = `${node?.nodeName.toLowerCase()} "${node?.textContent?.trim().slice(0, 40)}"`;
          return `${name} from ${place(previousRect)} to ${place(currentRect)}`;
        }),
      });
    }
  };
  const observer = new PerformanceObserver((list) => report(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  observed.reportShifts = () => report(observer.takeRecords());
}
