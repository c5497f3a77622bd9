import { describe, expect, test } from 'vitest';
import { growthProblems } from '../tools/bench/growth-problems.ts';
import { leaksIn } from '../tools/bench/leaks.ts';

describe('growth with the data', () => {
  const scene = { interactions: [], heapKbEach: 1.5 };
  const figures = (most: { cpu: number; longest: number; heap: number }) => ({
    name: 'ISP plans',
    file: 'growth-plans.svg',
    unit: 'plans',
    reference: 20,
    series: [
      {
        name: 'filter',
        points: [
          { size: 10, cpu: 50, longest: 30 },
          { size: 10_000, ...most },
        ],
      },
    ],
    heaps: [8, most.heap],
  });

  test('a click that costs about the same, and a heap of what is there, are accepted', () => {
    expect(growthProblems(figures({ cpu: 90, longest: 60, heap: 16 }), scene)).toEqual([]);
  });

  test.each([
    ['a click that costs more', { cpu: 210, longest: 60, heap: 16 }, 'filter: costs 4.2 times'],
    ['a long task', { cpu: 90, longest: 220, heap: 16 }, 'a task takes as long as 11.0 empty'],
    ['a heap that keeps more of each', { cpu: 90, longest: 60, heap: 25 }, 'keeps 1.70 kB of each'],
  ])('%s is a problem', (_what, most, problem) => {
    expect(growthProblems(figures(most), scene)).toEqual([expect.stringContaining(problem)]);
  });

  test('what was not measured is a problem', () => {
    const { heaps: _heaps, ...rest } = figures({ cpu: 90, longest: 60, heap: 16 });
    expect(
      growthProblems({ ...rest, series: [{ name: 'filter', points: [] }] }, scene),
    ).not.toEqual([]);
  });
});

describe('memory from round to round', () => {
  const session = (sampleOf: (round: number) => Partial<{ heapMb: number; nodes: number }>) => ({
    samples: Array.from({ length: 30 }, (_, index) => ({
      round: index + 1,
      heapMb: 6.12,
      nodes: 1913,
      listeners: 458,
      ...sampleOf(index + 1),
    })),
  });

  test('caches and code that fill up, and a single jump, are no leak', () => {
    expect(leaksIn(session((round) => ({ heapMb: 6.12 - 0.3 / round ** 2 })))).toEqual([]);
    expect(leaksIn(session((round) => ({ heapMb: round < 25 ? 6.12 : 6.3 })))).toEqual([]);
  });

  test('20 kB, or one node, in each round is a leak', () => {
    expect(leaksIn(session((round) => ({ heapMb: 6.12 + 0.02 * round })))).toEqual([
      'Memory: 20.0 kB of heap more with each round',
    ]);
    expect(leaksIn(session((round) => ({ nodes: 1913 + round })))).toEqual([
      'Memory: 1.0 DOM nodes more with each round',
    ]);
  });

  test('a session that was not measured is a problem', () => {
    expect(leaksIn({ samples: [] })).toHaveLength(3);
  });
});
