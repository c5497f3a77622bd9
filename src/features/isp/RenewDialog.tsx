import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { DiscountField } from '../../checkout/DiscountField.tsx';
import { PriceSummary } from '../../checkout/PriceSummary.tsx';
import { hasNotice, PurchaseNotice, PurchaseTerms } from '../../checkout/PurchaseNotice.tsx';
import { planTitle } from '../../domain/isp-plan.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NeedsConnection } from '../../ui/NeedsConnection.tsx';
import { stack } from '../../ui/layout.css.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import * as css from './RenewDialog.css.ts';
import { useRenewal } from './use-renewal.ts';

interface RenewDialogProps {
  plan: IspPlan;
  onClose: () => void;
}

/** Renews a plan: docs/product.md#renew. */
export function RenewDialog({ plan, onClose }: RenewDialogProps) {
  const renewal = useRenewal(plan);
  const { isQuoted, isQuoteFailed, isOffline, retry, isAsking, discount, purchase } = renewal;
  const notice = { purchase, noticeFrom: 'press' } as const;
  return (
    <Dialog title="Renew" isOpen onOpenChange={onClose}>
      <div className={stack[4]}>
        <p>
          {planTitle(plan)} (<bdi>{plan.orderNo}</bdi>) for another {plan.days} days.
        </p>
        {isOffline && !isQuoted ? (
          <NeedsConnection what="The price" />
        ) : isQuoteFailed ? (
          <ErrorState title="The price could not be loaded" onRetry={retry} isRetrying={isAsking} />
        ) : (
          <>
            <fieldset
              className={css.fields}
              disabled={!isQuoted || purchase.isCommitted}
              aria-label="Discount"
            >
              <DiscountField discount={discount} />
            </fieldset>
            {isQuoted ? (
              <PriceSummary discount={discount} />
            ) : (
              <div className={css.price} aria-busy="true">
                <Skeleton shape="figure" />
              </div>
            )}
            <Button
              size="lg"
              full
              onClick={purchase.press}
              pending={purchase.isBusy}
              pendingLabel="Buy now"
              disabledReason={isQuoted ? null : 'The price is loading.'}
              reason="hidden"
            >
              Buy now
            </Button>
            {hasNotice(notice) ? <PurchaseNotice {...notice} /> : <PurchaseTerms product="isp" />}
          </>
        )}
      </div>
    </Dialog>
  );
}
