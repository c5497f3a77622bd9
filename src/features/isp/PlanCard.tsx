import { useEffect, useRef } from 'react';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { planTitle } from '../../domain/isp-plan.ts';
import type { PlanActions } from './PlanButtons.tsx';
import { PlanButtons } from './PlanButtons.tsx';
import * as css from './PlanCard.css.ts';
import { PlanFacts } from './PlanFacts.tsx';
import { PlanLabel } from './PlanLabel.tsx';

interface PlanCardProps {
  plan: IspPlan;
  label: string;
  onLabel: (label: string) => void;
  now: Date;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  actions: PlanActions;
  isReturnedTo: boolean;
}

/** One plan. Its title is the button that opens the detail. */
export function PlanCard(props: PlanCardProps) {
  const { plan, now, isSelected, onSelect, actions, isReturnedTo } = props;
  const title = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReturnedTo) title.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once, on the way back from the detail
  }, []);
  return (
    <article aria-label={plan.orderNo} className={css.card} data-selected={isSelected || undefined}>
      <label className={css.tick}>
        <input
          type="checkbox"
          className={css.box}
          aria-label={`Select ${plan.orderNo}`}
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
        />
      </label>
      <div className={css.body}>
        <div className={css.head}>
          <button
            ref={title}
            type="button"
            className={css.title}
            onClick={() => actions.onOpen(plan)}
          >
            {planTitle(plan)}
          </button>
          <PlanLabel orderNo={plan.orderNo} label={props.label} onLabel={props.onLabel} />
        </div>
        <PlanFacts plan={plan} now={now} />
      </div>
      <div className={css.buttons}>
        <PlanButtons plan={plan} actions={actions} />
      </div>
    </article>
  );
}
