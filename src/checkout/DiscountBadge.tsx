import { formatDiscountBadge } from '../domain/discount.ts';
import { Badge } from '../ui/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './DiscountBadge.css.ts';

// A cone with its streamer and confetti.
const POPPER =
  'M3.5 20.5 8 8.5l7.5 7.5-12 4.5ZM13 10.5c1.5-1.5 1.6-4 .4-6.5m1.8 8.8c1.5-1.5 3.6-1.8 5.8-1M9.5 3.5v.01M18 5.5v.01M20.5 17v.01';

/** '🎉 15% OFF'. The emoji is drawn, because not every machine has a font for it. */
export function DiscountBadge({ percentage }: { percentage: number }) {
  const [emoji, ...words] = formatDiscountBadge(percentage).split(' ');
  return (
    <Badge tone="success" className={css.badge}>
      <Icon path={POPPER} />
      <span>
        <VisuallyHidden>{emoji}</VisuallyHidden> {words.join(' ')}
      </span>
    </Badge>
  );
}
