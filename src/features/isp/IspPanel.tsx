import { useState } from 'react';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { useListIspPlans } from '../../../generated/isp/isp.ts';
import { unreadRows } from '../../api/rows.ts';
import { isSubscribed } from '../../domain/isp-plan.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NeedsConnection } from '../../ui/NeedsConnection.tsx';
import { CancelSubscription } from './CancelSubscription.tsx';
import { IspOrders } from './IspOrders.tsx';
import * as css from './IspPanel.css.ts';
import { IspSkeleton } from './IspSkeleton.tsx';
import { PlanDetail } from './PlanDetail.tsx';
import { PlanStatistics } from './PlanStatistics.tsx';
import { PlanWorkbench } from './PlanWorkbench.tsx';
import { FIRST_WORKBENCH, labelOf } from './plan-list.ts';
import { RenewDialog } from './RenewDialog.tsx';
import { Subscribe } from './Subscribe.tsx';
import { useNow } from './use-now.ts';
import { useOpenedPlan } from './use-opened-plan.ts';
import { usePlanLabels } from './use-plan-labels.ts';

const NO_PLANS: readonly IspPlan[] = [];

export type PlanActions = {
  onOpen: (plan: IspPlan) => void;
  onRenew: (plan: IspPlan) => void;
  onSubscription: (plan: IspPlan) => void;
};

/** The customer's ISP plans: list, detail and dialogs (specification §2 "ISP"). */
export function IspPanel() {
  // Switching here loads them, however new they are (specification §4 "Dashboard mode").
  const query = useListIspPlans({ query: { refetchOnMount: 'always' } });
  const plans = query.data ?? NO_PLANS;
  const now = useNow(plans);
  const [workbench, setWorkbench] = useState(FIRST_WORKBENCH);
  const [labels, setLabel] = usePlanLabels();
  const [opened, setOpened] = useOpenedPlan();
  const left = usePrevious(opened);
  const [dialog, setDialog] = useState<{ kind: 'renew' | 'subscription'; plan: IspPlan } | null>(
    null,
  );
  const closeDialog = () => setDialog(null);
  const actions: PlanActions = {
    onOpen: ({ orderNo }) => setOpened(orderNo),
    onRenew: (plan) => setDialog({ kind: 'renew', plan }),
    onSubscription: (plan) => setDialog({ kind: 'subscription', plan }),
  };
  const plan = plans.find(({ orderNo }) => orderNo === opened);

  if (query.data === undefined) {
    if (query.isPaused) {
      return (
        <Card>
          <NeedsConnection what="Your ISP plans" />
        </Card>
      );
    }
    return query.isError ? (
      <Card>
        <ErrorState
          title="Your ISP plans could not be loaded"
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      </Card>
    ) : (
      <IspSkeleton />
    );
  }
  return (
    <div className={css.root}>
      {plan ? (
        <PlanDetail
          plan={plan}
          label={labelOf(labels, plan.orderNo)}
          now={now}
          actions={actions}
          onBack={() => setOpened(null)}
        />
      ) : (
        <>
          <PlanStatistics plans={plans} now={now} />
          <PlanWorkbench
            plans={plans}
            unread={unreadRows(plans)}
            labels={labels}
            onLabel={setLabel}
            now={now}
            workbench={workbench}
            onChange={(change) => setWorkbench({ ...workbench, ...change })}
            actions={actions}
            returnTo={left}
          />
          <IspOrders plans={plans} now={now} onRenew={actions.onRenew} />
        </>
      )}
      {dialog?.kind === 'renew' ? <RenewDialog plan={dialog.plan} onClose={closeDialog} /> : null}
      {dialog?.kind === 'subscription' && isSubscribed(dialog.plan) ? (
        <CancelSubscription plan={dialog.plan} onClose={closeDialog} />
      ) : null}
      {dialog?.kind === 'subscription' && !isSubscribed(dialog.plan) ? (
        <Subscribe plan={dialog.plan} onClose={closeDialog} />
      ) : null}
    </div>
  );
}

/** What a value was before it became what it is. */
function usePrevious<T>(value: T): T | null {
  const [[now, before], setValues] = useState<[T, T | null]>([value, null]);
  if (now === value) return before;
  setValues([value, now]);
  return now;
}
