import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { renewIsp } from '../../../generated/purchase/purchase.ts';
import { retryOffline } from '../../api/retry.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { FailedNotice } from '../../checkout/FailedNotice.tsx';
import { keepPendingPayment, usePendingPayment } from '../../checkout/pending-payment.ts';
import { DiscountField, PriceSummary } from '../../checkout/PriceSummary.tsx';
import { PurchaseNotice, PurchaseTerms, hasNotice } from '../../checkout/PurchaseNotice.tsx';
import { usePurchasesClosed } from '../../checkout/purchases-closed.ts';
import { renewal, useDiscount } from '../../checkout/use-discount.ts';
import { usePurchase } from '../../checkout/use-purchase.ts';
import { useVerificationReason } from '../../checkout/verification.ts';
import { VerificationMount } from '../../checkout/VerificationMount.tsx';
import { config } from '../../config.ts';
import { isActive, planTitle, renewedUntil } from '../../domain/isp/isp-plan.ts';
import { toCents } from '../../domain/money/money.ts';
import { PLANS } from '../../domain/plans.ts';
import { T, plural, t } from '../../i18n/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { stack } from '../../ui/layout.css.ts';
import { LocalTime } from '../../ui/LocalTime.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { showError } from '../../ui/toast.ts';
import * as css from './isp.css.ts';

type RenewDialogProps = {
  plan: IspPlan;
  onClose: () => void;
  onPaid: () => void;
};

/**
 * Renews a plan: gets a quote, gets new quotes for discount codes, and takes the payment
 * (docs/product/dashboard.md#renew).
 */
export function RenewDialog({ plan, onClose, onPaid }: RenewDialogProps) {
  const { orderNo, quantity, days } = plan;
  const title = planTitle(plan);
  const [openedAt] = useState(() => new Date());
  const until = renewedUntil(plan, openedAt);
  const quote = useQuery({
    queryKey: ['renewal', orderNo],
    queryFn: ({ signal }) => renewIsp(renewal(orderNo, '', 0), { signal }),
    retry: retryOffline,
    // The price does not change while the dialog is open, and the next dialog fetches it again.
    staleTime: Infinity,
    refetchOnReconnect: true,
    gcTime: 0,
  });
  const price = quote.data?.amount;
  const isQuoted = price !== undefined;
  const discount = useDiscount({ of: { renewalOf: orderNo }, amount: price ?? 0 });
  const { send } = useApiMutation(renewIsp);
  const closed = usePurchasesClosed();
  const unverified = useVerificationReason();
  const purchase = usePurchase({
    item: { plan: 'isp', amount: quantity },
    discount,
    order: async ({ code }, signal) => {
      const { url, amount } = await send(renewal(orderNo, code, 1), { signal });
      if (url === undefined) {
        showError(t`The payment page has no address. You have not been charged.`);
        return undefined;
      }
      return { url, amount };
    },
    onTransfer: (url, { total }) =>
      keepPendingPayment({ url, label: t`Renewal of ${orderNo}`, orderNo, total, product: 'isp' }),
    onPaid,
  });
  const payment = usePendingPayment();
  const isOwn = payment?.orderNo === orderNo && payment.isReplacement !== true;
  const hasFailed = isOwn && payment.isFailed === true && !purchase.isLocked;
  const tryAgain = () => {
    purchase.cancel();
    purchase.click();
  };
  const notice = { purchase, noticeOn: 'click' } as const;
  const below = hasNotice(notice) ? <PurchaseNotice {...notice} /> : <PurchaseTerms plan="isp" />;
  const form = (
    <div className={stack[4]}>
      <fieldset disabled={!isQuoted || purchase.isLocked} aria-label={t`Discount`}>
        <DiscountField discount={discount} />
      </fieldset>
      {isQuoted ? (
        <PriceSummary discount={discount} sum={sumOf(quantity, price)} />
      ) : (
        <div className={css.renewPrice}>
          <Skeleton shape="figure" />
        </div>
      )}
      <Button
        size="lg"
        full
        onClick={purchase.click}
        pending={purchase.isBusy}
        pendingLabel={config.texts.buy}
        disabledReason={closed ?? unverified ?? (isQuoted ? null : t`The price is loading.`)}
        reason="hidden"
      >
        {config.texts.buy}
      </Button>
      <VerificationMount />
      {hasFailed ? <FailedNotice onTryAgain={tryAgain} /> : below}
    </div>
  );
  return (
    <Dialog title={t`Renew`} isSteady onClose={onClose}>
      <div className={stack[4]}>
        <p>
          <T>
            <span>{title}</span> (<bdi translate="no">{orderNo}</bdi>) for another{' '}
            <span>{plural(days, { one: '# day', other: '# days' })}</span>.
          </T>
        </p>
        {until === null ? null : (
          <p>
            {isActive(plan, openedAt) ? (
              <T>
                New expiry: <LocalTime instant={until} isInSentence />
              </T>
            ) : (
              <T>
                New expiry if you pay now: <LocalTime instant={until} isInSentence />
              </T>
            )}
          </p>
        )}
        <QueryView
          query={quote}
          texts={{
            failed: t`The price could not be loaded`,
            offline: t`The price could not be loaded without a connection`,
          }}
          list={null}
          loading={form}
        >
          {() => form}
        </QueryView>
      </div>
    </Dialog>
  );
}

/** "25 IPs × $2.00", if the unit price is in whole cents. */
function sumOf(quantity: number, price: number) {
  const unitPrice = price / quantity;
  const isWhole = Math.abs(unitPrice * 100 - toCents(unitPrice)) < 1e-6;
  return isWhole ? { quantity, unit: PLANS.isp.unit, unitPrice } : undefined;
}
