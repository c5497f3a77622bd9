import { slope } from './page/statistics.ts';

/** More growth than this with each round is a leak. Without one, nothing grows at all. */
const MAX_LEAK = { 'kB of heap': 4, 'DOM nodes': 0.5, listeners: 0.5 };

export type Sample = { round: number; heapMb: number; nodes: number; listeners: number };
export type Session = { samples: readonly Sample[] };

/**
 * The growth that a customer leaves behind in each round. The first third of the session is left out: caches and code
 * fill up.
 */
function growth(samples: readonly Sample[]) {
  const settled = samples.slice(Math.floor(samples.length / 3));
  const of = (figure: keyof Sample) => slope(settled.map((one) => [one.round, one[figure]]));
  return {
    'kB of heap': of('heapMb') * 1000,
    'DOM nodes': of('nodes'),
    listeners: of('listeners'),
  };
}

/** The figures that grow from round to round; empty if none does. */
export function leaksIn({ samples }: Session): string[] {
  return Object.entries(growth(samples))
    .filter(([figure, each]) => !(each <= MAX_LEAK[figure as keyof typeof MAX_LEAK]))
    .map(([figure, each]) => `Memory: ${each.toFixed(1)} ${figure} more with each round`);
}

/** The growth with each round, in words. */
export function growthText(samples: readonly Sample[]): string {
  const figures = Object.entries(growth(samples)).map(
    ([figure, each]) => `${each.toFixed(1)} ${figure}`,
  );
  return new Intl.ListFormat('en-GB').format(figures);
}
