import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import type { PlanStatistic } from '../../domain/isp-plan.ts';
import { daysLeft, plansOf } from '../../domain/isp-plan.ts';
import { countText } from '../../domain/text.ts';
import { FilterCard } from '../../ui/FilterCard.tsx';
import * as css from './isp.css.ts';

type PlanStatisticsProps = {
  plans: readonly IspPlan[];
  now: Date;
  pressed: PlanStatistic | null;
  onPress: (pressed: PlanStatistic | null) => void;
};

/** Plan statistics, which filter the list. Pressing the selected one clears it. */
export function PlanStatistics({ plans, now, pressed, onPress }: PlanStatisticsProps) {
  return (
    <div
      role="group"
      className={css.figures}
      aria-label={`Plan statistics of ${plans.length} plans`}
    >
      {STATISTICS.map(({ statistic, label, figureOf }) => (
        <FilterCard
          key={statistic}
          label={label}
          figure={figureOf(plansOf(plans, statistic, now), now)}
          isPressed={pressed === statistic}
          onPress={() => onPress(pressed === statistic ? null : statistic)}
        />
      ))}
    </div>
  );
}

type Statistic = {
  statistic: PlanStatistic;
  label: string;
  /** The number that stands for these plans. */
  figureOf: (plans: readonly IspPlan[], now: Date) => string;
};

const STATISTICS: readonly Statistic[] = [
  { statistic: 'autoRenewOn', label: 'Auto-Renew Active', figureOf: countOf },
  { statistic: 'autoRenewOff', label: 'Auto-Renew Disabled', figureOf: countOf },
  { statistic: 'nextExpiry', label: 'Soonest expiry', figureOf: daysOf },
  { statistic: 'inUse', label: 'IPs in use', figureOf: ipsOf },
];

function countOf(plans: readonly IspPlan[]): string {
  return String(plans.length);
}

function daysOf([first]: readonly IspPlan[], now: Date): string {
  if (first === undefined) return 'None';
  return countText(daysLeft(first.expireTime, now), 'day');
}

function ipsOf(plans: readonly IspPlan[]): string {
  return String(plans.reduce((sum, { quantity }) => sum + quantity, 0));
}
