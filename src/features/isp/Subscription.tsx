import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  getListIspPlansQueryKey,
  getListIspPlansQueryOptions,
} from '../../../generated/isp/isp.ts';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import {
  cancelSubscription,
  createSubscription,
  renewIsp,
} from '../../../generated/purchase/purchase.ts';
import { useJob } from '../../api/job.ts';
import { reloadQueries } from '../../api/reload-queries.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { TRANSFER_TEXT } from '../../checkout/payment-tab.ts';
import { PaymentPageLink, RefusedAddress } from '../../checkout/PurchaseNotice.tsx';
import { usePurchasesClosed } from '../../checkout/purchases-closed.ts';
import { renewal } from '../../checkout/use-discount.ts';
import { isLocked, usePurchase } from '../../checkout/use-purchase.ts';
import { useVerificationReason } from '../../checkout/verification.ts';
import { VerificationMount } from '../../checkout/VerificationMount.tsx';
import { config } from '../../config.ts';
import { isActive, isSubscribed, planTitle } from '../../domain/isp/isp-plan.ts';
import { formatMoney } from '../../domain/money/money.ts';
import { parseServerTime } from '../../domain/server-time.ts';
import { T, plural, t } from '../../i18n/text.ts';
import { onTabShown } from '../../platform/tab-shown.ts';
import { useVisit } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { stack } from '../../ui/layout.css.ts';
import { LocalTime } from '../../ui/LocalTime.tsx';
import { muted } from '../../ui/text.css.ts';
import { showToast } from '../../ui/toast.ts';
import * as css from './isp.css.ts';

type SubscriptionProps = {
  plan: IspPlan;
  onClose: () => void;
};

const SUBSCRIBED = {
  kind: 'success',
  title: t`Auto-subscribe is on`,
  text: t`This plan is renewed automatically.`,
  duration: 3000,
} as const;
const NOT_SUBSCRIBED = {
  kind: 'info',
  title: t`Auto-subscribe isn’t on yet`,
  text: t`If you have just paid, it may take a minute.`,
  duration: 3000,
} as const;

/** Enables auto-subscribe through an external page: docs/product/dashboard.md#auto-subscribe. */
export function Subscribe({ plan, onClose }: SubscriptionProps) {
  const { orderNo } = plan;
  const title = planTitle(plan);
  const queryClient = useQueryClient();
  const { send } = useApiMutation(createSubscription);
  const closed = usePurchasesClosed();
  const unverified = useVerificationReason();
  const { state, click, cancel } = usePurchase({
    // The external page shows the price and accepts the code.
    order: async (_price, signal) => ({ url: (await send({ orderNo }, { signal })).url }),
  });
  const transfer = state.step === 'done' ? state.transfer : null;
  const isUnderway = isLocked(state);
  const hasPaymentPage = transfer !== null && transfer.outcome !== 'refused';
  // The panel closes the dialog as soon as the plan is subscribed.
  useEffect(() => {
    if (!hasPaymentPage) return undefined;
    return onTabShown(() => reloadQueries(queryClient, [getListIspPlansQueryKey()]));
  }, [hasPaymentPage, queryClient]);
  const visit = useVisit();
  const confirm = async () => {
    onClose();
    const reload = { ...getListIspPlansQueryOptions(), staleTime: 0 };
    // If the list could not be reloaded, it reports that itself.
    const plans = await queryClient.fetchQuery(reload).catch(() => null);
    if (plans === null || visit.signal.aborted) return;
    const isOn = plans.rows.some((one) => one.orderNo === orderNo && isSubscribed(one));
    showToast(isOn ? SUBSCRIBED : NOT_SUBSCRIBED);
  };
  const close = () => {
    if (hasPaymentPage) reloadQueries(queryClient, [getListIspPlansQueryKey()]);
    onClose();
  };
  return (
    <Dialog
      title={t`Confirm`}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" onClick={isUnderway && state.isSlow ? cancel : close}>
            {t`Cancel`}
          </Button>
          {hasPaymentPage ? (
            <Button
              variant={transfer.outcome === 'blocked' ? 'outline' : 'default'}
              onClick={() => void confirm()}
            >
              {t`I had Subscribed`}
            </Button>
          ) : (
            <Button
              onClick={click}
              pending={isUnderway}
              pendingLabel={t`Confirm`}
              disabledReason={closed ?? unverified}
              reason="hidden"
            >
              {t`Confirm`}
            </Button>
          )}
        </>
      }
    >
      <div className={stack[4]}>
        <p>
          <T>
            Enable auto-subscribe for <span>{title}</span> (<bdi translate="no">{orderNo}</bdi>)?
            The payment page opens in a new tab. Come back here when you are done.
          </T>
        </p>
        <SubscriptionTerms plan={plan} />
        <VerificationMount />
        {isUnderway ? <InlineMessage kind="info">{TRANSFER_TEXT}</InlineMessage> : null}
        {transfer?.outcome === 'blocked' ? <PaymentPageLink href={transfer.url} /> : null}
        {transfer?.outcome === 'refused' ? <RefusedAddress /> : null}
      </div>
    </Dialog>
  );
}

export function CancelSubscription({ plan, onClose }: SubscriptionProps) {
  const { orderNo } = plan;
  const title = planTitle(plan);
  const queryClient = useQueryClient();
  const { start, isPending } = useJob();
  const { send } = useApiMutation(cancelSubscription, {
    onSuccess: () =>
      showToast({
        kind: 'success',
        title: t`Auto-Subscribe Disabled!`,
        text: t`This plan will not auto-subscribe.`,
        duration: 3000,
      }),
    // The change may have happened even if the response was lost, so reload the list.
    onSettled: () => reloadQueries(queryClient, [getListIspPlansQueryKey()]),
  });
  const confirm = () =>
    start(async (signal) => {
      await send({ orderNo });
      // A late response must not close another dialog.
      if (!signal.aborted) onClose();
    });
  return (
    <Dialog
      title={t`Confirm`}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t`Keep it on`}
          </Button>
          <Button
            variant="destructive"
            pending={isPending}
            pendingLabel={t`Disabling...`}
            onClick={confirm}
          >
            {t`Confirm`}
          </Button>
        </>
      }
    >
      <p>
        <T>
          Disable auto-subscribe for <span>{title}</span> (<bdi translate="no">{orderNo}</bdi>)? The
          plan works until it expires and won’t renew automatically.
        </T>
      </p>
    </Dialog>
  );
}

function SubscriptionTerms({ plan }: { plan: IspPlan }) {
  const price = usePrice(plan);
  const [openedAt] = useState(() => new Date());
  const isOver = !isActive(plan, openedAt);
  return (
    <>
      <dl className={css.terms} aria-live="polite">
        <dt className={muted}>{t`Price`}</dt>
        <dd>{price}</dd>
        <dt className={muted}>{t`Charged`}</dt>
        <dd>
          {plural(plan.days, {
            one: 'every # day, until you turn it off',
            other: 'every # days, until you turn it off',
          })}
        </dd>
        <dt className={muted}>{t`First charge`}</dt>
        <dd>
          {isOver ? (
            t`possibly as soon as you subscribe`
          ) : (
            <LocalTime instant={parseServerTime(plan.nextChargeTime ?? plan.expireTime)} />
          )}
        </dd>
      </dl>
      {isOver ? (
        <InlineMessage kind="warning" isLive={false}>
          {t`This plan has expired. To choose when you pay, renew it first, then subscribe.`}
        </InlineMessage>
      ) : null}
    </>
  );
}

/** The next charge if the server sends it, otherwise the price of a renewal from a quote, which is free of charge. */
function usePrice({ orderNo, nextChargeAmount }: IspPlan): string {
  const quote = useQuery({
    queryKey: ['renewalPrice', orderNo],
    queryFn: ({ signal }) => renewIsp(renewal(orderNo, '', 0), { signal }),
    enabled: nextChargeAmount === undefined,
    retry: false,
    gcTime: 0,
    // The payment page also shows it.
    meta: { inlineError: true },
  });
  const amount = nextChargeAmount ?? quote.data?.amount;
  if (amount !== undefined) return formatMoney(amount) + config.afterPrice;
  return quote.isFetching ? t`Loading...` : t`shown on the payment page`;
}
