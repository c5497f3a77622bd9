import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef, useState } from 'react';
import UPlot from 'uplot';
import { t } from '../i18n/text.ts';
import * as css from './BarPlot.css.ts';
import { varName } from './cx.ts';
import { axisFigure, figureTicks, type Tick } from './plot-axis.ts';

export type Bar = {
  value: number;
  /** The period that the bar covers, in the language of the page's sentences. */
  label: string;
};

type BarPlotProps = {
  title: string;
  format: (value: number) => string;
  bars: readonly Bar[];
  /** The labels below the bars, at least `gap` bars apart. */
  ticksOf: (gap: number) => readonly Tick[];
  /** The minimum distance between two grid lines. */
  leastStep?: number;
};

/** A bar plot that is redrawn when its size or the theme changes. The table below it contains the figures. */
export function BarPlot({ title, format, bars, ticksOf, leastStep = 1 }: BarPlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const [walked, setWalked] = useState<number | null>(null);
  const chosen = hovered ?? walked;
  const highest = Math.max(...bars.map(({ value }) => value));
  const total = format(bars.reduce((sum, { value }) => sum + value, 0));

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const plot = draw(element, { bars, ticksOf, leastStep, onHover: setHovered });
    const resize = new ResizeObserver(() => {
      plot.setSize({ width: element.clientWidth, height: css.HEIGHT });
    });
    resize.observe(element);
    const theme = new MutationObserver(() => plot.redraw(false, true));
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      resize.disconnect();
      theme.disconnect();
      plot.destroy();
    };
  }, [bars, ticksOf, leastStep]);

  const last = bars.length - 1;
  const textOf = (index: number) => {
    const bar = bars[index];
    if (bar === undefined) return '';
    const period = bar.label;
    const amount = format(bar.value);
    return t`${period}: ${amount}`;
  };
  const top = figureTicks(highest, leastStep).at(-1) ?? 1;
  const from = bars[0]?.label ?? '';
  const to = bars.at(-1)?.label ?? '';
  return (
    <figure className={css.plot}>
      <figcaption className={css.plotCaption}>
        <span>{title}</span>
        <bdi className={css.plotValue} aria-hidden="true">
          {total}
        </bdi>
      </figcaption>
      {/* Makes the bars accessible to the keyboard: the arrow keys move from one bar to the next. */}
      <input
        type="range"
        className={css.plotKeys}
        aria-label={title}
        aria-valuetext={textOf(walked ?? last)}
        max={last}
        value={walked ?? last}
        onFocus={() => setWalked(last)}
        onBlur={() => setWalked(null)}
        onChange={(event) => setWalked(event.target.valueAsNumber)}
      />
      <div
        ref={place}
        className={css.plotCanvas}
        role="img"
        aria-label={t`${title}: ${total} from ${from} to ${to}. The table below has the figures.`}
      >
        {chosen === null ? null : (
          <div className={css.plotBars}>
            <span
              className={css.plotMark}
              style={{
                insetInlineStart: `clamp(4.5em, ${((chosen + EDGE) / (last + 2 * EDGE)) * 100}%, 100% - 4.5em)`,
                bottom: `min(${((bars[chosen]?.value ?? 0) / top) * 100}%, 100% - 1.5em)`,
              }}
            >
              {textOf(chosen)}
            </span>
          </div>
        )}
      </div>
    </figure>
  );
}

type Drawing = Required<Pick<BarPlotProps, 'bars' | 'ticksOf' | 'leastStep'>> & {
  onHover: (index: number | null) => void;
};

/** Empty space outside the first and last bars, in steps. */
const EDGE = 0.6;
/** The minimum distance between the centers of the labels below, and the space between them, in px. */
const TICK_WIDTH = 56;
const TICK_GAP = 8;

function draw(element: HTMLElement, { bars, ticksOf, leastStep, onHover }: Drawing): UPlot {
  const values = bars.map(({ value }) => value);
  // Reads the colors for each drawing, because the theme may have changed.
  const ink = (reference: string) => () =>
    getComputedStyle(element).getPropertyValue(varName(reference)).trim();
  const font = `12px ${getComputedStyle(element).fontFamily}`;
  const axis = { stroke: ink(css.ink.axis), font, ticks: { show: false } };
  const last = values.length - 1;
  const isRtl = document.dir === 'rtl';
  const ticks = figureTicks(Math.max(...values), leastStep);
  const widthOf = textWidths(font);
  const distance = Math.max(
    TICK_WIDTH,
    ...ticksOf(0).map(({ label }) => widthOf(label) + TICK_GAP),
  );
  const below = (plot: UPlot) => ticksOf((distance * (last + 1)) / (plot.width - css.SIDE));
  /** Adds space beside the bars, so that the last label is not cut off. */
  const endSpace = (plot: UPlot) => {
    const { index, label } = below(plot).at(-1) ?? { index: 0, label: '' };
    const step = (plot.width - css.SIDE - css.PADDING) / (last + 2 * EDGE);
    return Math.max(css.PADDING, widthOf(label) / 2 - (last + EDGE - index) * step);
  };
  const figures: UPlot.Axis = {
    ...axis,
    size: css.SIDE,
    splits: () => ticks,
    values: (_plot, marks) => marks.map(axisFigure),
    grid: { stroke: ink(css.ink.grid), width: 1 },
  };
  // uPlot's enum of sides exists only in its types.
  Object.assign(figures, { side: isRtl ? 1 : 3 });
  return new UPlot(
    {
      width: element.clientWidth,
      height: css.HEIGHT,
      padding: [css.PADDING, isRtl ? 0 : endSpace, 0, isRtl ? endSpace : 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      scales: {
        x: { time: false, range: [-EDGE, last + EDGE], dir: isRtl ? -1 : 1 },
        y: { range: () => [0, ticks.at(-1) ?? 1] },
      },
      axes: [
        {
          ...axis,
          size: css.BELOW,
          grid: { show: false },
          splits: (plot) => below(plot).map(({ index }) => index),
          values: (plot) => below(plot).map(({ label }) => label),
        },
        figures,
      ],
      series: [
        {},
        {
          fill: ink(css.ink.bar),
          ...(UPlot.paths.bars
            ? { paths: UPlot.paths.bars({ size: [0.7, 24], radius: 0.15 }) }
            : {}),
          points: { show: false },
        },
      ],
      hooks: { setCursor: [(plot) => onHover(plot.cursor.idx ?? null)] },
    },
    [values.map((_, index) => index), values],
    element,
  );
}

/** Measures texts in a font, in px. */
function textWidths(font: string): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return () => 0;
  context.font = font;
  return (text) => context.measureText(text).width;
}
