import { formatDiscountBadge } from '../domain/discount.ts';
import { Badge } from '../ui/Badge.tsx';
import * as css from './DiscountBadge.css.ts';
import type { Discount } from './use-discount.ts';

/** '🎉 15% OFF' while a code is applied; its arrival is the one small celebration. */
export function DiscountBadge({ discount }: { discount: Pick<Discount, 'status' | 'percentage'> }) {
  if (discount.status !== 'applied') return null;
  return (
    <Badge tone="success" className={css.badge}>
      {formatDiscountBadge(discount.percentage)}
    </Badge>
  );
}
