import type { Arithmetic } from '../domain/discount.ts';
import { describeArithmetic } from '../domain/discount.ts';
import { formatMoney } from '../domain/money.ts';
import { cx } from '../ui/cx.ts';
import { price, strike } from '../ui/text.css.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { DiscountBadge } from './DiscountBadge.tsx';
import * as css from './PriceSummary.css.ts';
import type { Discount } from './use-discount.ts';

type PriceSummaryProps = {
  discount: Discount;
  /** The parts of the total; undefined where only the server knows them. */
  sum?: Pick<Arithmetic, 'quantity' | 'unit' | 'unitPrice'> | undefined;
  className?: string | undefined;
};

/** The total, the struck-through original when a discount lowers it, and the arithmetic in words. */
export function PriceSummary({ discount, sum, className }: PriceSummaryProps) {
  const { original, total } = discount;
  // A discount that rounds to nothing is not shown.
  const percentage = total < original ? discount.percentage : 0;
  return (
    <div className={cx(css.summary, className)} aria-live="polite" aria-atomic="true">
      <div className={css.head}>
        <span className={css.label}>Total Price</span>
        {percentage > 0 ? <DiscountBadge percentage={percentage} /> : null}
      </div>
      <div className={css.prices}>
        <span className={cx(price, css.total)}>{formatMoney(total)}</span>
        {percentage > 0 ? (
          <>
            <VisuallyHidden>instead of</VisuallyHidden>
            <s className={cx(strike, css.original)}>{formatMoney(original)}</s>
          </>
        ) : null}
      </div>
      {sum ? (
        <p className={css.words}>{describeArithmetic({ ...sum, original, percentage, total })}</p>
      ) : null}
    </div>
  );
}
