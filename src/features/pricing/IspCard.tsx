import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateListStaticPlans, useListStaticPlans } from '../../../generated/plans/plans.ts';
import { buyIsp } from '../../../generated/purchase/purchase.ts';
import { ApiError } from '../../api/errors.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
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
import { plural, t } from '../../i18n/text.ts';
import { useSession } from '../../session/session.ts';
import { queryState } from '../../ui/QueryView.tsx';
import { RadioButtons } from '../../ui/RadioButtons.tsx';
import { RestoreFocusButton } from '../../ui/RestoreFocus.tsx';
import { BuyButton, PlanCard, TicketLink, type CardState } from './PlanCard.tsx';
import * as css from './pricing.css.ts';
import { useCardPurchase } from './use-card-purchase.ts';

export function IspCard(props: CardState & { product: Product }) {
  const { product, intent, isMarked, isPrimary } = props;
  const [quantity, setQuantity] = useState<number>(ISP_DEFAULT_QUANTITY);
  const plan = useIspPlan();
  const { send } = useApiMutation(buyIsp);
  const queryClient = useQueryClient();
  const { discount, purchase, onTryAgain, card, buyButton } = useCardPurchase({
    plan: 'isp',
    amount: quantity,
    setAmount: setQuantity,
    priceOf: (count) => ispPrice(count, plan.unitPrice),
    intent,
    order: async ({ code: PromotionCode }, signal) => {
      const { planKey } = plan;
      const planNum = ISP_QUANTITIES.find((buyable) => buyable === quantity);
      if (planKey === undefined || planNum === undefined) return undefined;
      const order = { paymentType: 0, PromotionCode, planKey, planNum } as const;
      try {
        return await send(order, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.reason === 'sold_out')
          void invalidateListStaticPlans(queryClient);
        throw error;
      }
    },
  });
  const stock = stockOf(plan.inStock, quantity);
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
          label={t`Quantity`}
          layout="equal"
          className={css.quantities}
          options={optionsOf(plan.inStock)}
          hint={stock.hint}
          value={String(quantity)}
          onChange={(value) => setQuantity(Number(value))}
        />
      }
      discount={discount}
      sum={{ quantity, unit: 'IPs', unitPrice: isSubnet ? null : plan.unitPrice }}
      purchase={purchase}
      onTryAgain={onTryAgain}
      days={plan.days}
      buyArea={
        isSubnet ? (
          <TicketLink variant={isPrimary ? 'default' : 'outline'} size="lg" full />
        ) : (
          <div className={css.ispBuy}>
            <BuyButton
              ref={buyButton}
              purchase={purchase}
              isPrimary={isPrimary}
              disabledReason={plan.disabledReason ?? stock.disabledReason}
            />
            {stock.isSoldOut ? (
              <TicketLink
                variant="link"
                size="sm"
                text={t`Open a ticket to hear when there are more`}
              />
            ) : null}
            {plan.retry ? (
              <RestoreFocusButton variant="link" successor={buyButton} onClick={plan.retry}>
                {t`Try again`}
              </RestoreFocusButton>
            ) : null}
          </div>
        )
      }
    />
  );
}

const REASONS = {
  offline: t`The plan needs a connection.`,
  failed: t`The plan could not be loaded.`,
  loading: t`Loading the plan…`,
};

/** The plan for sale. Its list loads only with a token. */
function useIspPlan() {
  const { isSignedIn } = useSession();
  const query = useListStaticPlans({ query: { enabled: isSignedIn } });
  const state = queryState(query);
  // The server sells the second plan of the list.
  const plan = isSignedIn && state.kind === 'shown' ? state.data[1] : undefined;
  return {
    planKey: plan?.planKey,
    unitPrice: plan?.unitPrice ?? ISP_FALLBACK_UNIT_PRICE,
    days: plan?.days ?? config.ispDays,
    inStock: plan?.inStock ?? Infinity,
    isProvisional: !isSignedIn || state.kind === 'loading',
    // Visitors get the login prompt first.
    disabledReason: isSignedIn && state.kind !== 'shown' ? REASONS[state.kind] : undefined,
    retry: isSignedIn && state.kind === 'failed' ? () => void query.refetch() : undefined,
  };
}

/** To buy the subnet, customers open a ticket. */
const isAvailable = (quantity: number, inStock: number) =>
  quantity <= inStock || quantity === SUBNET.quantity;

const optionsOf = (inStock: number) =>
  ISP_COUNTS.map((quantity) => ({
    value: String(quantity),
    label: ispQuantityLabel(quantity),
    disabled: isAvailable(quantity, inStock) ? undefined : true,
  }));

/**
 * What the card shows about available IPs: nothing if the server does not count them, or if there are enough for every
 * quantity.
 */
function stockOf(inStock: number, quantity: number) {
  if (ISP_QUANTITIES.every((one) => one <= inStock)) return { isSoldOut: false };
  const isSoldOut = !ISP_QUANTITIES.some((one) => one <= inStock);
  const isShort = !isAvailable(quantity, inStock);
  return {
    isSoldOut,
    hint: plural(inStock, {
      0: 'No IPs are in stock at the moment.',
      one: 'Only # IP is in stock at the moment.',
      other: 'Only # IPs are in stock at the moment.',
    }),
    disabledReason: isSoldOut ? t`Sold out` : isShort ? t`Choose a smaller quantity.` : undefined,
  };
}
