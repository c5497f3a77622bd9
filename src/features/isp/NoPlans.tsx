import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { icons } from '../../ui/icons.ts';
import { PassingButton } from '../../ui/PassingButton.tsx';
import * as css from './PlanWorkbench.css.ts';

const TITLE = 'No plans found matching the selected filter.';

/** In place of the list: without a plan the way to buy one, with plans that are filtered out the way to see them. */
export function NoPlans({ onShowAll }: { onShowAll?: () => void }) {
  return (
    <div className={css.empty}>
      {onShowAll ? (
        <EmptyState
          title={TITLE}
          icon={icons.search}
          action={
            <PassingButton variant="outline" onClick={onShowAll}>
              Show all plans
            </PassingButton>
          }
        />
      ) : (
        <EmptyState
          title={TITLE}
          text="You have no ISP plan yet."
          action={
            <Link href={paths.pricing({ plan: 'isp' })} className={buttonClass({})}>
              Buy ISP proxies
            </Link>
          }
        />
      )}
    </div>
  );
}
