import { cx } from './cx.ts';
import * as css from './feedback.css.ts';
import { stack } from './layout.css.ts';

type SkeletonProps = {
  shape: keyof typeof css.skeletonShape;
  count?: number | undefined;
  className?: string | undefined;
};

/**
 * A placeholder in the shape of the content that is loading. Hidden from assistive technology; the panel sets
 * `aria-busy`.
 */
export function Skeleton({ shape, count = 1, className }: SkeletonProps) {
  const classes = cx(css.skeleton, css.skeletonShape[shape], className);
  if (count === 1) return <span className={classes} aria-hidden="true" />;
  return (
    <div className={stack[3]} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={classes} />
      ))}
    </div>
  );
}
