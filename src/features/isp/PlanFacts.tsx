import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { daysLeft, isActive } from '../../domain/isp-plan.ts';
import { parseServerTime } from '../../domain/server-time.ts';
import { Badge } from '../../ui/Badge.tsx';
import { LocalTime } from '../../ui/LocalTime.tsx';
import { mono } from '../../ui/text.css.ts';
import * as css from './PlanFacts.css.ts';

/** A plan with this few days left is highlighted. */
const SOON_DAYS = 3;

interface PlanFactsProps {
  plan: IspPlan;
  now: Date;
}

export function PlanFacts({ plan, now }: PlanFactsProps) {
  const active = isActive(plan.expireTime, now);
  const days = daysLeft(plan.expireTime, now);
  const left = days === 1 ? '1 day left' : `${days} days left`;
  return (
    <div className={css.facts}>
      <Badge tone={active ? 'success' : 'neutral'} dot>
        {active ? 'Active' : 'Inactive'}
      </Badge>
      <span className={mono}>{plan.orderNo}</span>
      <span>
        {active ? 'Expires ' : 'Expired '}
        <LocalTime instant={parseServerTime(plan.expireTime)} />
      </span>
      {active ? <span className={days <= SOON_DAYS ? css.soon : undefined}>{left}</span> : null}
    </div>
  );
}
