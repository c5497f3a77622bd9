import { cx } from '../../ui/cx.ts';
import * as css from './shell.css.ts';

export function BackgroundShapes() {
  return (
    <div className={css.backdrop} aria-hidden="true" data-backdrop="">
      {css.circles.map((circle) => (
        <span key={circle} className={cx(css.circle, circle)} />
      ))}
    </div>
  );
}
