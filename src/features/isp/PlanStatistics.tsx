import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import {
  autoRenewCounts,
  countPlans,
  daysLeft,
  filterPlans,
  sortPlans,
} from '../../domain/isp-plan.ts';
import { Card } from '../../ui/Card.tsx';
import * as css from './isp.css.ts';

type PlanStatisticsProps = {
  plans: readonly IspPlan[];
  now: Date;
};

/** Plan statistics, and the time until the next expiry. */
export function PlanStatistics({ plans, now }: PlanStatisticsProps) {
  const { active, disabled } = autoRenewCounts(plans);
  const next = sortPlans(filterPlans(plans, 'active', now), 'expiry')[0];
  const days = next === undefined ? null : daysLeft(next.expireTime, now);
  const figures: [string, string][] = [
    ['Auto-Renew Active', String(active)],
    ['Auto-Renew Disabled', String(disabled)],
    ['Next expiry', days === null ? 'None' : days === 1 ? '1 day' : `${days} days`],
    ['IPs in use', String(ipsInUse(plans, now))],
  ];
  return (
    <dl
      className={css.figures}
      aria-label={`Plan statistics of ${countPlans(plans, now).all} plans`}
    >
      {figures.map(([name, value]) => (
        <Card key={name} padding="compact" className={css.figure}>
          <dt className={css.figureName}>{name}</dt>
          <dd className={css.figureValue}>{value}</dd>
        </Card>
      ))}
    </dl>
  );
}

function ipsInUse(plans: readonly IspPlan[], now: Date): number {
  return filterPlans(plans, 'active', now).reduce((sum, { quantity }) => sum + quantity, 0);
}
