import * as css from './Trust.css.ts';

const COLUMNS = 24;
const PLACES = COLUMNS * 7;
/** Rejected addresses. */
const OUT = new Set([9, 31, 38, 52, 67, 74, 91, 103, 118, 129, 140, 157]);
/** Addresses in use. */
const LIT = new Set([20, 44, 60, 61, 86, 99, 112, 134, 147]);

/** One path per kind: hundreds of elements would slow the page down. */
function draw(isThere: (place: number) => boolean, mark: string): string {
  return Array.from({ length: PLACES }, (_, place) => place)
    .filter(isThere)
    .map(
      (place) => `M${10 + (place % COLUMNS) * 20} ${10 + Math.floor(place / COLUMNS) * 20}${mark}`,
    )
    .join('');
}

const DOTS = draw((place) => !OUT.has(place) && !LIT.has(place), 'h0');
const LIGHTS = draw((place) => LIT.has(place), 'h0');
const CROSSES = draw((place) => OUT.has(place), 'm-3-3l6 6m0-6l-6 6');

/** A field of addresses: some in use, some rejected. */
export function PoolPicture() {
  return (
    <svg className={css.drawing} viewBox="0 0 480 140">
      <path className={css.dots} d={DOTS} />
      <path className={css.lights} d={LIGHTS} />
      <path className={css.crosses} d={CROSSES} />
    </svg>
  );
}
