import { useEffect, useRef } from 'react';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import type { IspPlanDetail } from '../../../generated/model/ispPlanDetail.zod.ts';
import { useGetIspPlan } from '../../../generated/isp/isp.ts';
import { planTitle } from '../../domain/isp-plan.ts';
import { linesOfPlan } from '../../proxies/plan-lines.ts';
import { ProxyOutput } from '../../proxies/ProxyOutput.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NeedsConnection } from '../../ui/NeedsConnection.tsx';
import { screenIcons } from '../../ui/screen-icons.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { heading } from '../../ui/text.css.ts';
import { UnreadRows } from '../../ui/UnreadRows.tsx';
import type { PlanActions } from './IspPanel.tsx';
import { PlanButtons } from './PlanButtons.tsx';
import * as css from './PlanDetail.css.ts';
import { PlanFacts } from './PlanFacts.tsx';

const WORDS = { copy: 'Copy All', copied: 'All IPs copied to clipboard', download: 'Download' };

const linesOf = ({ proxies }: IspPlanDetail) => linesOfPlan(proxies);

interface PlanDetailProps {
  plan: IspPlan;
  label: string;
  now: Date;
  actions: PlanActions;
  onBack: () => void;
}

/** One plan with its addresses, in every format of the generator (specification §2 "ISP"). */
export function PlanDetail({ plan, label, now, actions, onBack }: PlanDetailProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const query = useGetIspPlan({ orderNo: plan.orderNo }, { query: { select: linesOf } });
  const lines = query.data;
  const missing = lines?.missing ?? 0;
  return (
    <Card as="section" aria-label={`Plan ${plan.orderNo}`} className={css.root}>
      <div className={css.head}>
        <Button ref={back} variant="ghost" onClick={onBack} className={css.back}>
          <Icon path={screenIcons.arrowLeft} />
          Back to ISP Plans
        </Button>
        <PlanButtons plan={plan} actions={actions} />
      </div>
      <div className={css.title}>
        <h2 className={heading}>
          {planTitle(plan)}
          {label ? <span className={css.label}> · {label}</span> : null}
        </h2>
        <PlanFacts plan={plan} now={now} />
      </div>
      <UnreadRows count={missing} />
      {lines ? (
        <ProxyOutput
          list={lines}
          emptyText={missing > 0 ? 'No address could be read.' : 'This plan has no addresses yet.'}
          words={WORDS}
        />
      ) : query.isPaused ? (
        <NeedsConnection what="The addresses of this plan" />
      ) : query.isError ? (
        <ErrorState
          title="The addresses of this plan could not be loaded"
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton shape="line" count={8} />
        </div>
      )}
    </Card>
  );
}
