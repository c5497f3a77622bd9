import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { useGetIspPlan } from '../../../generated/isp/isp.ts';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import type { IspPlanDetail } from '../../../generated/model/ispPlanDetail.zod.ts';
import type { WithRows } from '../../api/rows.ts';
import { planTitle } from '../../domain/isp/isp-plan.ts';
import { inContext, t } from '../../i18n/text.ts';
import { linesOfPlan, NO_LINES, type ProxyLines } from '../../proxy-lists/proxy-lines.ts';
import { ProxyOutput } from '../../proxy-lists/ProxyOutput.tsx';
import { mirrored } from '../../ui/basics.css.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { spread } from '../../ui/layout.css.ts';
import { QueryView } from '../../ui/QueryView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { heading } from '../../ui/text.css.ts';
import { toolIcons } from '../../ui/tool-icons.ts';
import * as isp from './isp.css.ts';
import { PlanAddresses } from './PlanAddresses.tsx';
import * as css from './PlanDetail.css.ts';
import { PlanButtons, PlanLabel, PlanNumber, PlanTimes, type PlanActions } from './PlanSummary.tsx';

const BUTTON_TEXTS = {
  copy: t`Copy All`,
  copied: t`All IPs copied to clipboard`,
  download: inContext('verb')`Download`,
};

const output = (lines: ProxyLines, help?: ReactElement) => (
  <ProxyOutput
    list={lines}
    emptyText={t`This plan has no addresses yet.`}
    words={BUTTON_TEXTS}
    help={help}
  />
);

const linesOf = (detail: WithRows<IspPlanDetail>) => ({ ...linesOfPlan(detail.proxies), detail });

type PlanDetailProps = {
  plan: IspPlan;
  now: Date;
  actions: PlanActions;
  onBack: () => void;
};

export function PlanDetail({ plan, now, actions, onBack }: PlanDetailProps) {
  const back = useRef<HTMLButtonElement>(null);
  // Runs before the plan is painted, because setting the focus scrolls.
  useLayoutEffect(() => back.current?.focus(), []);
  const query = useGetIspPlan({ orderNo: plan.orderNo }, { query: { select: linesOf } });
  return (
    <Card as="section" aria-label={t`Plan ${plan.orderNo}`} className={isp.detail}>
      <Button ref={back} variant="ghost" onClick={onBack} className={css.back}>
        <Icon path={toolIcons.arrowLeft} className={mirrored} />
        <span>{t`Back to ISP Plans`}</span>
      </Button>
      <div className={spread}>
        <div className={css.facts}>
          <div className={css.factsHead}>
            <h2 className={heading}>{planTitle(plan)}</h2>
            <PlanLabel orderNo={plan.orderNo} />
          </div>
          <PlanNumber plan={plan} />
          <PlanTimes plan={plan} now={now} />
        </div>
        <PlanButtons plan={plan} actions={actions} />
      </div>
      <QueryView
        query={query}
        texts={{
          failed: t`The addresses of this plan could not be loaded`,
          offline: t`The addresses of this plan could not be loaded without a connection`,
        }}
        loading={<Skeleton shape="line" count={8} />}
        list={({ entries, missing }) => ({ rows: entries, invalidCount: missing })}
        empty={output(NO_LINES)}
      >
        {({ detail, ...lines }) =>
          output(lines, <PlanAddresses orderNo={plan.orderNo} detail={detail} />)
        }
      </QueryView>
    </Card>
  );
}
