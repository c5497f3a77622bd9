import { useEffect, useRef } from 'react';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { planTitle } from '../../domain/isp/isp-plan.ts';
import { t } from '../../i18n/text.ts';
import { labelOf, usePlanLabels } from '../../saved/plan-labels.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { TickBox } from '../../ui/TickBox.tsx';
import * as css from './isp.css.ts';
import { PlanButtons, PlanLabel, PlanNumber, PlanTimes, type PlanActions } from './PlanSummary.tsx';

export type PlanListProps = {
  shown: readonly IspPlan[];
  now: Date;
  selected: ReadonlySet<string>;
  onSelect: (orderNo: string, isSelected: boolean) => void;
  actions: PlanActions;
  /** The plan that receives the focus once. */
  returnTo: string | null;
  onReturned: () => void;
};

export function PlanRow(props: PlanListProps & { plan: IspPlan }) {
  const { plan, now, actions } = props;
  const { orderNo } = plan;
  const isSelected = props.selected.has(orderNo);
  const [labels] = usePlanLabels();
  const article = useRef<HTMLElement>(null);
  const title = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (props.returnTo !== orderNo) return;
    title.current?.focus({ preventScroll: true });
    // Scroll in a separate frame, because the browser would count a scroll together with the page change as a layout
    // shift.
    afterPaint(() => article.current?.scrollIntoView({ block: 'nearest' }));
    props.onReturned();
    // oxlint-disable-next-line react/exhaustive-deps -- once, on the way back from the detail
  }, []);
  return (
    <article
      ref={article}
      aria-label={orderNo}
      className={css.planRow}
      data-selected={isSelected || undefined}
    >
      <TickBox
        label={t`Select ${orderNo}`}
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
