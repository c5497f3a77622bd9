import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { countPlans } from '../../domain/isp-plan.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { screenIcons } from '../../ui/screen-icons.ts';
import { RadioButtons } from '../../ui/RadioButtons.tsx';
import { Select } from '../../ui/Select.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import type { ListOrder, Workbench } from './plan-list.ts';
import * as css from './PlanWorkbench.css.ts';
import { saveRenewals } from './save-renewals.ts';

const ORDERS: readonly { value: ListOrder; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'expiry', label: 'Next to expire' },
  { value: 'quantity', label: 'Most IPs' },
  { value: 'orderNo', label: 'Order number' },
];

interface WorkbenchBarProps {
  plans: readonly IspPlan[];
  now: Date;
  workbench: Workbench;
  onChange: (change: Partial<Workbench>) => void;
}

/** Filters with counts, search, sorting, and the calendar of renewals. */
export function WorkbenchBar({ plans, now, workbench, onChange }: WorkbenchBarProps) {
  const counts = countPlans(plans, now);
  return (
    <div className={css.bar}>
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
      <div className={css.pair}>
        <Select
          label="Sort by"
          items={ORDERS}
          value={workbench.order}
          onChange={(order) => onChange({ order })}
        />
        <Button
          variant="ghost"
          className={css.calendar}
          disabledReason={counts.active === 0 ? 'No plan will expire.' : null}
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
