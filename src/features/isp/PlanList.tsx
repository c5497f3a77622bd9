import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { planTitle } from '../../domain/isp/isp-plan.ts';
import { labelOf, usePlanLabels } from '../../saved/plan-labels.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { rowKeys } from '../../ui/Table.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import * as css from './isp.css.ts';
import {
  BuyIspLink,
  PlanButtons,
  PlanLabel,
  PlanNumber,
  PlanTimes,
  type PlanActions,
} from './PlanSummary.tsx';

type PlanListProps = {
  shown: readonly IspPlan[];
  now: Date;
  selected: ReadonlySet<string>;
  onSelect: (orderNo: string, isSelected: boolean) => void;
  actions: PlanActions;
  /** The plan that receives the focus, once. */
  returnTo: string | null;
  onReturned: () => void;
};

/** Longer lists render only visible plans. */
const RENDERED_AT_ONCE = 30;
/** Longer lists leave no space below them. */
const FEW = 5;

export function PlanList(props: PlanListProps) {
  // The contract does not guarantee unique order numbers.
  const keys = useMemo(() => rowKeys(props.shown.map(({ orderNo }) => orderNo)), [props.shown]);
  const keyOf = useCallback((index: number) => keys[index] ?? index, [keys]);
  if (props.shown.length > RENDERED_AT_ONCE) return <LongPlanList {...props} keyOf={keyOf} />;
  const rows = props.shown.map((plan, index) => (
    <PlanRow key={keys[index]} plan={plan} {...props} />
  ));
  return (
    <>
      {rows.length > 2 ? (
        <ScrollBox aria-label="Plans, scrolls" className={css.scroll}>
          {rows}
        </ScrollBox>
      ) : (
        rows
      )}
      {rows.length <= FEW ? (
        <div className={css.buyMore}>
          <p>Need more addresses?</p>
          <BuyIspLink variant="outline" />
        </div>
      ) : null}
    </>
  );
}

type LongPlanListProps = PlanListProps & {
  /** The same function as long as the plans are the same: another one makes the list measure all of them again. */
  keyOf: (index: number) => string | number;
};

function LongPlanList({ keyOf, ...props }: LongPlanListProps) {
  const { shown, returnTo } = props;
  const box = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => css.ROW,
    getItemKey: keyOf,
    overscan: 6,
    // Measured after the first rendering, which would draw no plan, lay out the page, and draw again.
    initialRect: { width: 0, height: css.ROWS * css.ROW },
  });
  const returnIndex = shown.findIndex(({ orderNo }) => orderNo === returnTo);
  useEffect(() => {
    if (returnIndex > 0) virtualizer.scrollToIndex(returnIndex, { align: 'center' });
    // oxlint-disable-next-line react/exhaustive-deps -- only on the way back: later changes must not move the list
  }, []);
  const rendered = virtualizer.getVirtualItems();
  return (
    <ScrollBox ref={box} aria-label="Plans, scrolls" className={css.longScroll}>
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

function PlanRow(props: PlanListProps & { plan: IspPlan }) {
  const { plan, now, actions } = props;
  const { orderNo } = plan;
  const isSelected = props.selected.has(orderNo);
  const [labels] = usePlanLabels();
  const title = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (props.returnTo !== orderNo) return;
    title.current?.focus();
    props.onReturned();
    // oxlint-disable-next-line react/exhaustive-deps -- once, on the way back from the detail
  }, []);
  return (
    <article aria-label={orderNo} className={css.planRow} data-selected={isSelected || undefined}>
      <TickBox
        label={`Select ${orderNo}`}
        isLabelHidden
        isTicked={isSelected}
        onChange={(isTicked) => props.onSelect(orderNo, isTicked)}
        className={css.tick}
      />
      <div className={css.name} data-label={labelOf(labels, orderNo) || undefined}>
        <button
          ref={title}
          type="button"
          className={css.title}
          onClick={() => actions.onOpen(plan)}
        >
          {planTitle(plan)}
        </button>
        <PlanLabel orderNo={orderNo} className={css.labelInRow} />
        <PlanNumber plan={plan} />
      </div>
      <PlanTimes plan={plan} now={now} isInRow />
      <PlanButtons plan={plan} actions={actions} />
    </article>
  );
}
