import { homeTexts } from 'virtual:home-texts';
import { config } from '../../config.ts';
import type { SegmentName } from '../../domain/proxies/entry.ts';
import { t } from '../../i18n/text.ts';
import { cx } from '../../ui/cx.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { MotionToggle } from './MotionToggle.tsx';
import * as css from './ProxyLine.css.ts';

export type SampleSegment = {
  name: SegmentName;
  label: string;
  lead: string;
  /** One fixed value, or alternating values of equal length, so that nothing shifts. */
  values: readonly string[];
};

const [host = '', port = ''] = homeTexts.gateway;

const ALL: readonly SampleSegment[] = [
  { name: 'host', label: t`Host`, lead: '', values: [host] },
  { name: 'port', label: t`Port`, lead: ':', values: [port] },
  { name: 'user', label: t`User`, lead: ':', values: ['mx4821'] },
  { name: 'country', label: t`Country`, lead: '-country-', values: ['us', 'de', 'jp', 'gb'] },
  {
    name: 'state',
    label: t`State`,
    lead: '-region-',
    values: ['texas', 'hesse', 'hyogo', 'wales'],
  },
  {
    name: 'city',
    label: t`City`,
    lead: '-city-',
    values: ['austin', 'kassel', 'himeji', 'bangor'],
  },
  {
    name: 'session',
    label: t`Session`,
    lead: '-session-',
    values: ['48213907', '73096154', '15840627', '90372568'],
  },
  { name: 'life', label: t`Minutes`, lead: '-life-', values: ['30', '10', '60', '90'] },
  { name: 'password', label: t`Password`, lead: ':', values: ['K7w2x9Qd'] },
];

/** Only a sticky line has a session. */
const STICKY_SEGMENTS: readonly SegmentName[] = ['session', 'life'];

export const SEGMENTS = ALL.filter(
  ({ name }) => config.sellsSticky || !STICKY_SEGMENTS.includes(name),
);

export const SAMPLE_LINE = SEGMENTS.map(({ lead, values }) => `${lead}${values[0]}`).join('');

export function ProxyLine() {
  return (
    <figure className={css.panel}>
      <figcaption className={css.caption}>
        <span className={css.lamp} aria-hidden="true" />
        {t`One proxy is one line`}
        <MotionToggle className={css.toggle} label={t`Pause the proxy line`} />
      </figcaption>
      <VisuallyHidden>
        {config.sellsSticky
          ? t`The line consists of host, port, user name with country, state, city, session and minutes, and password:`
          : t`The line consists of host, port, user name with country, state and city, and password:`}{' '}
        <span translate="no" dir="ltr">
          {SAMPLE_LINE}
        </span>
      </VisuallyHidden>
      <div className={css.line} aria-hidden="true" dir="ltr">
        {SEGMENTS.map((segment) => (
          <LineSegment key={segment.name} {...segment} />
        ))}
      </div>
    </figure>
  );
}

function LineSegment({ name, label, lead, values }: SampleSegment) {
  return (
    <span className={cx(css.segment, css.tint[name], css.start[name])}>
      <span className={css.text} translate="no">
        <span className={css.lead}>{lead}</span>
        {values.length === 1 ? values[0] : <Reel values={values} />}
      </span>
      <span className={cx(css.label, values.length > 1 && css.glint)}>{label}</span>
    </span>
  );
}

export function Reel({ values }: Pick<SampleSegment, 'values'>) {
  return (
    <span className={css.reel}>
      {values.map((value, turn) => (
        <span key={value} className={cx(css.value, css.turns[turn])}>
          {value}
        </span>
      ))}
    </span>
  );
}
