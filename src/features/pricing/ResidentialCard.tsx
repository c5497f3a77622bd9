import { useRef, useState } from 'react';
import { buyResidential } from '../../../generated/purchase/purchase.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useCheckCode, useDiscount } from '../../checkout/use-discount.ts';
import type { Product } from '../../content/products.ts';
import type { Tier } from '../../domain/plans.ts';
import { GB_RANGE, PRICE_PER_GB } from '../../domain/plans.ts';
import { residentialPrice, clampGb } from '../../domain/price.ts';
import { cx } from '../../ui/cx.ts';
import { Slider } from '../../ui/Slider.tsx';
import { mono } from '../../ui/text.css.ts';
import { useHydratedValue } from '../../ui/use-hydrated-value.ts';
import { BuyButton, PlanCard } from './PlanCard.tsx';
import * as css from './pricing.css.ts';
import type { PurchaseIntent } from './use-card-purchase.ts';
import { usePurchaseIntent, useCardPurchase } from './use-card-purchase.ts';

type CardProps = {
  product: Product;
  tier: Tier;
  intent: PurchaseIntent | null;
  isMarked: boolean;
};

export function ResidentialCard({ product, tier, intent, isMarked }: CardProps) {
  const card = useRef<HTMLElement>(null);
  const [amount, setAmount] = useState<number>(GB_RANGE.default);
  const discount = useDiscount({
    amount: residentialPrice(tier, amount),
    check: useCheckCode(tier),
  });
  const { send } = useApiMutation(buyResidential);
  const purchase = useCardPurchase({
    plan: product.plan,
    amount,
    discount,
    intent,
    order: async (PromotionCode, signal) => {
      const order = { Quantity: amount, PromotionCode, paymentType: 0, mealType: tier } as const;
      const { url } = await send(order, { signal });
      return url;
    },
  });
  usePurchaseIntent(card, intent, {
    plan: product.plan,
    setAmount,
    applyCode: discount.applyCode,
    isLocked: purchase.isCommitted,
  });
  const unitPrice = PRICE_PER_GB[tier];
  return (
    <PlanCard
      ref={card}
      product={product}
      unitPrice={unitPrice}
      isMarked={isMarked}
      control={<AmountControl amount={amount} onChange={setAmount} />}
      discount={discount}
      sum={{ quantity: amount, unit: 'GB', unitPrice }}
      purchase={purchase}
      buy={<BuyButton purchase={purchase} isPrimary={product.popular} />}
    />
  );
}

type AmountControlProps = {
  amount: number;
  onChange: (amount: number) => void;
};

const valueText = (gigabytes: number) => `${gigabytes} GB`;

/** The slider, with a field for the exact amount. */
function AmountControl({ amount, onChange }: AmountControlProps) {
  const slide = (value: number) => onChange(clampGb(value));
  return (
    <Slider
      label="Amount in GB"
      min={GB_RANGE.min}
      max={GB_RANGE.max}
      step={GB_RANGE.step}
      value={amount}
      onChange={slide}
      valueText={valueText}
      figure={<ExactAmount amount={amount} onChange={onChange} />}
      className={css.amountControl}
    />
  );
}

function ExactAmount({ amount, onChange }: AmountControlProps) {
  // Text being typed, for example `2` on the way to `25`; null while the field shows the amount.
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const type = (text: string) => {
    setDraft(text);
    // The price always belongs to a valid amount: the nearest one to the text.
    if (text.trim() !== '' && Number.isFinite(Number(text))) onChange(clampGb(Number(text)));
  };
  useHydratedValue(input, String(amount), (element) => element.value || undefined, type);
  return (
    <span className={css.exactAmount}>
      <input
        ref={input}
        type="number"
        inputMode="numeric"
        aria-label="Exact amount"
        className={cx(mono, css.amountNumber)}
        min={GB_RANGE.min}
        max={GB_RANGE.max}
        step={GB_RANGE.step}
        value={draft ?? String(amount)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(null)}
        onFocus={(event) => event.target.select()}
      />
      <span aria-hidden="true" className={css.amountUnit}>
        GB
      </span>
    </span>
  );
}
