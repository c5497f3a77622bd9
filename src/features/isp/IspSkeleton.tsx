import { Skeleton } from '../../ui/Skeleton.tsx';
import * as css from './isp.css.ts';

export function IspSkeleton() {
  return (
    <div className={css.root} aria-busy="true">
      <Skeleton shape="card" count={3} />
    </div>
  );
}
