import type { SubmitEvent } from 'react';
import { PromotionCodeMax } from '../../generated/model/promotionCode.zod.ts';
import { config } from '../config.ts';
import { formatMoney } from '../domain/money/money.ts';
import { describeArithmetic, formatDiscountBadge, type Arithmetic } from '../domain/money/price.ts';
import { T, t } from '../i18n/text.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import { price, strike } from '../ui/text.css.ts';
import { TextField } from '../ui/TextField.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './checkout.css.ts';
import type { Discount } from './use-discount.ts';

type PriceSummaryProps = {
  discount: Discount;
  /** The parts of the total; undefined if only the server knows them. */
  sum?: Pick<Arithmetic, 'quantity' | 'unit' | 'unitPrice'> | undefined;
  className?: string | undefined;
};

/** The total, the original price struck through if a discount lowers it, and the arithmetic in words. */
export function PriceSummary({ discount, sum, className }: PriceSummaryProps) {
  const { original, total } = discount;
  // Do not show a discount that rounds to zero.
  const percentage = total < original ? discount.percentage : 0;
  return (
    <div className={cx(css.summary, className)} aria-live="polite" aria-atomic="true">
      <div className={css.summaryHead}>
        <span className={css.label}>{t`Total Price${config.afterPrice}`}</span>
        {percentage > 0 ? <DiscountBadge percentage={percentage} /> : null}
      </div>
      <div className={css.prices}>
        <span className={cx(price, css.total)}>{formatMoney(total)}</span>
        {percentage > 0 ? (
          <T>
            <VisuallyHidden>instead of</VisuallyHidden>
            <s className={cx(strike, css.original)}>{formatMoney(original)}</s>
          </T>
        ) : null}
      </div>
      {sum ? (
        <p className={css.words}>
          <bdi>{describeArithmetic({ ...sum, original, percentage, total })}</bdi>
        </p>
      ) : null}
    </div>
  );
}

// A cone with its streamer and confetti.
const POPPER =
  'M3.5 20.5 8 8.5l7.5 7.5-12 4.5ZM13 10.5c1.5-1.5 1.6-4 .4-6.5m1.8 8.8c1.5-1.5 3.6-1.8 5.8-1M9.5 3.5v.01M18 5.5v.01M20.5 17v.01';

/** '🎉 15% OFF'. The emoji is an SVG, because not every machine has a font for it. */
function DiscountBadge({ percentage }: { percentage: number }) {
  const [emoji, ...words] = formatDiscountBadge(percentage).split(' ');
  return (
    <Badge tone="success" className={css.badge}>
      <Icon path={POPPER} />
      <span>
        <VisuallyHidden>{emoji}</VisuallyHidden> <span>{words.join(' ')}</span>
      </span>
    </Badge>
  );
}

/** The code field with its Apply button. The total and `DiscountBadge` are shown with the price. */
export function DiscountField({ discount }: { discount: Discount }) {
  const { code, status, isRequestedByUser, appliedCode, setCode, apply } = discount;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    // A form, so that Enter applies the code, even before hydration.
    <form className={css.codeRow} onSubmit={submit}>
      <TextField
        label={t`Discount code`}
        name="code"
        isLabelHidden
        placeholder={t`Discount code`}
        value={code}
        onChange={setCode}
        error={
          status === 'error' ? (
            <span className={css.error}>{t`Invalid discount code`}</span>
          ) : undefined
        }
        hint={
          status === 'applied' ? (
            <span className={css.applied}>
              <T>
                <bdi translate="no">{appliedCode}</bdi> applied
              </T>
            </span>
          ) : undefined
        }
        maxLength={PromotionCodeMax}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        inputClassName={css.codeInput}
        className={css.codeField}
      />
      <Button
        type="submit"
        variant="secondary"
        className={css.apply}
        pending={isRequestedByUser}
        pendingLabel={t`Loading...`}
      >
        {t`Apply`}
      </Button>
    </form>
  );
}
