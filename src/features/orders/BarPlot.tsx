import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef, useState } from 'react';
import UPlot from 'uplot';
import { figureText } from '../../domain/text.ts';
import { varName } from '../../ui/cx.ts';
import * as css from './plots.css.ts';

type BarPlotProps = {
  title: string;
  format: (value: number) => string;
  labels: readonly string[];
  span: string;
  values: readonly number[];
};

const HEIGHT = 136;

/** A bar plot, redrawn when its size or the theme changes. The table below it has the figures. */
export function BarPlot({ title, format, labels, span, values }: BarPlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const total = format(values.reduce((sum, value) => sum + value, 0));

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const plot = draw(element, { labels, values, onHover: setHovered });
    const resize = new ResizeObserver(() => {
      plot.setSize({ width: element.clientWidth, height: HEIGHT });
    });
    resize.observe(element);
    const theme = new MutationObserver(() => plot.redraw(false, true));
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      resize.disconnect();
      theme.disconnect();
      plot.destroy();
    };
  }, [labels, values]);

  const shown = hovered === null ? undefined : labels[hovered];
  return (
    <figure className={css.plot}>
      <figcaption className={css.plotCaption}>
        <span>{title}</span>
        <span className={css.plotValue} aria-hidden="true">
          {shown === undefined ? total : `${shown}: ${format(values[hovered ?? 0] ?? 0)}`}
        </span>
      </figcaption>
      <div
        ref={place}
        className={css.plotCanvas}
        role="img"
        aria-label={`${title}: ${total} ${span}. The table below has the figures.`}
      />
      <div className={css.plotEnds} aria-hidden="true">
        <span>{labels[0]}</span>
        {labels.length > 1 ? <span>{labels.at(-1)}</span> : null}
      </div>
    </figure>
  );
}

type Drawing = {
  onHover: (index: number | null) => void;
} & Pick<BarPlotProps, 'labels' | 'values'>;

function draw(element: HTMLElement, { labels, values, onHover }: Drawing): UPlot {
  // Colours are read at each drawing, because the theme may have changed.
  const ink = (reference: string) => () =>
    getComputedStyle(element).getPropertyValue(varName(reference)).trim();
  const font = `12px ${getComputedStyle(element).fontFamily}`;
  const axis = { stroke: ink(css.ink.axis), font, ticks: { show: false } };
  const last = labels.length - 1;
  return new UPlot(
    {
      width: element.clientWidth,
      height: HEIGHT,
      padding: [8, 8, 8, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      scales: {
        x: { time: false, range: [-0.6, last + 0.6] },
        y: { range: (_plot, _min, max) => [0, Math.max(1, max) * 1.08] },
      },
      axes: [
        { show: false },
        {
          ...axis,
          size: 44,
          values: (_plot, marks) => marks.map(shortFigure),
          grid: { stroke: ink(css.ink.grid), width: 1 },
          space: 32,
        },
      ],
      series: [
        {},
        {
          fill: ink(css.ink.bar),
          ...(UPlot.paths.bars
            ? { paths: UPlot.paths.bars({ size: [0.7, 28], radius: 0.15 }) }
            : {}),
          points: { show: false },
        },
      ],
      hooks: { setCursor: [(plot) => onHover(plot.cursor.idx ?? null)] },
    },
    [labels.map((_, index) => index), [...values]],
    element,
  );
}

/** A figure that fits beside the axis: "20", "400K". */
function shortFigure(value: number): string {
  if (value >= 1_000_000) return `${figureText(value / 1_000_000)}M`;
  return value >= 10_000 ? `${figureText(value / 1000)}K` : figureText(value);
}
