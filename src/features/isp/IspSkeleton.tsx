import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { stack } from '../../ui/layout.css.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import * as css from './isp.css.ts';

export function IspSkeleton() {
  return (
    <div className={css.root} aria-busy="true">
      <div className={css.figures}>
        {[0, 1, 2, 3].map((figure) => (
          <Skeleton key={figure} shape="card" className={css.figureSkeleton} />
        ))}
      </div>
      <Card className={cx(stack[4], css.toolbar)}>
        <Skeleton shape="field" />
        <Skeleton shape="row" count={8} />
      </Card>
    </div>
  );
}
