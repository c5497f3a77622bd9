import { cx } from '../../ui/cx.ts';
import * as css from './Backdrop.css.ts';

/** Eight amber circles floating slowly behind everything (specification §2 "Top navigation and shell"). */
export function Backdrop() {
  return (
    <div className={css.backdrop} aria-hidden="true" data-backdrop="">
      {css.circles.map((circle) => (
        <span key={circle} className={cx(css.circle, circle)} />
      ))}
    </div>
  );
}
