import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PassingButton } from '../../ui/PassingButton.tsx';
import { UnreadRows } from '../../ui/UnreadRows.tsx';
import { PlanList } from './PlanList.tsx';
import type { PlanActions } from './IspPanel.tsx';
import type { PlanLabels, Workbench } from './plan-list.ts';
import { shownPlans } from './plan-list.ts';
import * as css from './PlanWorkbench.css.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { WorkbenchBar } from './WorkbenchBar.tsx';
import { icons } from '../../ui/icons.ts';

export interface PlanWorkbenchProps {
  plans: readonly IspPlan[];
  /** Plans that the server sent and that could not be read. */
  unread: number;
  labels: PlanLabels;
  onLabel: (orderNo: string, label: string) => void;
  now: Date;
  workbench: Workbench;
  onChange: (change: Partial<Workbench>) => void;
  actions: PlanActions;
  /** The plan whose detail was left: its button gets the focus back. */
  returnTo: string | null;
}

/** Filters, search, sorting, selection and the list itself. */
export function PlanWorkbench(props: PlanWorkbenchProps) {
  const { plans, unread, labels, now, workbench, onChange } = props;
  const shown = shownPlans(plans, labels, workbench, now);
  const select = (orderNo: string, isSelected: boolean) => {
    const selected = new Set(workbench.selected);
    if (isSelected) selected.add(orderNo);
    else selected.delete(orderNo);
    onChange({ selected });
  };
  const none = 'No plans found matching the selected filter.';
  return (
    <Card as="section" aria-label="ISP plans" padding="none" className={css.root}>
      <WorkbenchBar plans={plans} now={now} workbench={workbench} onChange={onChange} />
      <SelectionBar
        plans={plans}
        shown={shown}
        selected={workbench.selected}
        onSelect={(selected) => onChange({ selected })}
      />
      <UnreadRows count={unread} className={css.unread} />
      {shown.length > 0 ? (
        <PlanList
          shown={shown}
          labels={labels}
          onLabel={props.onLabel}
          now={now}
          selected={workbench.selected}
          onSelect={select}
          actions={props.actions}
          returnTo={props.returnTo}
        />
      ) : plans.length === 0 && unread > 0 ? null : (
        <div className={css.empty}>
          {plans.length === 0 ? (
            <EmptyState
              title={none}
              text="You have no ISP plan yet."
              action={
                <Link href={paths.pricing({ plan: 'isp' })} className={buttonClass({})}>
                  Buy ISP proxies
                </Link>
              }
            />
          ) : (
            <EmptyState
              title={none}
              icon={icons.search}
              action={
                <PassingButton
                  variant="outline"
                  onClick={() => onChange({ filter: 'all', search: '' })}
                >
                  Show all plans
                </PassingButton>
              }
            />
          )}
        </div>
      )}
    </Card>
  );
}
