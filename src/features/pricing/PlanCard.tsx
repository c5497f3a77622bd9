import { useId, type ReactNode, type Ref, type ReactElement } from 'react';
import { FailedNotice } from '../../checkout/FailedNotice.tsx';
import { DiscountField, PriceSummary } from '../../checkout/PriceSummary.tsx';
import { PurchaseNotice, PurchaseTerms, hasNotice } from '../../checkout/PurchaseNotice.tsx';
import { usePurchasesClosed } from '../../checkout/purchases-closed.ts';
import type { Discount } from '../../checkout/use-discount.ts';
import type { Purchase } from '../../checkout/use-purchase.ts';
import { useVerificationReason } from '../../checkout/verification.ts';
import { VerificationMount } from '../../checkout/VerificationMount.tsx';
import { config } from '../../config.ts';
import { formatListPrice } from '../../domain/money/money.ts';
import type { Arithmetic } from '../../domain/money/price.ts';
import { PLANS, SELLS_ISP } from '../../domain/plans.ts';
import { UNITS, type Product } from '../../domain/products.ts';
import { t } from '../../i18n/text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, LinkButton, type ButtonLook } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import { heading, mono } from '../../ui/text.css.ts';
import * as css from './pricing.css.ts';
import type { PurchaseIntent } from './use-card-purchase.ts';

type PlanCardProps = {
  product: Product;
  unitPrice: number;
  /** Whether the price may still change. Reserves space for it while a customer's plan loads. */
  isPriceProvisional?: boolean | undefined;
  /** Whether the URL or the planner selected this card. */
  isMarked: boolean;
  control: ReactNode;
  discount: Discount;
  sum: Pick<Arithmetic, 'quantity' | 'unit' | 'unitPrice'>;
  purchase: Purchase;
  /** Defined after a payment failed. */
  onTryAgain?: (() => void) | undefined;
  days?: number | undefined;
  buyArea: ReactElement;
  ref: Ref<HTMLElement>;
};

export function PlanCard(props: PlanCardProps) {
  const { product, unitPrice, isPriceProvisional, isMarked, ref } = props;
  const { control, discount, sum, purchase, onTryAgain, buyArea } = props;
  const id = useId();
  const unverified = useVerificationReason();
  const { plan, unit, popular } = product;
  const noticeOn = unit === 'IP' ? 'response' : 'click';
  return (
    <article
      ref={ref}
      id={plan}
      data-plan={PLANS[plan].param}
      aria-labelledby={id}
      className={cx(css.card, popular && css.popular, isMarked && css.marked)}
      data-provisional={isPriceProvisional || undefined}
    >
      <header className={css.cardHead}>
        <div className={css.cardName}>
          <h2 id={id} className={heading}>
            {PLANS[plan].name}
          </h2>
          {popular ? <Badge tone="popular">{t`Popular`}</Badge> : null}
        </div>
        <p className={css.unitPrice}>
          <span className={cx(mono, css.unitFigure, css.held)}>{formatListPrice(unitPrice)}</span>{' '}
          <span className={css.unitWord}>{perUnit(UNITS[unit])}</span>
        </p>
        <p className={css.cardSummary}>{product.summary}</p>
      </header>
      <fieldset className={css.cardFields} disabled={purchase.isLocked} role="none">
        {control}
      </fieldset>
      <fieldset className={css.codeFields} disabled={purchase.isLocked} role="none">
        <DiscountField discount={discount} />
      </fieldset>
      <PriceSummary discount={discount} sum={sum} className={cx(css.price, css.held)} />
      <div className={css.buyArea} data-buy="">
        {buyArea}
        {onTryAgain ? (
          <FailedNotice onTryAgain={onTryAgain} />
        ) : hasNotice({ purchase, noticeOn }) ? (
          <PurchaseNotice purchase={purchase} noticeOn={noticeOn} />
        ) : (
          <>
            {/* The verification replaces the terms, so that nothing moves. */}
            {unverified === null ? <PurchaseTerms plan={plan} days={props.days} /> : null}
            <VerificationMount />
          </>
        )}
      </div>
      {/* Below the button, so that the button is in view when the page opens. */}
      <FeatureList features={product.features} className={css.features} />
    </article>
  );
}

type BuyButtonProps = {
  ref?: Ref<HTMLButtonElement> | undefined;
  purchase: Purchase;
  isPrimary: boolean;
  disabledReason?: string | undefined;
};

export function BuyButton({ ref, purchase, isPrimary, disabledReason }: BuyButtonProps) {
  const closed = usePurchasesClosed();
  const unverified = useVerificationReason();
  const elsewhere = closed ?? unverified;
  return (
    <Button
      ref={ref}
      variant={isPrimary ? 'default' : 'outline'}
      size="lg"
      full
      className={css.buyButton}
      onClick={purchase.click}
      pending={purchase.isBusy}
      pendingLabel={config.texts.buy}
      disabledReason={elsewhere ?? disabledReason}
      // The announcement or the notice already shows the reason, and a line here would move the content below.
      reason={elsewhere === null ? 'visible' : 'hidden'}
    >
      {config.texts.buy}
    </Button>
  );
}

export type CardState = {
  intent: PurchaseIntent | null;
  isMarked: boolean;
  /** Whether the button is filled, which is the case for the card that was last marked or touched. */
  isPrimary: boolean;
};

const TICKET = SELLS_ISP ? t`Open Ticket For Subnet` : t`Open Ticket`;

export function TicketLink({ text = TICKET, ...look }: ButtonLook & { text?: string }) {
  const isChat = config.communityUrl !== null;
  return (
    <LinkButton
      {...look}
      href={config.ticketUrl}
      target={isChat ? '_blank' : undefined}
      rel="noopener noreferrer"
    >
      <span>{text}</span>
      {isChat ? <Icon path={icons.external} /> : null}
    </LinkButton>
  );
}

const perUnit = (unit: string) => t`per ${unit}${config.afterPrice}`;
