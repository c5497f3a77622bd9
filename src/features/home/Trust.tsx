import type { ReactNode } from 'react';
import { homeTexts } from 'virtual:home-texts';
import { t } from '../../i18n/text.ts';
import { Card } from '../../ui/Card.tsx';
import { title as heading } from '../../ui/text.css.ts';
import * as css from './home.css.ts';

export function Trust() {
  return (
    <section className={css.trust} aria-label={t`Security and performance`}>
      <TrustCard
        id="security-title"
        title={t`Security`}
        {...homeTexts.security}
        picture={<PoolPicture />}
      />
      <TrustCard
        id="performance-title"
        title={t`Performance`}
        {...homeTexts.performance}
        picture={<SpeedPicture />}
      />
    </section>
  );
}

type TrustCardProps = {
  id: string;
  title: string;
  claim: string;
  text: string;
  picture: ReactNode;
};

function TrustCard({ id, title, claim, text, picture }: TrustCardProps) {
  return (
    <Card as="article" padding="none" className={css.trustCard} aria-labelledby={id}>
      <div className={css.picture} aria-hidden="true">
        {picture}
      </div>
      <div className={css.trustWords}>
        <h2 id={id} className={css.trustTitle}>
          {title}
        </h2>
        <p className={heading}>{claim}</p>
        <p className={css.trustText}>{text}</p>
      </div>
    </Card>
  );
}

const COLUMNS = 24;
const PLACES = COLUMNS * 7;
const OUT = new Set([9, 31, 38, 52, 67, 74, 91, 103, 118, 129, 140, 157]);
const LIT = new Set([20, 44, 60, 61, 86, 99, 112, 134, 147]);

/** One path per kind, because hundreds of elements would slow the page down. */
function drawPool(isThere: (place: number) => boolean, mark: string): string {
  return Array.from({ length: PLACES }, (_, place) => place)
    .filter(isThere)
    .map(
      (place) => `M${10 + (place % COLUMNS) * 20} ${10 + Math.floor(place / COLUMNS) * 20}${mark}`,
    )
    .join('');
}

const DOTS = drawPool((place) => !OUT.has(place) && !LIT.has(place), 'h0');
const LIGHTS = drawPool((place) => LIT.has(place), 'h0');
const CROSSES = drawPool((place) => OUT.has(place), 'm-3-3l6 6m0-6l-6 6');

function PoolPicture() {
  return (
    <svg className={css.drawing} viewBox="0 0 480 140">
      <path className={css.dots} d={DOTS} />
      <path className={css.lights} d={LIGHTS} />
      <path className={css.crosses} d={CROSSES} />
    </svg>
  );
}

const BARS = 48;
const NOW = 6;

/** A made-up, steady load in drawing units. */
const height = (bar: number) =>
  Math.round(70 + 28 * Math.sin(bar * 0.55) + 16 * Math.sin(bar * 1.7) + (bar / BARS) * 18);

function drawBars(first: number, end: number): string {
  return Array.from({ length: end - first }, (_, index) => first + index)
    .map((bar) => `M${bar * 10 + 5} 138v-${height(bar)}`)
    .join('');
}

const PAST_BARS = drawBars(0, BARS - NOW);
const NOW_BARS = drawBars(BARS - NOW, BARS);

function SpeedPicture() {
  return (
    <svg className={css.drawing} viewBox="0 0 480 140">
      <path className={css.grid} d="M0 20h480M0 60h480M0 100h480" />
      <path className={css.bars} d={PAST_BARS} />
      <path className={css.litBars} d={NOW_BARS} />
    </svg>
  );
}
