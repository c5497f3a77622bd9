import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import type { RenewIspRequest } from '../../../generated/model/renewIspRequest.zod.ts';
import { getRenewIspMutationKey, renewIsp } from '../../../generated/purchase/purchase.ts';
import { bodyOf } from '../../api/body-of.ts';
import { keepPendingPayment } from '../../checkout/pending-payment.ts';
import { unlessAborted } from '../../checkout/unless-aborted.ts';
import { useDiscount } from '../../checkout/use-discount.ts';
import { usePurchase } from '../../checkout/use-purchase.ts';
import { useNetwork } from '../../platform/network.ts';
import { openLoginDialog } from '../../session/login-dialog.ts';
import { showToast } from '../../ui/toast.ts';

type Job = { data: RenewIspRequest; signal: AbortSignal };

function useRenewCall({ inlineError }: { inlineError: boolean }) {
  return useMutation({
    mutationKey: getRenewIspMutationKey(),
    mutationFn: ({ data, signal }: Job) => unlessAborted(signal, renewIsp(data, { signal })),
    meta: { inlineError },
  });
}

function request(orderNo: string, promotionCode: string, realPay: 0 | 1): RenewIspRequest {
  return { orderNo, paymentType: 0, promotionCode, realPay };
}

/** Quote on opening, re-quotes with a code, and the payment (specification §4 "Renew dialog"). */
export function useRenewal(plan: IspPlan) {
  const { orderNo } = plan;
  const first = useRenewCall({ inlineError: false });
  const withCode = useRenewCall({ inlineError: true });
  const pay = useRenewCall({ inlineError: false });

  const isOffline = useNetwork() === 'offline';
  const quote = useRef<AbortController | null>(null);
  const askQuote = () => {
    quote.current = new AbortController();
    first.mutate({ data: request(orderNo, '', 0), signal: quote.current.signal });
  };
  const askOnce = useEffectEvent(() => {
    if (first.data === undefined) askQuote();
  });
  useEffect(() => {
    if (isOffline) return undefined;
    askOnce();
    // Closing the dialog ends a retried quote, too.
    return () => quote.current?.abort();
  }, [isOffline]);

  const quoted = first.data === undefined ? undefined : bodyOf(first.data).amount;
  const discount = useDiscount({
    amount: quoted ?? 0,
    check: async ({ code, signal }) => {
      const envelope = await withCode.mutateAsync({ data: request(orderNo, code, 0), signal });
      return envelope === undefined ? Number.NaN : bodyOf(envelope).amount;
    },
  });
  const purchase = usePurchase({
    discount,
    onLoginNeeded: () => openLoginDialog(),
    send: async (signal) => {
      const data = request(orderNo, discount.appliedCode, 1);
      const envelope = await pay.mutateAsync({ data, signal });
      if (envelope === undefined) return undefined;
      const { url } = bodyOf(envelope);
      if (url === undefined) {
        const text = 'The payment page has no address. You have not been charged.';
        showToast({ kind: 'error', title: 'Error', text });
      }
      return url;
    },
    onTransfer: (url) =>
      keepPendingPayment({
        url,
        label: `Renewal of ${orderNo}`,
        total: discount.total,
        product: 'isp',
      }),
  });
  return {
    isQuoted: quoted !== undefined,
    isQuoteFailed: first.isError,
    isOffline,
    retry: askQuote,
    isAsking: first.isPending,
    discount,
    purchase,
  };
}
