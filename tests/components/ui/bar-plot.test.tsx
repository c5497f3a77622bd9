import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Options } from 'uplot';
import { afterEach, expect, test, vi } from 'vitest';
import type { Purchases } from '../../../src/domain/orders/purchases.ts';
import { barsOf } from '../../../src/features/orders/purchase-figures.ts';
import { BarPlot } from '../../../src/ui/BarPlot.tsx';
import { axisFigure, figureTicks, monthTicks } from '../../../src/ui/plot-axis.ts';

vi.unmock('../../../src/ui/BarPlot.tsx');
const drawn = vi.fn<(options: Options) => void>();
vi.mock('uplot', () => ({
  default: class {
    static paths = {};
    constructor(options: Options) {
      drawn(options);
    }
    destroy() {
      return undefined;
    }
  },
}));

afterEach(() => {
  document.dir = '';
});

const plot = (rows: Purchases[]) => (
  <BarPlot
    title="GB bought per day"
    format={(value) => `${value} GB`}
    {...barsOf(rows, 'day', 'gigabytes')}
  />
);

test.each([
  ['ltr', 1, 3],
  ['rtl', -1, 1],
])('on a page that reads %s, time runs that way from the axis', (dir, direction, side) => {
  document.dir = dir;
  render(plot([{ start: '2026-11-19', gigabytes: 20, ips: 0, dollars: 0 }]));
  const options = drawn.mock.lastCall?.[0];
  expect([options?.scales?.x?.dir, options?.axes?.[1]?.side]).toEqual([direction, side]);
});

test('labels below the bars are neither cut off nor overlap, however long they are', () => {
  const context = { measureText: (text: string) => ({ width: 8 * text.length }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as CanvasRenderingContext2D,
  );
  const labels = ['26 de nov. de 2026', '27 de nov.', '28 de nov.'];
  const ticksOf = (gap: number) =>
    labels
      .map((label, index) => ({ index, label }))
      .filter(({ index }) => index % Math.max(1, Math.ceil(gap)) === 0);
  const bars = labels.map((label) => ({ value: 1, label }));
  render(<BarPlot title="Data" format={String} bars={bars} ticksOf={ticksOf} />);
  const { padding, axes } = drawn.mock.lastCall?.[0] ?? {};
  const ask = (value: unknown, width: number) =>
    (value as (plot: { width: number }) => unknown)({ width });
  // 3 bars in 600 px are 200 px apart, in 300 px 100 px: less than the longest label.
  expect(ask(axes?.[0]?.splits, 644)).toEqual([0, 1, 2]);
  expect(ask(axes?.[0]?.splits, 344)).toEqual([0, 2]);
  expect(ask(padding?.[1], 644)).toBe(12);
  // Only the first label.
  expect(ask(padding?.[1], 100)).toBeCloseTo(72 - (2.6 * 44) / 3.2);
});

test("a plot has its total and range as a label in the page's language, and arrow keys read its bars", () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('he-IL');
  const rows = [20, 0, 5].map((gigabytes, index) => ({
    start: `2026-11-${19 + index}`,
    gigabytes,
    ips: 0,
    dollars: 0,
  }));
  render(plot(rows));
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'GB bought per day: 25 GB from Nov 19, 2026 to Nov 21, 2026. The table below has the figures.',
  );
  expect(screen.getByText('25 GB')).toBeTruthy();
  const keys = screen.getByRole('slider', { name: 'GB bought per day' });
  act(() => keys.focus());
  expect(screen.getByText('Nov 21, 2026: 5 GB')).toBeTruthy();
  fireEvent.change(keys, { target: { value: '0' } });
  expect(keys.getAttribute('aria-valuetext')).toBe('Nov 19, 2026: 20 GB');
  act(() => keys.blur());
  expect(screen.queryByText('Nov 19, 2026: 20 GB')).toBeNull();
});

test.each([
  [0, [0, 1]],
  [1, [0, 1, 2]],
  [20, [0, 10, 20, 30]],
  [900, [0, 500, 1000]],
  [1000, [0, 500, 1000, 1500]],
])('the highest tick is above a bar of %d, and all ticks are whole numbers', (highest, ticks) => {
  expect(figureTicks(highest)).toEqual(ticks);
});

test('small fractional bars have their own grid', () => {
  expect(figureTicks(0.05, 0.01)).toEqual([0, 0.02, 0.04, 0.06]);
});

test('each month is labeled at its first step, with the year in January, if there is space', () => {
  const labels = (starts: string[], step: 'day' | 'month', gap = 1) =>
    monthTicks(starts, step, gap).map(({ index, label }) => `${index} ${label}`);
  const months = ['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01'];
  expect(labels(months, 'month')).toEqual(['0 Nov', '1 Dec', '2 Jan 2027', '3 Feb']);
  expect(labels(months, 'month', 2)).toEqual(['0 Nov', '2 Jan 2027']);
  const days = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'];
  expect(labels(days, 'day', 2)).toEqual(['0 Oct 30', '2 Nov']);
  expect(labels(days, 'day', 3)).toEqual(['2 Nov']);
  expect(labels(days.slice(2), 'day')).toEqual(['0 Nov 1']);
});

test('every figure fits beside the axis, however large it is', () => {
  const figures = [0, 0.01, 5000, 20_000, 400_000, 2e6, 1e9, 5e11, 2e12, 1e15, 5e18];
  expect(figures.map(axisFigure)).toEqual([
    '0',
    '0.01',
    '5,000',
    '20K',
    '400K',
    '2M',
    '1B',
    '500B',
    '2T',
    '1e+15',
    '5e+18',
  ]);
});
