import { useQueryClient } from '@tanstack/react-query';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { getListIspPlansQueryKey } from '../../../generated/isp/isp.ts';
import { cancelSubscription } from '../../../generated/purchase/purchase.ts';
import { reloadQueries } from '../../api/reload-queries.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { planTitle } from '../../domain/isp-plan.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';

interface CancelSubscriptionProps {
  plan: IspPlan;
  onClose: () => void;
}

/** Disables auto-subscribe after a confirmation. */
export function CancelSubscription({ plan, onClose }: CancelSubscriptionProps) {
  const queryClient = useQueryClient();
  const flight = useSingleFlight();
  const { mutate, isPending } = useApiMutation(cancelSubscription, {
    onSuccess: () =>
      showToast({
        kind: 'success',
        title: 'Auto-Subscribe Disabled!',
        text: 'This plan will not auto-subscribe.',
        duration: 3000,
      }),
    // A lost answer does not mean that nothing happened: reload the list.
    onSettled: () => reloadQueries(queryClient, [getListIspPlansQueryKey()]),
  });
  const confirm = () => {
    const signal = flight.begin();
    if (signal === null) return;
    // Per-call callbacks run only while the dialog is open, so a late answer cannot close another one.
    mutate({ orderNo: plan.orderNo }, { onSuccess: onClose, onError: () => flight.end(signal) });
  };
  return (
    <Dialog
      title="Confirm"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep it on
          </Button>
          <Button
            variant="destructive"
            pending={isPending}
            pendingLabel="Disabling..."
            onClick={confirm}
          >
            Confirm
          </Button>
        </>
      }
    >
      <p>
        Disable auto-subscribe for {planTitle(plan)} (<bdi>{plan.orderNo}</bdi>)? The plan stays
        usable until it expires, and is then not renewed automatically.
      </p>
    </Dialog>
  );
}
