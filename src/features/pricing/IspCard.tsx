import type { RefObject } from 'react';
import { useState } from 'react';
import { useListStaticPlans } from '../../../generated/plans/plans.ts';
import { buyIsp } from '../../../generated/purchase/purchase.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import type { Purchase } from '../../checkout/use-purchase.ts';
import { config } from '../../config.ts';
import { ispPrice, ispQuantityLabel } from '../../domain/money/price.ts';
import {
  ISP_COUNTS,
  ISP_DEFAULT_QUANTITY,
  ISP_FALLBACK_UNIT_PRICE,
  ISP_QUANTITIES,
  SUBNET,
} from '../../domain/plans.ts';
import type { Product } from '../../domain/products.ts';
import { useSession } from '../../session/session.ts';
import { queryState } from '../../ui/QueryView.tsx';
import type { RadioOption } from '../../ui/RadioButtons.tsx';
import { RadioButtons } from '../../ui/RadioButtons.tsx';
import { RestoreFocusButton } from '../../ui/RestoreFocus.tsx';
import { BuyButton, PlanCard, TicketLink } from './PlanCard.tsx';
import * as css from './pricing.css.ts';
import { quantities } from './pricing.css.ts';
import type { PurchaseIntent } from './use-card-purchase.ts';
import { useCardPurchase } from './use-card-purchase.ts';

type IspCardProps = {
  product: Product;
  intent: PurchaseIntent | null;
  isMarked: boolean;
};

export function IspCard({ product, intent, isMarked }: IspCardProps) {
  const [quantity, setQuantity] = useState<number>(ISP_DEFAULT_QUANTITY);
  const plan = useIspPlan();
  const { send } = useApiMutation(buyIsp);
  const { discount, purchase, card, buyButton } = useCardPurchase({
    plan: 'isp',
    amount: quantity,
    setAmount: setQuantity,
    priceOf: (count) => ispPrice(count, plan.unitPrice),
    intent,
    order: async ({ code: PromotionCode }, signal) => {
      const planNum = asPlanNum(quantity);
      if (plan.planKey === undefined || planNum === undefined) return undefined;
      const { planKey } = plan;
      const order = { paymentType: 0, PromotionCode, planKey, planNum } as const;
      return await send(order, { signal });
    },
  });
  const isSubnet = quantity === SUBNET.quantity;
  return (
    <PlanCard
      ref={card}
      product={product}
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
          onChange={(value) => setQuantity(Number(value))}
        />
      }
      discount={discount}
      sum={{ quantity, unit: 'IPs', unitPrice: isSubnet ? null : plan.unitPrice }}
      purchase={purchase}
      days={plan.days}
      buyArea={<IspBuyArea {...{ buyButton, plan, purchase, isSubnet }} />}
    />
  );
}

type IspBuyAreaProps = {
  buyButton: RefObject<HTMLButtonElement | null>;
  plan: IspPlanForSale;
  purchase: Purchase;
  isSubnet: boolean;
};

function IspBuyArea({ buyButton, plan, purchase, isSubnet }: IspBuyAreaProps) {
  if (isSubnet) return <TicketLink variant="outline" size="lg" full />;
  return (
    <div className={css.ispBuy}>
      <BuyButton
        ref={buyButton}
        purchase={purchase}
        isPrimary={false}
        disabledReason={plan.reason}
      />
      {plan.retry ? (
        <RestoreFocusButton variant="link" successor={buyButton} onClick={plan.retry}>
          Try again
        </RestoreFocusButton>
      ) : null}
    </div>
  );
}

type IspPlanForSale = {
  /** Undefined while loading, for visitors, and when there is none. */
  planKey: string | undefined;
  unitPrice: number;
  /** Days for which an IP is bought: as the server's plan says, else as configured. Undefined when neither does. */
  days: number | undefined;
  isProvisional: boolean;
  /** Why it cannot be bought now; undefined when it can, or when the login prompt comes first. */
  reason: string | undefined;
  retry: (() => void) | undefined;
};

const FALLBACK = {
  planKey: undefined,
  unitPrice: ISP_FALLBACK_UNIT_PRICE,
  retry: undefined,
};
const REASONS = {
  offline: 'The plan needs a connection.',
  failed: 'The plan could not be loaded.',
  loading: 'Loading the plan…',
  shown: 'ISP plans are not on sale at the moment.',
};

/** The second plan of the list is sold; the list loads only with a token. */
function useIspPlan(): IspPlanForSale {
  const { isSignedIn } = useSession();
  const query = useListStaticPlans({ query: { enabled: isSignedIn } });
  const { ispDays } = config;
  if (!isSignedIn) {
    return { ...FALLBACK, days: ispDays, isProvisional: true, reason: undefined };
  }
  const state = queryState(query);
  const plan = state.kind === 'shown' ? state.data[1] : undefined;
  if (plan !== undefined) {
    const { planKey, unitPrice, days = ispDays } = plan;
    return { planKey, unitPrice, days, isProvisional: false, reason: undefined, retry: undefined };
  }
  const retry = () => void query.refetch();
  return {
    ...FALLBACK,
    days: ispDays,
    isProvisional: state.kind === 'loading',
    reason: REASONS[state.kind],
    retry: state.kind === 'failed' ? retry : undefined,
  };
}

const IP_OPTIONS: readonly RadioOption<string>[] = ISP_COUNTS.map((quantity) => ({
  value: String(quantity),
  label: ispQuantityLabel(quantity),
}));

/** The quantities that the server sells; the subnet goes through a ticket. */
function asPlanNum(quantity: number): (typeof ISP_QUANTITIES)[number] | undefined {
  return ISP_QUANTITIES.find((buyable) => buyable === quantity);
}
