import { useEffect, useEffectEvent, useRef } from 'react';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import type { RenewIspRequest } from '../../../generated/model/renewIspRequest.zod.ts';
import { renewIsp } from '../../../generated/purchase/purchase.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { keepPendingPayment } from '../../checkout/pending-payment.ts';
import { DiscountField, PriceSummary } from '../../checkout/PriceSummary.tsx';
import { PurchaseNotice, PurchaseTerms, hasNotice } from '../../checkout/PurchaseNotice.tsx';
import { useDiscount } from '../../checkout/use-discount.ts';
import { usePurchase } from '../../checkout/use-purchase.ts';
import { config } from '../../config.ts';
import { planTitle } from '../../domain/isp/isp-plan.ts';
import { countText } from '../../domain/text.ts';
import { useNetwork } from '../../platform/network.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { stack } from '../../ui/layout.css.ts';
import { NeedsConnection, ErrorState } from '../../ui/QueryView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import * as css from './isp.css.ts';

type RenewDialogProps = {
  plan: IspPlan;
  onClose: () => void;
  onPaid: () => void;
};

/** Renews a plan by a quote, quotes with a code, and the payment: docs/product/dashboard.md#renew. */
export function RenewDialog({ plan, onClose, onPaid }: RenewDialogProps) {
  const { orderNo, quantity } = plan;
  const first = useApiMutation(renewIsp);
  const withCode = useApiMutation(renewIsp, { inlineError: true });
  const pay = useApiMutation(renewIsp);

  const isOffline = useNetwork() === 'offline';
  const quote = useRef<AbortController | null>(null);
  const askQuote = () => {
    quote.current = new AbortController();
    first.mutate(request(orderNo, '', 0), { signal: quote.current.signal });
  };
  const askOnce = useEffectEvent(() => {
    if (first.data === undefined) askQuote();
  });
  useEffect(() => {
    if (isOffline) return undefined;
    askOnce();
    // Closing the dialog also cancels a retried quote.
    return () => quote.current?.abort();
  }, [isOffline]);

  const quoted = first.data?.amount;
  const discount = useDiscount({
    amount: quoted ?? 0,
    check: async ({ code, signal }) => {
      const { amount } = await withCode.send(request(orderNo, code, 0), { signal });
      return amount;
    },
  });
  const purchase = usePurchase({
    item: { plan: 'isp', amount: quantity },
    settle: discount.settle,
    order: async ({ code }, signal) => {
      const { url, amount } = await pay.send(request(orderNo, code, 1), { signal });
      if (url === undefined) {
        const text = 'The payment page has no address. You have not been charged.';
        showToast({ kind: 'error', title: 'Error', text });
        return undefined;
      }
      return { url, amount };
    },
    onTransfer: (url, { total }) =>
      keepPendingPayment({ url, label: `Renewal of ${orderNo}`, orderNo, total, product: 'isp' }),
    onPaid,
  });
  const isQuoted = quoted !== undefined;
  const notice = { purchase, noticeFrom: 'press' } as const;
  return (
    <Dialog title="Renew" isSteady onClose={onClose}>
      <div className={stack[4]}>
        <p>
          <span>{planTitle(plan)}</span> (<bdi translate="no">{plan.orderNo}</bdi>) for another{' '}
          <span>{countText(plan.days, 'day')}</span>.
        </p>
        {isOffline && !isQuoted ? (
          <NeedsConnection what="The price" />
        ) : first.isError ? (
          <ErrorState
            title="The price could not be loaded"
            onRetry={askQuote}
            isRetrying={first.isPending}
          />
        ) : (
          <>
            <fieldset disabled={!isQuoted || purchase.isLocked} aria-label="Discount">
              <DiscountField discount={discount} />
            </fieldset>
            {isQuoted ? (
              <PriceSummary discount={discount} />
            ) : (
              <div className={css.renewPrice} aria-busy="true">
                <Skeleton shape="figure" />
              </div>
            )}
            <Button
              size="lg"
              full
              onClick={purchase.press}
              pending={purchase.isBusy}
              pendingLabel={config.texts.buy}
              disabledReason={isQuoted ? null : 'The price is loading.'}
              reason="hidden"
            >
              {config.texts.buy}
            </Button>
            {hasNotice(notice) ? <PurchaseNotice {...notice} /> : <PurchaseTerms product="isp" />}
          </>
        )}
      </div>
    </Dialog>
  );
}

function request(orderNo: string, promotionCode: string, realPay: 0 | 1): RenewIspRequest {
  return { orderNo, paymentType: 0, promotionCode, realPay };
}
