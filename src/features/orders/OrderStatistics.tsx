import type { OrderCounts } from '../../../generated/model/orderCounts.zod.ts';
import { figureText } from '../../domain/numbers.ts';
import type { Product } from '../../domain/plans.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import * as css from './OrderStatistics.css.ts';

interface OrderStatisticsProps {
  counts: OrderCounts | undefined;
  /** The counts failed to load, or there is no connection. */
  isMissing: boolean;
  type: Product | null;
  onType: (type: Product | null) => void;
}

/** Two counts that toggle the type filter. Pressing the selected one clears it. */
export function OrderStatistics({ counts, isMissing, type, onType }: OrderStatisticsProps) {
  const cards: [Product, string, number | undefined][] = [
    ['residential', 'Residential Orders', counts && counts.basic + counts.premium + 0],
    ['isp', 'ISP Orders', counts && counts.isp + 0],
  ];
  const unknown = isMissing ? '–' : <Skeleton shape="title" />;
  return (
    <div className={css.cards}>
      {cards.map(([value, label, count]) => (
        <button
          key={value}
          type="button"
          className={css.card}
          aria-pressed={type === value}
          onClick={() => onType(type === value ? null : value)}
        >
          <span className={css.label}>{label}</span>
          <span className={css.count}>{count === undefined ? unknown : figureText(count)}</span>
          <span className={css.hint} aria-hidden="true">
            {type === value ? 'Shown below' : 'Show these'}
          </span>
        </button>
      ))}
    </div>
  );
}
