import { useRef } from 'react';
import type { Purchase } from '../../checkout/use-purchase.ts';
import { RestoreFocusButton } from '../../ui/RestoreFocusButton.tsx';
import { BuyButton } from './BuyButton.tsx';
import * as css from './IspBuy.css.ts';
import { TicketLink } from './TicketLink.tsx';
import type { IspPlanForSale } from './use-isp-plan.ts';

type IspBuyProps = {
  plan: IspPlanForSale;
  purchase: Purchase;
  isSubnet: boolean;
};

/** Buy now, enabled once the plan has loaded. The subnet goes through a ticket. */
export function IspBuy({ plan, purchase, isSubnet }: IspBuyProps) {
  const buy = useRef<HTMLButtonElement>(null);
  if (isSubnet) return <TicketLink variant="outline" size="lg" full />;
  return (
    <div className={css.buy}>
      <BuyButton ref={buy} purchase={purchase} isPrimary={false} disabledReason={plan.reason} />
      {plan.retry ? (
        <RestoreFocusButton variant="link" successor={buy} onClick={plan.retry}>
          Try again
        </RestoreFocusButton>
      ) : null}
    </div>
  );
}
