import { useRef, useState } from 'react';
import { buyIsp } from '../../../generated/purchase/purchase.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useCheckCode, useDiscount } from '../../checkout/use-discount.ts';
import { ISP_DEFAULT_QUANTITY, SUBNET } from '../../domain/plans.ts';
import { ispPrice } from '../../domain/price.ts';
import { RadioButtons } from '../../ui/RadioButtons.tsx';
import type { PurchaseIntent } from './purchase-intent.ts';
import { IspBuy } from './IspBuy.tsx';
import { quantities } from './IspCard.css.ts';
import type { IspQuantity } from './isp-quantities.ts';
import { asPlanNum, IP_OPTIONS, toIspQuantity } from './isp-quantities.ts';
import type { PlanText } from './plan-cards.ts';
import { PlanCard } from './PlanCard.tsx';
import { usePurchaseIntent } from './use-purchase-intent.ts';
import { useCardPurchase } from './use-card-purchase.ts';
import { useIspPlan } from './use-isp-plan.ts';

type IspCardProps = {
  text: PlanText;
  intent: PurchaseIntent | null;
  isMarked: boolean;
};

export function IspCard({ text, intent, isMarked }: IspCardProps) {
  const card = useRef<HTMLElement>(null);
  const [quantity, setQuantity] = useState<IspQuantity>(ISP_DEFAULT_QUANTITY);
  const plan = useIspPlan();
  const discount = useDiscount({
    amount: ispPrice(quantity, plan.unitPrice),
    check: useCheckCode('isp'),
  });
  const { send } = useApiMutation(buyIsp);
  const purchase = useCardPurchase({
    plan: text.plan,
    amount: quantity,
    discount,
    order: async (PromotionCode, signal) => {
      const planNum = asPlanNum(quantity);
      if (plan.planKey === undefined || planNum === undefined) return undefined;
      const { planKey } = plan;
      const order = { paymentType: 0, PromotionCode, planKey, planNum } as const;
      const { url } = await send(order, { signal });
      return url;
    },
  });
  usePurchaseIntent(card, intent, {
    plan: text.plan,
    setAmount: (amount) => setQuantity(toIspQuantity(amount) ?? quantity),
    applyCode: discount.applyCode,
    isLocked: purchase.isCommitted,
  });
  const isSubnet = quantity === SUBNET.quantity;
  return (
    <PlanCard
      ref={card}
      text={text}
      unit="IP"
      unitPrice={plan.unitPrice}
      isPriceProvisional={plan.isProvisional}
      isMarked={isMarked}
      control={
        <RadioButtons
          label="Quantity"
          layout="equal"
          className={quantities}
          options={IP_OPTIONS}
          value={String(quantity)}
          onChange={(value) => setQuantity(toIspQuantity(Number(value)) ?? quantity)}
        />
      }
      discount={discount}
      sum={{ quantity, unit: 'IPs', unitPrice: isSubnet ? null : plan.unitPrice }}
      purchase={purchase}
      days={plan.days}
      buy={<IspBuy plan={plan} purchase={purchase} isSubnet={isSubnet} />}
    />
  );
}
