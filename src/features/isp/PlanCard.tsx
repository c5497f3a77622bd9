import { useEffect, useRef } from 'react';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { isSubscribed, planTitle } from '../../domain/isp-plan.ts';
import { Button } from '../../ui/Button.tsx';
import type { PlanActions } from './IspPanel.tsx';
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

/** One plan; its title is the button that opens the detail (decisions §3.12). */
export function PlanCard(props: PlanCardProps) {
  const { plan, now, isSelected, onSelect, actions, isReturnedTo } = props;
  const title = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReturnedTo) title.current?.focus();
    // Once, on the way back from the detail.
    // oxlint-disable-next-line react/exhaustive-deps
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
        <Button variant="secondary" size="sm" onClick={() => actions.onRenew(plan)}>
          Renew
        </Button>
        <Button variant="outline" size="sm" onClick={() => actions.onSubscription(plan)}>
          {isSubscribed(plan) ? 'Disable Subscribe' : 'Enable Subscribe'}
        </Button>
      </div>
    </article>
  );
}
