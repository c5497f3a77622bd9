import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { t } from '../../i18n/text.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import * as css from './isp.css.ts';
import { PlanRow, type PlanListProps } from './PlanRow.tsx';

type LongPlanListProps = PlanListProps & {
  /**
   * Must remain the same function as long as the plans do not change, because a new function makes the list measure all
   * plans again.
   */
  keyOf: (index: number) => string | number;
};

/** Renders only the plans in view. */
export function LongPlanList({ keyOf, ...props }: LongPlanListProps) {
  const { shown, returnTo } = props;
  const box = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => css.ROW,
    getItemKey: keyOf,
    overscan: 6,
    // Without this, the first render would contain no plans, and the page would be laid out twice.
    initialRect: { width: 0, height: css.ROWS * css.ROW },
  });
  const returnIndex = shown.findIndex(({ orderNo }) => orderNo === returnTo);
  useEffect(() => {
    if (returnIndex > 0) virtualizer.scrollToIndex(returnIndex, { align: 'center' });
    // oxlint-disable-next-line react/exhaustive-deps -- only on the way back: later changes must not move the list
  }, []);
  const rendered = virtualizer.getVirtualItems();
  return (
    <ScrollBox ref={box} aria-label={t`Plans, scrolls`} className={css.longScroll}>
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        <div
          className={css.window}
          style={{ transform: `translateY(${rendered[0]?.start ?? 0}px)` }}
        >
          {rendered.map(({ index, key }) => {
            const plan = shown[index];
            return plan ? (
              <div key={key} ref={virtualizer.measureElement} data-index={index}>
                <PlanRow plan={plan} {...props} />
              </div>
            ) : null;
          })}
        </div>
      </div>
    </ScrollBox>
  );
}
