import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { getGetIspPlanQueryKey, getGetIspPlanQueryOptions } from '../../../generated/isp/isp.ts';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import type { HttpOptions } from '../../api/http.ts';
import { useJob } from '../../api/job.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { config } from '../../config.ts';
import {
  countPlans,
  filterPlans,
  isActive,
  type PlanStatistic,
} from '../../domain/isp/isp-plan.ts';
import { renewCalendar } from '../../domain/isp/renew-calendar.ts';
import { downloadName, missingText } from '../../domain/text.ts';
import { figureText } from '../../i18n/numbers.ts';
import { plural, t } from '../../i18n/text.ts';
import { isOnline } from '../../platform/network.ts';
import { saveFile } from '../../platform/save-file.ts';
import { unlessAborted } from '../../platform/tasks.ts';
import { withPauses } from '../../platform/with-pauses.ts';
import { listText, linesOfPlan } from '../../proxy-lists/proxy-lines.ts';
import { useLineFormat } from '../../saved/line-format.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CopyByHand, copyText } from '../../ui/CopyButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RadioButtons } from '../../ui/RadioButtons.tsx';
import { Select } from '../../ui/Select.tsx';
import { SearchField } from '../../ui/TextField.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { requireOnline, showToast, showSuccess } from '../../ui/toast.ts';
import { toolIcons } from '../../ui/tool-icons.ts';
import { useKeptHeight } from '../../ui/use-kept-height.ts';
import * as css from './isp.css.ts';
import type { SortOrder, PlanFilters } from './plan-list.ts';

type PlanToolbarProps = {
  plans: readonly IspPlan[];
  shown: readonly IspPlan[];
  now: Date;
  filters: PlanFilters & { order: SortOrder };
  onChange: (change: Partial<PlanFilters>) => void;
  children: ReactElement;
};

export function PlanToolbar(props: PlanToolbarProps) {
  const { children, ...bar } = props;
  const { plans, shown, filters } = bar;
  const list = useKeptHeight(shown.length > 0, { isPaged: false });
  return (
    <Card as="section" aria-label={t`ISP plans`} padding="none" className={css.toolbar}>
      <FilterBar {...bar} />
      <SelectionBar {...bar} />
      <p aria-live="polite" className={filters.statistic ? css.statisticWords : undefined}>
        {filters.statistic === null
          ? ''
          : STATISTIC_TEXT[filters.statistic](figureText(shown.length), plans.length)}
      </p>
      <div ref={list} className={css.list}>
        {children}
      </div>
    </Card>
  );
}

const STATISTIC_TEXT: Record<PlanStatistic, (shown: string, all: number) => string> = {
  autoRenewOn: (shown, all) =>
    t`Showing ${shown} of ${plural(all, { one: '# plan', other: '# plans' })}: auto-renew active`,
  autoRenewOff: (shown, all) =>
    t`Showing ${shown} of ${plural(all, { one: '# plan', other: '# plans' })}: auto-renew disabled`,
  nextExpiry: (shown, all) =>
    t`Showing ${shown} of ${plural(all, { one: '# plan', other: '# plans' })}: next to expire`,
  inUse: (shown, all) =>
    t`Showing ${shown} of ${plural(all, { one: '# plan', other: '# plans' })}: IPs in use`,
};

const SORT_OPTIONS: readonly { value: SortOrder; label: string }[] = [
  { value: 'newest', label: t`Newest first` },
  { value: 'expiry', label: t`Expiring soonest` },
  { value: 'quantity', label: t`Most IPs` },
  { value: 'orderNo', label: t`Order number` },
];

type BarProps = Omit<PlanToolbarProps, 'children'>;

function FilterBar({ plans, now, filters, onChange }: BarProps) {
  const { all, renew: active, notRenew: inactive } = countPlans(plans, now);
  const hasActive = plans.some((plan) => isActive(plan, now));
  return (
    <div className={css.filterBar}>
      <RadioButtons
        label={t`ISP List`}
        isLabelHidden
        className={css.wholeLine}
        layout="joined"
        options={[
          { value: 'all', label: t`All(${all})` },
          { value: 'renew', label: t`Activate(${active})` },
          { value: 'notRenew', label: t`Inactive(${inactive})` },
        ]}
        value={filters.filter}
        onChange={(filter) => onChange({ filter })}
      />
      <SearchField
        label={t`Search`}
        isLabelHidden
        className={css.wholeLine}
        placeholder={t`Order number, size or label`}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <Select
        label={t`Sort by`}
        isLabelHidden
        items={SORT_OPTIONS}
        value={filters.order}
        onChange={(order) => onChange({ order })}
      />
      <Button
        variant="ghost"
        className={css.calendar}
        disabledReason={hasActive ? null : t`No plans are about to expire.`}
        reason="hidden"
        onClick={() => void saveRenewals(plans)}
      >
        <Icon path={toolIcons.calendar} />
        <span className={css.calendarText}>{t`Renewal reminders (.ics)`}</span>
      </Button>
    </div>
  );
}

function SelectionBar({ plans, shown, now, filters: { selected }, onChange }: BarProps) {
  const { copy, progress, byHand, closeByHand } = useCopyPlans();
  // Ignores plans that no longer exist.
  const chosen = plans.filter(({ orderNo }) => selected.has(orderNo));
  const active = filterPlans(chosen, 'renew', now);
  // Inactive plans are copied only when nothing else is selected.
  const copied = active.length > 0 ? active : chosen;
  const ticked = shown.filter(({ orderNo }) => selected.has(orderNo)).length;
  const isAll = ticked > 0 && ticked === shown.length;
  const count = copied.length;
  if (plans.length < 2) return null;
  return (
    <div className={css.selection}>
      <TickBox
        label={t`Select all shown`}
        isTicked={isAll}
        isMixed={ticked > 0 && !isAll}
        onChange={(isTicked) =>
          onChange({ selected: new Set(isTicked ? shown.map(({ orderNo }) => orderNo) : []) })
        }
      />
      <span className={css.selectionText} role="status">
        {count > 0
          ? selectionText(copied, plans.length, chosen.length - count)
          : t`Select plans to copy their addresses.`}
      </span>
      {/* Rendered even without a selection, so that the first selection does not move anything. */}
      <Button
        variant="secondary"
        className={css.copy}
        disabledReason={count > 0 ? null : t`Select a plan first.`}
        reason="hidden"
        pending={progress !== null}
        pendingLabel={t`Collecting ${figureText(progress ?? 0)} of ${figureText(count)}...`}
        onClick={() => copy(copied.map(({ orderNo }) => orderNo))}
      >
        <Icon path={toolIcons.copy} />
        <span>
          {active.length > 0 || count === 0
            ? plural(count, { one: 'Copy # plan', other: 'Copy # plans' })
            : plural(count, { one: 'Copy # inactive plan', other: 'Copy # inactive plans' })}
        </span>
      </Button>
      {byHand === null ? null : <CopyByHand text={byHand} onClose={closeByHand} />}
    </div>
  );
}

function selectionText(copied: readonly IspPlan[], total: number, leftOut: number): string {
  const ips = copied.reduce((sum, { quantity }) => sum + quantity, 0);
  const selection = t`${figureText(copied.length)} of ${plural(total, { one: '# plan', other: '# plans' })}, ${plural(ips, { one: '# IP', other: '# IPs' })}`;
  if (leftOut === 0) return selection;
  return plural(leftOut, {
    one: `${selection}. # inactive plan is left out.`,
    other: `${selection}. # inactive plans are left out.`,
  });
}

async function saveRenewals(plans: readonly IspPlan[]): Promise<void> {
  const now = new Date();
  const parts: string[] = [];
  await withPauses(renewCalendar(plans, config.productName, now), (part) => parts.push(part));
  saveFile({
    name: downloadName(`${config.productName}_renewals`, now, 'ics'),
    text: parts.join(''),
    mime: 'text/calendar;charset=utf-8',
  });
  showSuccess(t`Downloaded!`);
}

const BATCH = 4;

/** Fetches the addresses of several plans and copies them as one list in the chosen format, in the given order. */
function useCopyPlans() {
  const queryClient = useQueryClient();
  const [lineFormat] = useLineFormat();
  const { start, isPending } = useJob();
  const [fetched, setFetched] = useState(0);
  const [byHand, setByHand] = useState<string | null>(null);

  const fetchLines = async (orderNo: string) => {
    const { proxies } = await queryClient.fetchQuery({
      ...getGetIspPlanQueryOptions({ orderNo }),
      // Copying reports all failures in one message.
      meta: { inlineError: true },
      // Offline, use cached responses of any age.
      ...(isOnline() ? {} : { staleTime: Number.POSITIVE_INFINITY }),
    });
    setFetched((count) => count + 1);
    return linesOfPlan(proxies);
  };
  const fetchList = async (orderNos: readonly string[], { signal }: HttpOptions = {}) => {
    const lists: ReturnType<typeof linesOfPlan>[] = [];
    for (let at = 0; at < orderNos.length; at += BATCH) {
      signal?.throwIfAborted();
      lists.push(...(await Promise.all(orderNos.slice(at, at + BATCH).map(fetchLines))));
    }
    return {
      entries: lists.flatMap(({ entries }) => entries),
      missing: lists.reduce((sum, { missing }) => sum + missing, 0),
    };
  };
  // The response contains credentials, so it is not cached after copying.
  const { send } = useApiMutation(fetchList, { gcTime: 0 });

  const isKnown = (orderNo: string) =>
    queryClient.getQueryData(getGetIspPlanQueryKey({ orderNo })) !== undefined;

  const run = async (orderNos: readonly string[], signal: AbortSignal): Promise<void> => {
    const list = send(orderNos, { signal });
    // The clipboard must receive a promise during the click.
    const text = async () => listText(await list, lineFormat);
    const isCopied = await unlessAborted(copyText(text), signal);
    // Without a clipboard, copying fails immediately, while fetching continues.
    const { missing } = await unlessAborted(list, signal);
    if (isCopied) return showSuccess(t`All IPs copied to clipboard`, missingText(missing));
    setByHand(await text());
    const note = missingText(missing);
    if (note !== undefined) showToast({ kind: 'info', title: note, duration: 6000 });
  };
  const copy = (orderNos: readonly string[]): void => {
    if (!orderNos.every(isKnown) && !requireOnline()) return;
    setFetched(0);
    start((signal) => run(orderNos, signal));
  };
  return { copy, progress: isPending ? fetched : null, byHand, closeByHand: () => setByHand(null) };
}
