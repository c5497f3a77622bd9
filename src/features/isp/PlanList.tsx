import { Suspense, useCallback, useMemo } from 'react';
import { t } from '../../i18n/text.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { rowKeys } from '../../ui/Table.tsx';
import * as css from './isp.css.ts';
import { PlanRow, type PlanListProps } from './PlanRow.tsx';
import { BuyIspLink } from './PlanSummary.tsx';

const LongPlanList = lazyPart(async () => (await import('./LongPlanList.tsx')).LongPlanList);

/** Longer lists render only visible plans. */
const RENDERED_AT_ONCE = 30;
/** Longer lists leave no empty space below. */
const FEW = 5;

export function PlanList(props: PlanListProps) {
  // The contract does not guarantee unique order numbers.
  const keys = useMemo(() => rowKeys(props.shown.map(({ orderNo }) => orderNo)), [props.shown]);
  const keyOf = useCallback((index: number) => keys[index] ?? index, [keys]);
  if (props.shown.length > RENDERED_AT_ONCE)
    return (
      <Suspense fallback={<Skeleton shape="row" count={css.ROWS} />}>
        <LongPlanList {...props} keyOf={keyOf} />
      </Suspense>
    );
  const rows = props.shown.map((plan, index) => (
    <PlanRow key={keys[index]} plan={plan} {...props} />
  ));
  return (
    <>
      {rows.length > 2 ? (
        <ScrollBox aria-label={t`Plans, scrolls`} className={css.scroll}>
          {rows}
        </ScrollBox>
      ) : (
        rows
      )}
      {rows.length <= FEW ? (
        <div className={css.buyMore}>
          <p>{t`Need more addresses?`}</p>
          <BuyIspLink variant="outline" />
        </div>
      ) : null}
    </>
  );
}
