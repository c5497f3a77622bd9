import type { ReactNode } from 'react';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { Card } from '../../ui/Card.tsx';
import type { Workbench } from './plan-list.ts';
import * as css from './PlanWorkbench.css.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { WorkbenchBar } from './WorkbenchBar.tsx';

interface PlanWorkbenchProps {
  plans: readonly IspPlan[];
  shown: readonly IspPlan[];
  now: Date;
  workbench: Workbench;
  onChange: (change: Partial<Workbench>) => void;
  /** The list itself. */
  children: ReactNode;
}

/** Filters, search, sorting and selection around the list of plans. */
export function PlanWorkbench(props: PlanWorkbenchProps) {
  const { plans, shown, now, workbench, onChange, children } = props;
  return (
    <Card as="section" aria-label="ISP plans" padding="none" className={css.root}>
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
