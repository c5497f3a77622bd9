import type { GrowthScene } from './growth-scenes.ts';

export type Point = { size: number; cpu: number; longest: number };

export type SceneFigures = {
  name: string;
  file: string;
  unit: string;
  /** CPU time of a click on an empty button in the same pages. */
  reference: number;
  series: readonly { name: string; points: readonly Point[] }[];
  /** Heap for each size, in MB. */
  heaps: readonly number[];
};

/** How many times as much a click may cost with the most data as with the least. */
const MAX_GROWTH = 4;
/** How many clicks on an empty button a task may take with any amount of data: about 200 ms on an idle machine. */
const MAX_TASK = 10;

/** The actions that cost too much with the most data. Compares no milliseconds, because they depend on the machine. */
export function growthProblems(
  { name, unit, reference, series, heaps }: SceneFigures,
  { interactions, heapKbEach }: Pick<GrowthScene, 'interactions' | 'heapKbEach'>,
): string[] {
  const problems = series.flatMap(({ name: click, points }) => {
    const limit = interactions.find((one) => one.name === click)?.mayGrow ?? MAX_GROWTH;
    const most = points.at(-1);
    const growth = (most?.cpu ?? Infinity) / Math.max(points[0]?.cpu ?? 0, reference);
    const longest = Math.max(...points.map((point) => point.longest)) / reference;
    return [
      ...(growth > limit
        ? [`${click}: costs ${growth.toFixed(1)} times as much with the most data, not ${limit}`]
        : []),
      ...(longest > MAX_TASK
        ? [`${click}: a task takes as long as ${longest.toFixed(1)} clicks on an empty button`]
        : []),
    ];
  });
  const sizes = series[0]?.points.map(({ size }) => size) ?? [];
  const kbEach = (riseOf(heaps) / riseOf(sizes)) * 1000;
  if (!(kbEach <= heapKbEach))
    problems.push(`the heap retains ${kbEach.toFixed(2)} kB per item, not ${heapKbEach}`);
  return problems.map((problem) => `${name} (${unit}): ${problem}`);
}

const riseOf = (values: readonly number[]) => (values.at(-1) ?? NaN) - (values[0] ?? NaN);
