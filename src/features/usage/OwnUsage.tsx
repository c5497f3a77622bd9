import { dayStartsIn } from '../../domain/local-days.ts';
import { usedByDay } from '../../domain/usage/own-usage.ts';
import { t } from '../../i18n/text.ts';
import { useTimeZone } from '../../platform/locale.ts';
import { usePersisted } from '../../platform/persisted.ts';
import { readingsOf } from '../../saved/readings.ts';
import { useSession } from '../../session/session.ts';
import { EmptyState } from '../../ui/QueryView.tsx';
import { TierChoice, useTier } from './TierChoice.tsx';
import * as css from './usage.css.ts';
import { UsagePlot } from './UsagePlot.tsx';

/** Usage of the last few days as measured by this browser, for servers without the offer `usage`. */
export function OwnUsage() {
  const { now, ...choice } = useTier();
  const timeZone = useTimeZone();
  const [readings] = usePersisted(readingsOf(useSession()));
  const points = usedByDay(readings, choice.tier, now, dayStartsIn(timeZone));
  return (
    <div className={css.usage}>
      <div className={css.choices}>
        <TierChoice {...choice} />
      </div>
      {points.some(({ gb }) => gb > 0) ? (
        <div>
          <UsagePlot points={points} step="day" timeZone={timeZone} />
        </div>
      ) : (
        <EmptyState title={t`No usage recorded in the last 7 days`} />
      )}
      <p className={css.note}>
        {t`This browser records how much data you have used when you open the dashboard. Use between two visits is spread evenly.`}
      </p>
    </div>
  );
}
