import { cx } from '../../ui/cx.ts';
import * as line from './ProxyLine.css.ts';
import { Reel, SEGMENTS, type SampleSegment } from './ProxyLine.tsx';
import * as css from './Terminal.css.ts';

/** Addresses reserved for documentation. */
const IPS = ['192.0.2.41', '198.51.100.7', '203.0.113.86', '192.0.2.158'];

const valuesOf = (name: SampleSegment['name']) =>
  SEGMENTS.find((segment) => segment.name === name)?.values ?? [];
const capital = (word = '') => word.charAt(0).toUpperCase() + word.slice(1);

/** What a site sees of each line of `ProxyLine`. */
export const ANSWERS = IPS.map((ip, turn) => [
  ['ip', ip, 'session'] as const,
  ['city', capital(valuesOf('city')[turn]), 'city'] as const,
  ['region', capital(valuesOf('state')[turn]), 'state'] as const,
  ['country', valuesOf('country')[turn]?.toUpperCase() ?? '', 'country'] as const,
]);

/** Shows the line in use. Decorative only: the segments and the response change together. */
export function Terminal() {
  return (
    <div className={css.terminal} aria-hidden="true" translate="no" dir="ltr">
      <p className={css.command}>
        <span className={css.prompt}>$</span> curl -x <Parts of={['host', 'port']} /> \
      </p>
      <p className={css.command}>
        {'    -U '}
        <Parts of={['user', 'country', 'state', 'city', 'session', 'life', 'password']} /> \
      </p>
      <p className={css.command}>{'    https://ipinfo.io/json'}</p>
      <div className={css.answers}>
        {ANSWERS.map((answer, turn) => (
          <p
            key={turn}
            className={cx(line.value, line.start.password, line.turns[turn], css.answer)}
          >
            {'{'}
            {answer.map(([name, value, tint]) => (
              <span key={name} className={css.field}>
                {`"${name}": `}
                <span className={line.tint[tint]}>{`"${value}"`}</span>
              </span>
            ))}
            {'}'}
          </p>
        ))}
      </div>
    </div>
  );
}

function Parts({ of }: { of: readonly SampleSegment['name'][] }) {
  return SEGMENTS.filter(({ name }) => of.includes(name)).map(({ name, lead, values }, index) => (
    <span key={name} className={cx(line.tint[name], line.start[name])}>
      <span>{index === 0 ? '' : lead}</span>
      {values.length === 1 ? <span>{values[0]}</span> : <Reel values={values} />}
    </span>
  ));
}
