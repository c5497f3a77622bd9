import type { ReactNode } from 'react';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { config } from '../../config.ts';
import { countPlans, isActive, plansOf } from '../../domain/isp-plan.ts';
import { renewCalendar } from '../../domain/renew-calendar.ts';
import { countText, downloadName, figureText } from '../../domain/text.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CopyByHand } from '../../ui/CopyButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RadioButtons } from '../../ui/RadioButtons.tsx';
import { screenIcons } from '../../ui/screen-icons.ts';
import { Select } from '../../ui/Select.tsx';
import { SearchField } from '../../ui/TextField.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { showToast } from '../../ui/toast.ts';
import * as css from './isp.css.ts';
import type { ListOrder, Workbench } from './plan-list.ts';
import { useCopyPlans } from './use-copy-plans.ts';

type PlanWorkbenchProps = {
  plans: readonly IspPlan[];
  shown: readonly IspPlan[];
  now: Date;
  workbench: Workbench;
  onChange: (change: Partial<Workbench>) => void;
  /** The list itself. */
  children: ReactNode;
};

/** Filters, search, sorting and selection around the list of plans. */
export function PlanWorkbench(props: PlanWorkbenchProps) {
  const { plans, shown, now, workbench, onChange, children } = props;
  return (
    <Card as="section" aria-label="ISP plans" padding="none" className={css.workbench}>
      <WorkbenchBar plans={plans} now={now} workbench={workbench} onChange={onChange} />
      <SelectionBar
        plans={plans}
        shown={shown}
        selected={workbench.selected}
        onSelect={(selected) => onChange({ selected })}
      />
      {children}
    </Card>
  );
}

const ORDERS: readonly { value: ListOrder; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'expiry', label: 'Next to expire' },
  { value: 'quantity', label: 'Most IPs' },
  { value: 'orderNo', label: 'Order number' },
];

type WorkbenchBarProps = {
  plans: readonly IspPlan[];
  now: Date;
  workbench: Workbench;
  onChange: (change: Partial<Workbench>) => void;
};

/** Filters with counts, search, sorting, and the calendar of renewals. */
function WorkbenchBar({ plans, now, workbench, onChange }: WorkbenchBarProps) {
  const counts = countPlans(plansOf(plans, workbench.statistic, now), now);
  const hasActive = plans.some(({ expireTime }) => isActive(expireTime, now));
  return (
    <div className={css.workbenchBar}>
      <RadioButtons
        label="ISP List"
        layout="joined"
        options={[
          { value: 'all', label: `All(${counts.all})` },
          { value: 'active', label: `Activate(${counts.active})` },
          { value: 'inactive', label: `Inactive(${counts.inactive})` },
        ]}
        value={workbench.filter}
        onChange={(filter) => onChange({ filter })}
      />
      <SearchField
        label="Search"
        placeholder="Order number, size or label"
        value={workbench.search}
        onChange={(search) => onChange({ search })}
      />
      <div className={css.sortPair}>
        <Select
          label="Sort by"
          items={ORDERS}
          value={workbench.order}
          onChange={(order) => onChange({ order })}
        />
        <Button
          variant="ghost"
          className={css.calendar}
          disabledReason={hasActive ? null : 'No plan will expire.'}
          reason="hidden"
          onClick={() => saveRenewals(plans)}
        >
          <Icon path={screenIcons.calendar} />
          Renewals .ics
        </Button>
      </div>
    </div>
  );
}

type SelectionBarProps = {
  plans: readonly IspPlan[];
  shown: readonly IspPlan[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
};

/** Selects several plans and copies their addresses as one list. */
function SelectionBar({ plans, shown, selected, onSelect }: SelectionBarProps) {
  const { copy, progress, byHand, closeByHand } = useCopyPlans();
  // Ignores plans that no longer exist.
  const chosen = plans.filter(({ orderNo }) => selected.has(orderNo));
  const isAll = shown.length > 0 && shown.every(({ orderNo }) => selected.has(orderNo));
  const count = chosen.length;
  const ips = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  if (plans.length < 2) return null;
  return (
    <div className={css.selection}>
      <TickBox
        label="Select all shown"
        isTicked={isAll}
        onChange={(isTicked) =>
          onSelect(new Set(isTicked ? shown.map(({ orderNo }) => orderNo) : []))
        }
      />
      <span className={css.selectionText} role="status">
        {count > 0
          ? `${figureText(count)} of ${countText(plans.length, 'plan')}, ${countText(ips, 'IP')}`
          : ''}
      </span>
      {count > 0 ? (
        <Button
          variant="secondary"
          pending={progress !== null}
          pendingLabel={`Collecting ${progress ?? 0} of ${count}...`}
          onClick={() => void copy(chosen.map(({ orderNo }) => orderNo))}
        >
          <Icon path={screenIcons.copy} />
          Copy {countText(count, 'plan')}
        </Button>
      ) : null}
      {byHand === null ? null : <CopyByHand text={byHand} onClose={closeByHand} />}
    </div>
  );
}

/** Saves the expiry of every active plan as a calendar file. */
function saveRenewals(plans: readonly IspPlan[]): void {
  const now = new Date();
  saveFile({
    name: downloadName(`${config.productName}_renewals`, now, 'ics'),
    text: renewCalendar(plans, config.productName, now),
    mime: 'text/calendar;charset=utf-8',
  });
  showToast({ kind: 'success', title: 'Downloaded!' });
}
