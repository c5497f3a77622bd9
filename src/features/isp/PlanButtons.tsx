import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { isSubscribed } from '../../domain/isp-plan.ts';
import { Button } from '../../ui/Button.tsx';
import * as css from './PlanButtons.css.ts';

export type PlanActions = {
  onOpen: (plan: IspPlan) => void;
  onRenew: (plan: IspPlan) => void;
  onSubscription: (plan: IspPlan) => void;
};

/** The actions on a plan, in the list and in its detail. */
export function PlanButtons({ plan, actions }: { plan: IspPlan; actions: PlanActions }) {
  return (
    <div className={css.root}>
      <Button variant="secondary" size="sm" onClick={() => actions.onRenew(plan)}>
        Renew
      </Button>
      <Button variant="outline" size="sm" onClick={() => actions.onSubscription(plan)}>
        {isSubscribed(plan) ? 'Disable Subscribe' : 'Enable Subscribe'}
      </Button>
    </div>
  );
}
