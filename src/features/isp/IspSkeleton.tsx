import { Skeleton } from '../../ui/Skeleton.tsx';
import * as css from './IspPanel.css.ts';

/** Stands for the ISP panel while its code, and then its plans, are on their way. */
export function IspSkeleton() {
  return (
    <div className={css.root} aria-busy="true">
      <Skeleton shape="card" count={3} />
    </div>
  );
}
