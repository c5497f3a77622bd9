export type Axis = {
  label: string;
  isLog: boolean;
  /** Start of a linear axis; by default the smallest value. */
  from?: number;
};

export type Series = {
  name: string;
  points: readonly { x: number; y: number }[];
};

type LinePlot = {
  title: string;
  x: Axis;
  y: Axis;
  series: readonly Series[];
  /** A dashed reference line. */
  reference?: { name: string; y: number };
};

const SIZE = { width: 720, height: 340 };
const BOX = { left: 64, right: 520, top: 66, bottom: 292 };
const LABEL_HEIGHT = 17;

/** The background matches the reader's color scheme, so that the plot is legible on any page. */
const STYLE = `
  svg { color-scheme: light dark; --ground: #ffffff; --ink: #1f2328; --quiet: #59636e; --line: #d1d9e0;
    --s0: #a24b00; --s1: #1460c4; --s2: #1a7f37; --s3: #8250df; }
  @media (prefers-color-scheme: dark) { svg { --ground: #0d1117; --ink: #f0f6fc; --quiet: #9198a1; --line: #3d444d;
    --s0: #ffa657; --s1: #79c0ff; --s2: #7ee787; --s3: #d2a8ff; } }
  text { font: 13px system-ui, sans-serif; fill: var(--quiet); }
  .title { font-weight: 600; fill: var(--ink); }
  .ground { fill: var(--ground); stroke: var(--line); }
  .grid { stroke: var(--line); stroke-width: 1; }
  .reference { stroke: var(--quiet); stroke-dasharray: 5 4; }
  .line { fill: none; stroke-width: 2; stroke-linejoin: round; }
  ${[0, 1, 2, 3].map((index) => `.s${index} { stroke: var(--s${index}); } .f${index} { fill: var(--s${index}); font-weight: 600; }`).join('\n  ')}
`;

/** A line plot as SVG, with a name at the end of each line. */
export function linePlot({ title, x, y, series, reference }: LinePlot): string {
  const all = series.flatMap(({ points }) => points);
  const across = scale(
    x,
    all.map((point) => point.x),
    [BOX.left, BOX.right],
  );
  const up = scale(
    y,
    [...all.map((point) => point.y), ...(reference ? [reference.y] : [])],
    [BOX.bottom, BOX.top],
  );
  const ends = series.map(({ points }) => up.at(points.at(-1)?.y ?? 0));
  const labels = apart([...ends, ...(reference ? [up.at(reference.y)] : [])]);
  const labelAt = (index: number, name: string, kind: string) =>
    text(BOX.right + 14, (labels[index] ?? 0) + 4, name, kind);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-label="${escape(title)}">`,
    `<style>${STYLE}</style>`,
    `<rect class="ground" x="0.5" y="0.5" width="${SIZE.width - 1}" height="${SIZE.height - 1}" rx="8"/>`,
    text(20, 30, title, 'title'),
    ...up.ticks.map((tick) => line(BOX.left, up.at(tick), BOX.right, up.at(tick), 'grid')),
    ...up.ticks.map((tick) =>
      text(BOX.left - 10, up.at(tick) + 4, figure(tick), '', 'text-anchor="end"'),
    ),
    ...across.ticks.map((tick) =>
      text(across.at(tick), BOX.bottom + 20, figure(tick), '', 'text-anchor="middle"'),
    ),
    text(BOX.right, BOX.bottom + 38, x.label, '', 'text-anchor="end"'),
    text(BOX.left - 10, BOX.top - 14, y.label, '', 'text-anchor="end"'),
    ...(reference
      ? [
          line(BOX.left, up.at(reference.y), BOX.right, up.at(reference.y), 'reference'),
          labelAt(series.length, reference.name, ''),
        ]
      : []),
    ...series.flatMap(({ name, points }, index) => [
      `<polyline class="line s${index}" points="${points.map((point) => `${px(across.at(point.x))},${px(up.at(point.y))}`).join(' ')}"/>`,
      ...points.map(
        (point) =>
          `<circle class="f${index}" cx="${px(across.at(point.x))}" cy="${px(up.at(point.y))}" r="3"/>`,
      ),
      labelAt(index, name, `f${index}`),
    ]),
    '</svg>',
    '',
  ].join('\n');
}

function scale(axis: Axis, values: readonly number[], [start, end]: [number, number]) {
  const smallest = Math.min(...values);
  const largest = Math.max(...values);
  const ticks = axis.isLog ? powers(smallest, largest) : evenSteps(axis.from ?? smallest, largest);
  const low = Math.min(ticks[0] ?? 0, smallest);
  const high = Math.max(ticks.at(-1) ?? 1, largest);
  const share = (value: number) =>
    axis.isLog ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low);
  return { ticks, at: (value: number) => start + share(value) * (end - start) };
}

/** 1, 10, 100, …; with halves in between if there are few. */
function powers(from: number, to: number): number[] {
  const decades = Math.log10(to / from);
  const steps = decades > 3 ? [1] : decades > 1.5 ? [1, 3] : [1, 2, 5];
  const found: number[] = [];
  for (let power = Math.floor(Math.log10(from)); 10 ** power <= to * 10; power += 1) {
    found.push(...steps.map((step) => step * 10 ** power));
  }
  const first = found.findLastIndex((tick) => tick <= from);
  const last = found.findIndex((tick) => tick >= to);
  return found.slice(Math.max(0, first), last + 1);
}

function evenSteps(from: number, to: number): number[] {
  const rough = (to - from || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((nice) => nice * power >= rough) ?? 10);
  const begin = Math.floor(from / step) * step;
  return Array.from(
    { length: Math.ceil((to - begin) / step) + 1 },
    (_, index) => begin + index * step,
  );
}

/** Spreads labels so that they do not overlap, each as close to its line's end as possible. */
function apart(wanted: readonly number[]): number[] {
  const order = wanted
    .map((_, index) => index)
    .toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  for (let round = 0; round < 50; round += 1) {
    for (const [at, index] of order.entries()) {
      const next = order[at + 1];
      if (next === undefined) continue;
      const overlap = LABEL_HEIGHT - ((placed[next] ?? 0) - (placed[index] ?? 0));
      if (overlap <= 0) continue;
      placed[index] = (placed[index] ?? 0) - overlap / 2;
      placed[next] = (placed[next] ?? 0) + overlap / 2;
    }
  }
  return placed;
}

function text(x: number, y: number, content: string, kind: string, more = ''): string {
  return `<text class="${kind}" x="${px(x)}" y="${px(y)}" ${more}>${escape(content)}</text>`;
}

function line(x1: number, y1: number, x2: number, y2: number, kind: string): string {
  return `<line class="${kind}" x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}"/>`;
}

const figure = (value: number) => Number(value.toPrecision(6)).toLocaleString('en-US');
const px = (value: number) => value.toFixed(1);
const escape = (content: string) => content.replace(/[<&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
