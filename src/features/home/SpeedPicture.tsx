import * as css from './Trust.css.ts';

const BARS = 48;
/** The bars of the present. */
const NOW = 6;

/** An invented, steady load in drawing units. */
const height = (bar: number) =>
  Math.round(70 + 28 * Math.sin(bar * 0.55) + 16 * Math.sin(bar * 1.7) + (bar / BARS) * 18);

function draw(first: number, end: number): string {
  return Array.from({ length: end - first }, (_, index) => first + index)
    .map((bar) => `M${bar * 10 + 5} 138v-${height(bar)}`)
    .join('');
}

const PAST_BARS = draw(0, BARS - NOW);
const NOW_BARS = draw(BARS - NOW, BARS);

/** Throughput over time, as bars. */
export function SpeedPicture() {
  return (
    <svg className={css.drawing} viewBox="0 0 480 140">
      <path className={css.grid} d="M0 20h480M0 60h480M0 100h480" />
      <path className={css.bars} d={PAST_BARS} />
      <path className={css.litBars} d={NOW_BARS} />
    </svg>
  );
}
