import { slope } from './page/statistics.ts';

/** More growth than this per round is a leak. Without a leak, nothing grows. */
const MAX_LEAK = { 'kB of heap': 4, 'DOM nodes': 0.5, listeners: 0.5 };

export type Sample = { round: number; heapMb: number; nodes: number; listeners: number };
export type Session = { samples: readonly Sample[] };

/**
 * The growth per round of a customer's session. Ignores the first third of the session, in which caches and code fill
 * up.
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

/** The figures that grow with each round; empty if none do. */
export function leaksIn({ samples }: Session): string[] {
  return Object.entries(growth(samples))
    .filter(([figure, each]) => !(each <= MAX_LEAK[figure as keyof typeof MAX_LEAK]))
    .map(([figure, each]) => `Memory: ${each.toFixed(1)} ${figure} more with each round`);
}

/** The growth per round, in words. */
export function growthText(samples: readonly Sample[]): string {
  const figures = Object.entries(growth(samples)).map(
    ([figure, each]) => `${each.toFixed(1)} ${figure}`,
  );
  return new Intl.ListFormat('en-GB').format(figures);
}
