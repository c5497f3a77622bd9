import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { DiscountField } from '../../checkout/DiscountField.tsx';
import { PriceSummary } from '../../checkout/PriceSummary.tsx';
import { hasNotice, PurchaseNotice, PurchaseTerms } from '../../checkout/PurchaseNotice.tsx';
import type { Discount } from '../../checkout/use-discount.ts';
import type { Purchase } from '../../checkout/use-purchase.ts';
import type { Arithmetic } from '../../domain/price.ts';
import { formatListPrice } from '../../domain/money.ts';
import { Badge } from '../../ui/Badge.tsx';
import { cx } from '../../ui/cx.ts';
import { heading, mono } from '../../ui/text.css.ts';
import { FeatureList } from './FeatureList.tsx';
import type { PlanText } from './plan-cards.ts';
import * as css from './PlanCard.css.ts';

type PlanCardProps = {
  text: PlanText;
  unit: 'GB' | 'IP';
  unitPrice: number;
  /** The price may still change: reserves its place while a customer's plan loads. */
  isPriceProvisional?: boolean | undefined;
  /** The URL or the planner led here. */
  isMarked: boolean;
  /** Slider or radios. */
  control: ReactNode;
  discount: Discount;
  sum: Pick<Arithmetic, 'quantity' | 'unit' | 'unitPrice'>;
  purchase: Purchase;
  /** Days for which an IP is bought, if known. */
  days?: number | undefined;
  /** Buy now, or its replacement. */
  buy: ReactNode;
  ref: Ref<HTMLElement>;
};

/** A plan with its amount, price and Buy now. */
export function PlanCard(props: PlanCardProps) {
  const { text, unit, unitPrice, isPriceProvisional, isMarked, ref } = props;
  const { control, discount, sum, purchase, buy } = props;
  const id = useId();
  const product = unit === 'IP' ? 'isp' : 'residential';
  const noticeFrom = unit === 'IP' ? 'return' : 'press';
  return (
    <article
      ref={ref}
      aria-labelledby={id}
      className={cx(css.card, text.isPopular && css.popular, isMarked && css.marked)}
      data-provisional={isPriceProvisional || undefined}
    >
      <header className={css.header}>
        <div className={css.name}>
          <h2 id={id} className={heading}>
            {text.name}
          </h2>
          {text.isPopular ? <Badge tone="solid">Popular</Badge> : null}
        </div>
        <p className={css.unitPrice}>
          <span className={cx(mono, css.unitFigure, css.held)}>{formatListPrice(unitPrice)}</span>{' '}
          <span className={css.unitWord}>per {unit}</span>
        </p>
        <p className={css.summary}>{text.summary}</p>
      </header>
      <FeatureList features={text.features} />
      <fieldset className={css.fields} disabled={purchase.isCommitted} role="none">
        {control}
      </fieldset>
      <fieldset className={css.fields} disabled={purchase.isCommitted} role="none">
        <DiscountField discount={discount} />
      </fieldset>
      <PriceSummary discount={discount} sum={sum} className={css.held} />
      <div className={css.buy}>
        {buy}
        {hasNotice({ purchase, noticeFrom }) ? (
          <PurchaseNotice purchase={purchase} noticeFrom={noticeFrom} />
        ) : (
          <PurchaseTerms product={product} days={props.days} />
        )}
      </div>
    </article>
  );
}
