import { config } from '../../config.ts';
import { cx } from '../../ui/cx.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { MotionToggle } from './MotionToggle.tsx';
import { SAMPLE_LINE, SEGMENTS } from './proxy-line.ts';
import type { Segment } from './proxy-line.ts';
import * as css from './ProxyLine.css.ts';

/** A proxy line that CSS alone composes segment by segment. */
export function ProxyLine() {
  return (
    <figure className={css.panel}>
      <figcaption className={css.caption}>
        <span className={css.lamp} aria-hidden="true" />
        One proxy is one line
        <MotionToggle className={css.toggle} what="the proxy line" />
      </figcaption>
      <VisuallyHidden>
        {`It reads host, port, user with country, state${config.sellsSticky ? ', city, session and minutes' : ' and city'}, then the password: ${SAMPLE_LINE}`}
      </VisuallyHidden>
      <div className={css.line} aria-hidden="true">
        {SEGMENTS.map((segment) => (
          <LineSegment key={segment.name} {...segment} />
        ))}
      </div>
    </figure>
  );
}

function LineSegment({ name, label, lead, values }: Segment) {
  return (
    <span className={cx(css.segment, css.tint[name], css.entry[name])}>
      <span className={css.text}>
        <span className={css.lead}>{lead}</span>
        {values.length === 1 ? values[0] : <Reel name={name} values={values} />}
      </span>
      <span className={cx(css.label, values.length > 1 && css.glint[name])}>{label}</span>
    </span>
  );
}

/** Values that alternate in one place, like the wheels of a counter. */
function Reel({ name, values }: Pick<Segment, 'name' | 'values'>) {
  return (
    <span className={css.reel}>
      {values.map((value, turn) => (
        <span key={value} className={cx(css.value, css.turns[turn]?.[name])}>
          {value}
        </span>
      ))}
    </span>
  );
}
