import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { icons } from '../../ui/icons.ts';
import { RestoreFocusButton } from '../../ui/RestoreFocusButton.tsx';
import * as css from './PlanWorkbench.css.ts';

const TITLE = 'No plans found matching the selected filter.';

/** Replaces the list: without plans offers to buy one, with filtered plans offers to show all. */
export function NoPlans({ onShowAll }: { onShowAll?: () => void }) {
  return (
    <div className={css.empty}>
      {onShowAll ? (
        <EmptyState
          title={TITLE}
          icon={icons.search}
          action={
            <RestoreFocusButton variant="outline" onClick={onShowAll}>
              Show all plans
            </RestoreFocusButton>
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
