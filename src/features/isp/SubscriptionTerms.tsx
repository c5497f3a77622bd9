import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { renewIsp } from '../../../generated/purchase/purchase.ts';
import { config } from '../../config.ts';
import { isActive } from '../../domain/isp/isp-plan.ts';
import { formatMoney } from '../../domain/money/money.ts';
import { parseServerTime } from '../../domain/server-time.ts';
import { countText } from '../../domain/text.ts';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { LocalTime } from '../../ui/LocalTime.tsx';
import { muted } from '../../ui/text.css.ts';
import * as css from './isp.css.ts';

export function SubscriptionTerms({ plan }: { plan: IspPlan }) {
  const price = usePrice(plan);
  const [openedAt] = useState(() => new Date());
  const isOver = !isActive(plan, openedAt);
  return (
    <>
      <dl className={css.terms} aria-live="polite">
        <dt className={muted}>Price</dt>
        <dd>{price}</dd>
        <dt className={muted}>Charged</dt>
        <dd>{`every ${countText(plan.days, 'day')}, until you disable it`}</dd>
        <dt className={muted}>First charge</dt>
        <dd>
          {isOver ? (
            'may be as soon as you subscribe'
          ) : (
            <LocalTime instant={parseServerTime(plan.nextChargeTime ?? plan.expireTime)} />
          )}
        </dd>
      </dl>
      {isOver ? (
        <InlineMessage kind="warning" isLive={false}>
          This plan has expired. To decide yourself when it is paid, renew it first and subscribe
          then.
        </InlineMessage>
      ) : null}
    </>
  );
}

/** The next charge where the server says it, else the price of a renewal, for which a quote pays nothing. */
function usePrice({ orderNo, nextChargeAmount }: IspPlan): string {
  const quote = useQuery({
    queryKey: ['renewalPrice', orderNo],
    queryFn: ({ signal }) =>
      renewIsp({ orderNo, paymentType: 0, promotionCode: '', realPay: 0 }, { signal }),
    enabled: nextChargeAmount === undefined,
    retry: false,
    gcTime: 0,
    // The payment page says it too.
    meta: { inlineError: true },
  });
  const amount = nextChargeAmount ?? quote.data?.amount;
  if (amount !== undefined) return formatMoney(amount) + config.afterPrice;
  return quote.isFetching ? 'Loading...' : 'as the payment page says';
}
