import { useId, useState } from 'react';
import { buyResidential } from '../../../generated/purchase/purchase.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { gigabytesText } from '../../domain/gigabytes.ts';
import { residentialPrice, clampGb } from '../../domain/money/price.ts';
import { GB_RANGE, PRICE_PER_GB, type Tier } from '../../domain/plans.ts';
import type { Product } from '../../domain/products.ts';
import { typedNumber } from '../../domain/typed-text.ts';
import { t } from '../../i18n/text.ts';
import { cx } from '../../ui/cx.ts';
import { Slider } from '../../ui/Slider.tsx';
import { mono } from '../../ui/text.css.ts';
import { NUMBER_FIELD, useFieldText } from '../../ui/use-field-text.ts';
import { BuyButton, PlanCard, type CardState } from './PlanCard.tsx';
import * as css from './pricing.css.ts';
import { useCardPurchase } from './use-card-purchase.ts';

export function ResidentialCard(props: CardState & { product: Product; tier: Tier }) {
  const { product, tier, intent, isMarked, isPrimary } = props;
  const [amount, setAmount] = useState<number>(GB_RANGE.default);
  // Text being typed, for example `2` on the way to `25`; null while the field shows the amount.
  const [draft, setDraft] = useState<string | null>(null);
  const change = (next: number) => {
    setDraft(null);
    setAmount(next);
  };
  const { send } = useApiMutation(buyResidential);
  const { discount, purchase, onTryAgain, card, buyButton } = useCardPurchase({
    plan: tier,
    amount,
    setAmount: change,
    priceOf: (gigabytes) => residentialPrice(tier, gigabytes),
    intent,
    order: async ({ code: PromotionCode }, signal) => {
      const order = { Quantity: amount, PromotionCode, paymentType: 0, mealType: tier } as const;
      return await send(order, { signal });
    },
  });
  const type = (text: string | null) => {
    setDraft(text);
    // The price always belongs to a valid amount, the one nearest to the text.
    const typed = typedNumber(text ?? '');
    if (typed !== null) setAmount(clampGb(typed));
  };
  const click = () => {
    setDraft(null);
    purchase.click();
  };
  const unitPrice = PRICE_PER_GB[tier];
  return (
    <PlanCard
      ref={card}
      product={product}
      unitPrice={unitPrice}
      isMarked={isMarked}
      control={<AmountControl {...{ amount, draft }} onChange={change} onDraft={type} />}
      discount={discount}
      sum={{ quantity: amount, unit: 'GB', unitPrice }}
      purchase={purchase}
      onTryAgain={onTryAgain}
      buyArea={
        <BuyButton ref={buyButton} purchase={{ ...purchase, click }} isPrimary={isPrimary} />
      }
    />
  );
}

type AmountControlProps = {
  amount: number;
  draft: string | null;
  onChange: (amount: number) => void;
  onDraft: (text: string | null) => void;
};

function AmountControl({ amount, draft, onChange, onDraft }: AmountControlProps) {
  const limits = useId();
  const { min, max, step } = GB_RANGE;
  const typed = typedNumber(draft ?? '');
  const isBeyond = typed !== null && (typed < min || typed > max);
  const { clean, ...kind } = NUMBER_FIELD;
  const field = useFieldText({ value: draft ?? String(amount), onChange: onDraft, clean });
  return (
    <>
      <Slider
        label={t`Amount in GB`}
        name="gigabytes"
        min={min}
        max={max}
        step={step}
        value={amount}
        onChange={(value) => onChange(clampGb(value))}
        valueText={gigabytesText}
        figure={
          <span className={css.exactAmount} dir="ltr">
            <input
              type="text"
              name="amount"
              aria-label={t`Exact amount`}
              aria-invalid={isBeyond || undefined}
              aria-describedby={limits}
              {...kind}
              {...field}
              className={cx(mono, css.amountNumber)}
              onBlur={() => onDraft(null)}
              onFocus={(event) => event.target.select()}
            />
            <span aria-hidden="true" className={css.amountUnit}>
              {t`GB`}
            </span>
          </span>
        }
        className={css.amountControl}
      />
      <div id={limits} aria-live="polite" className={css.limits}>
        {isBeyond ? (
          <span>{t`Enter ${min} to ${max} GB. The price shown is for ${amount} GB.`}</span>
        ) : null}
      </div>
    </>
  );
}
