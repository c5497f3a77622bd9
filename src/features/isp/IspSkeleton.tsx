import { Skeleton } from '../../ui/Skeleton.tsx';
import * as css from './IspPanel.css.ts';

/** Placeholder of the ISP panel while its code and plans load. */
export function IspSkeleton() {
  return (
    <div className={css.root} aria-busy="true">
      <Skeleton shape="card" count={3} />
    </div>
  );
}
