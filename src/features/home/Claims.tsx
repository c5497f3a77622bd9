import { CLAIMS } from '../../content/products.ts';
import * as css from './Claims.css.ts';

export function Claims() {
  return (
    <section className={css.section} aria-label="In figures">
      <dl className={css.list}>
        {CLAIMS.map(({ value, label }) => (
          <div key={label} className={css.claim}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
