import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RestoreFocusButton } from '../../ui/RestoreFocusButton.tsx';
import type { OrdersView, ViewChange } from './orders-view.ts';

interface NoOrdersProps {
  view: OrdersView;
  onChange: (change: ViewChange) => void;
}

/** The empty state, with a way on: the first page, or a first purchase. */
export function NoOrders({ view, onChange }: NoOrdersProps) {
  if (view.page > 1) {
    return (
      <EmptyState
        title="No orders yet"
        text="There are no orders on this page."
        action={
          <RestoreFocusButton variant="outline" onClick={() => onChange({ page: 1 })}>
            First page
          </RestoreFocusButton>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No orders yet"
      text="Orders of this type and range appear here."
      action={
        <Link
          href={paths.pricing(view.type === 'isp' ? { plan: 'isp' } : {})}
          className={buttonClass({ variant: 'outline' })}
        >
          See the plans
        </Link>
      }
    />
  );
}
