import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useListIspPlans } from '../../../generated/isp/isp.ts';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { FIRST_DATA } from '../../api/query-client.ts';
import {
  expiresSoon,
  isSubscribed,
  plansOf,
  timeLeftText,
  type PlanStatistic,
} from '../../domain/isp/isp-plan.ts';
import { figureText } from '../../i18n/numbers.ts';
import { inContext, plural, t } from '../../i18n/text.ts';
import { setSearchParam, useAfterClick, useSearchParams } from '../../platform/address.ts';
import { usePlanLabels } from '../../saved/plan-labels.ts';
import { Card } from '../../ui/Card.tsx';
import { icons } from '../../ui/icons.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { EmptyState, QueryView } from '../../ui/QueryView.tsx';
import { RestoreFocusButton } from '../../ui/RestoreFocus.tsx';
import { StatCard } from '../../ui/StatCard.tsx';
import * as css from './isp.css.ts';
import { IspSkeleton } from './IspSkeleton.tsx';
import { INITIAL_FILTERS, orderOf, shownPlans, useNow, type PlanFilters } from './plan-list.ts';
import { PlanDetail } from './PlanDetail.tsx';
import { PlanList } from './PlanList.tsx';
import { BuyIspLink, PlanNews, type PlanActions, type PlanDialog } from './PlanSummary.tsx';
import { PlanToolbar } from './PlanToolbar.tsx';

const RenewDialog = lazyDialog(async () => (await import('./RenewDialog.tsx')).RenewDialog);
const Subscribe = lazyDialog(async () => (await import('./Subscription.tsx')).Subscribe);
const CancelSubscription = lazyDialog(
  async () => (await import('./Subscription.tsx')).CancelSubscription,
);

function preloadDialogs(): void {
  for (const { preload } of [RenewDialog, Subscribe, CancelSubscription]) preload();
}
// On phones, pointerenter fires when a finger touches the screen.
const PRELOADED = { onPointerEnter: preloadDialogs, onFocus: preloadDialogs };

const NO_PLANS: readonly IspPlan[] = [];

/** The customer's ISP plans: list, detail and dialogs (docs/product/dashboard.md#isp). */
export function IspPanel() {
  // Switching to this tab reloads the plans, even if they are fresh.
  const newest = useListIspPlans({ query: FIRST_DATA });
  // Without deferring, new data is rendered in one task, which takes too long with thousands of plans.
  const query = { ...newest, data: useDeferredValue(newest.data) };
  const plans = query.data?.rows ?? NO_PLANS;
  const now = useNow(plans);
  const [filters, setFilters] = useState(INITIAL_FILTERS);
  const [labels] = usePlanLabels();
  const opened = useAfterClick(useSearchParams().get('plan'));
  const setOpened = (orderNo: string | null) => setSearchParam('plan', orderNo);
  // After a plan's details close, the focus returns to its card, unless the customer does something else first.
  const [left, setLeft] = useState(opened);
  if (opened !== null && opened !== left) setLeft(opened);
  const changeFilters = (change: Partial<PlanFilters>) => {
    setFilters({ ...filters, ...change });
    setLeft(null);
  };
  const [dialog, setDialog] = useState<PlanDialog | null>(null);
  const [news, setNews] = useState<PlanDialog | null>(null);
  const closeDialog = () => setDialog(null);
  const endDialog = () => {
    setNews(dialog);
    setDialog(null);
  };
  const isAgreed = (plan: IspPlan) => plan.orderNo === dialog?.plan.orderNo && isSubscribed(plan);
  if (dialog?.kind === 'subscribe' && plans.some(isAgreed)) endDialog();
  const actions: PlanActions = {
    onOpen: ({ orderNo }) => setOpened(orderNo),
    onRenew: (plan) => setDialog({ kind: 'renew', plan }),
    onSubscription: (plan) =>
      setDialog({ kind: isSubscribed(plan) ? 'unsubscribe' : 'subscribe', plan }),
  };
  const plan = plans.find(({ orderNo }) => orderNo === opened);
  const { filter, statistic, search } = filters;
  const order = orderOf(plans, filters);
  // Does not depend on the selection, because each change would filter and measure all plans again.
  const shown = useMemo(
    () => shownPlans(plans, labels, { filter, statistic, search, order }, now),
    [plans, labels, filter, statistic, search, order, now],
  );
  return (
    <PlanNews value={news}>
      {plan ? (
        <div className={css.root} {...PRELOADED}>
          <PlanDetail plan={plan} now={now} actions={actions} onBack={() => setOpened(null)} />
        </div>
      ) : (
        <QueryView
          query={query}
          texts={{
            failed: t`Your ISP plans could not be loaded`,
            offline: t`Your ISP plans could not be loaded without a connection`,
          }}
          loading={<IspSkeleton />}
          renderFrame={(message) => <Card>{message}</Card>}
          list={(list) => list}
          empty={<NoPlans />}
          noteClass={css.unread}
          renderAround={(list) => (
            <div className={css.root} {...PRELOADED}>
              <PlanStatistics
                plans={plans}
                now={now}
                chosen={filters.statistic}
                onChange={(statistic) => changeFilters({ statistic })}
              />
              <PlanToolbar
                plans={plans}
                shown={shown}
                now={now}
                filters={{ ...filters, order }}
                onChange={changeFilters}
              >
                {list}
              </PlanToolbar>
            </div>
          )}
        >
          {() =>
            shown.length > 0 ? (
              <PlanList
                // A new list for each view, so that no card moves from its place in the previous one.
                key={JSON.stringify([filter, statistic, search, order])}
                shown={shown}
                now={now}
                selected={filters.selected}
                onSelect={(orderNo, isTicked) => {
                  const others = [...filters.selected].filter((one) => one !== orderNo);
                  changeFilters({ selected: new Set(isTicked ? [...others, orderNo] : others) });
                }}
                actions={actions}
                returnTo={left}
                onReturned={() => setLeft(null)}
              />
            ) : (
              <NoPlans
                onShowAll={() => changeFilters({ filter: 'all', statistic: null, search: '' })}
              />
            )
          }
        </QueryView>
      )}
      {dialog?.kind === 'renew' ? (
        <RenewDialog plan={dialog.plan} onClose={closeDialog} onPaid={endDialog} />
      ) : null}
      {dialog?.kind === 'unsubscribe' ? (
        <CancelSubscription plan={dialog.plan} onClose={closeDialog} />
      ) : null}
      {dialog?.kind === 'subscribe' ? <Subscribe plan={dialog.plan} onClose={closeDialog} /> : null}
    </PlanNews>
  );
}

function NoPlans({ onShowAll }: { onShowAll?: () => void }) {
  return (
    <div className={css.noPlans}>
      <EmptyState
        title={
          onShowAll
            ? t`No plans found matching the selected filter.`
            : t`You have no ISP plans yet.`
        }
        text={onShowAll ? undefined : t`No plans found matching the selected filter.`}
        icon={onShowAll && icons.search}
        action={
          onShowAll ? (
            <RestoreFocusButton variant="outline" onClick={onShowAll}>
              {t`Show all plans`}
            </RestoreFocusButton>
          ) : (
            <BuyIspLink />
          )
        }
      />
    </div>
  );
}

type PlanStatisticsProps = {
  plans: readonly IspPlan[];
  now: Date;
  chosen: PlanStatistic | null;
  onChange: (chosen: PlanStatistic | null) => void;
};

/** Plan statistics, which filter the list. Clicking the selected one clears it. */
function PlanStatistics({ plans, now, chosen, onChange }: PlanStatisticsProps) {
  // Cached, because they depend on every plan but not on the selection.
  const figures = useMemo(
    () =>
      STATISTICS.map(([statistic, , figureOf]) => figureOf(plansOf(plans, statistic, now), now)),
    [plans, now],
  );
  return (
    <div
      role="group"
      className={css.figures}
      aria-label={plural(plans.length, {
        one: 'Plan statistics of # plan',
        other: 'Plan statistics of # plans',
      })}
    >
      {STATISTICS.map(([statistic, label], index) => (
        <StatCard
          key={statistic}
          label={label}
          figure={figures[index]}
          isMarked={chosen === statistic}
          onClick={() => onChange(chosen === statistic ? null : statistic)}
        />
      ))}
    </div>
  );
}

function SoonestExpiry({ plan, now }: { plan: IspPlan; now: Date }) {
  return (
    <span className={expiresSoon(plan, now) ? css.soon : undefined}>{timeLeftText(plan, now)}</span>
  );
}

type FigureOf = (plans: readonly IspPlan[], now: Date) => ReactNode;
const countOf: FigureOf = (plans) => figureText(plans.length);

const STATISTICS: readonly [PlanStatistic, string, FigureOf][] = [
  ['autoRenewOn', t`Auto-Renew Active`, countOf],
  ['autoRenewOff', t`Auto-Renew Disabled`, countOf],
  [
    'nextExpiry',
    t`Soonest expiry`,
    ([plan], now) =>
      plan ? <SoonestExpiry plan={plan} now={now} /> : inContext('Soonest expiry')`None`,
  ],
  [
    'inUse',
    t`IPs in use`,
    (plans) => figureText(plans.reduce((sum, one) => sum + one.quantity, 0)),
  ],
];
