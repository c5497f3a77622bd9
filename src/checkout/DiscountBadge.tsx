import { formatDiscountBadge } from '../domain/discount.ts';
import { Badge } from '../ui/Badge.tsx';
import * as css from './DiscountBadge.css.ts';

/** '🎉 15% OFF'; its arrival is the one small celebration. */
export function DiscountBadge({ percentage }: { percentage: number }) {
  return (
    <Badge tone="success" className={css.badge}>
      {formatDiscountBadge(percentage)}
    </Badge>
  );
}
