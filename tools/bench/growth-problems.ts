import type { GrowthScene } from './growth-scenes.ts';

export type Point = { size: number; cpu: number; longest: number };

export type SceneFigures = {
  name: string;
  file: string;
  unit: string;
  /** Processor time of an empty button in the same pages. */
  reference: number;
  series: readonly { name: string; points: readonly Point[] }[];
  /** Of each size, in MB. Figures from before it was measured have none. */
  heaps?: readonly number[];
};

/** A click may cost this many times as much with the most data as with the least. */
const MAX_GROWTH = 4;
/** With any amount of data, a task may take as long as this many empty buttons: about 200 ms on an idle machine. */
const MAX_TASK = 10;

/**
 * The actions that cost too much with the most data. Nothing is compared in milliseconds, which depend on the machine.
 */
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
        ? [`${click}: a task takes as long as ${longest.toFixed(1)} empty buttons`]
        : []),
    ];
  });
  const sizes = series[0]?.points.map(({ size }) => size) ?? [];
  const kbEach = (riseOf(heaps ?? []) / riseOf(sizes)) * 1000;
  if (!(kbEach <= heapKbEach))
    problems.push(`the heap retains ${kbEach.toFixed(2)} kB per item, not ${heapKbEach}`);
  return problems.map((problem) => `${name} (${unit}): ${problem}`);
}

const riseOf = (values: readonly number[]) => (values.at(-1) ?? NaN) - (values[0] ?? NaN);
