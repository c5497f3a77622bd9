import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef, useState } from 'react';
import UPlot from 'uplot';
import type { Purchases, Step } from '../../domain/orders/purchases.ts';
import { figureText } from '../../i18n/numbers.ts';
import { t } from '../../i18n/text.ts';
import { varName } from '../../ui/cx.ts';
import { figureTicks, monthTicks, stepInSentence, stepLabel } from './plot-axis.ts';
import * as css from './plots.css.ts';

type BarPlotProps = {
  title: string;
  format: (value: number) => string;
  rows: readonly Purchases[];
  step: Step;
  figure: 'gigabytes' | 'ips' | 'dollars';
};

/** A bar plot, redrawn when its size or the theme changes. The table below it has the figures. */
export function BarPlot({ title, format, rows, step, figure }: BarPlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const [walked, setWalked] = useState<number | null>(null);
  const chosen = hovered ?? walked;
  const highest = Math.max(...rows.map((row) => row[figure]));
  const total = format(rows.reduce((sum, row) => sum + row[figure], 0));

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const plot = draw(element, { rows, step, figure, onHover: setHovered });
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
  }, [rows, step, figure]);

  const last = rows.length - 1;
  const textOf = (index: number) => {
    const row = rows[index];
    if (row === undefined) return '';
    const period = stepLabel(row, step);
    const amount = format(row[figure]);
    return t`${period}: ${amount}`;
  };
  const top = figureTicks(highest).at(-1) ?? 1;
  const from = stepInSentence(rows[0], step);
  const to = stepInSentence(rows.at(-1), step);
  return (
    <figure className={css.plot}>
      <figcaption className={css.plotCaption}>
        <span>{title}</span>
        <bdi className={css.plotValue} aria-hidden="true">
          {total}
        </bdi>
      </figcaption>
      {/* Reads the bars to a keyboard: the arrow keys move from one to the next. */}
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
                bottom: `min(${((rows[chosen]?.[figure] ?? 0) / top) * 100}%, 100% - 1.5em)`,
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

type Drawing = Pick<BarPlotProps, 'rows' | 'step' | 'figure'> & {
  onHover: (index: number | null) => void;
};

/** Free space beside the first and the last bar, in steps. */
const EDGE = 0.6;
/** Distance between the labels of months, in px. */
const MONTH_WIDTH = 56;

function draw(element: HTMLElement, { rows, step, figure, onHover }: Drawing): UPlot {
  const starts = rows.map(({ start }) => start);
  const values = rows.map((row) => row[figure]);
  // Colours are read at each drawing, because the theme may have changed.
  const ink = (reference: string) => () =>
    getComputedStyle(element).getPropertyValue(varName(reference)).trim();
  const font = `12px ${getComputedStyle(element).fontFamily}`;
  const axis = { stroke: ink(css.ink.axis), font, ticks: { show: false } };
  const last = values.length - 1;
  const isRtl = document.dir === 'rtl';
  const ticks = figureTicks(Math.max(...values));
  const months = (plot: UPlot) =>
    monthTicks(starts, step, (MONTH_WIDTH * (last + 1)) / (plot.width - css.SIDE));
  const figures: UPlot.Axis = {
    ...axis,
    size: css.SIDE,
    splits: () => ticks,
    values: (_plot, marks) => marks.map(shortFigure),
    grid: { stroke: ink(css.ink.grid), width: 1 },
  };
  // The enum of the sides exists in uPlot's types only.
  Object.assign(figures, { side: isRtl ? 1 : 3 });
  return new UPlot(
    {
      width: element.clientWidth,
      height: css.HEIGHT,
      padding: [css.PADDING, isRtl ? 0 : css.PADDING, 0, isRtl ? css.PADDING : 0],
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
          splits: (plot) => months(plot).map(({ index }) => index),
          values: (plot) => months(plot).map(({ label }) => label),
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

/** A figure that fits beside the axis: "20", "400K". */
function shortFigure(value: number): string {
  if (value >= 1_000_000) return `${figureText(value / 1_000_000)}M`;
  return value >= 10_000 ? `${figureText(value / 1000)}K` : figureText(value);
}
