import { useRef, useState } from 'react';
import { buyResidential } from '../../../generated/purchase/purchase.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useCheckCode, useDiscount } from '../../checkout/use-discount.ts';
import type { Product } from '../../content/products.ts';
import type { Tier } from '../../domain/plans.ts';
import { GB_RANGE, PRICE_PER_GB } from '../../domain/plans.ts';
import { residentialPrice } from '../../domain/price.ts';
import { AmountControl } from './AmountControl.tsx';
import { BuyButton, PlanCard } from './PlanCard.tsx';
import type { PurchaseIntent } from './purchase-intent.ts';
import { usePurchaseIntent } from './purchase-intent.ts';
import { useCardPurchase } from './use-card-purchase.ts';

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
