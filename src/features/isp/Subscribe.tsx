import { useQueryClient } from '@tanstack/react-query';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { getListIspPlansQueryKey } from '../../../generated/isp/isp.ts';
import { reloadQueries } from '../../api/reload-queries.ts';
import { TRANSFER_TEXT } from '../../checkout/transfer-page.ts';
import { planTitle } from '../../domain/isp-plan.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { stack } from '../../ui/layout.css.ts';
import { useSubscribe } from './use-subscribe.ts';

interface SubscribeProps {
  plan: IspPlan;
  onClose: () => void;
}

/** Auto-subscribe goes on through an external page; 'I had Subscribed' closes and reloads (specification §4 "ISP plan"). */
export function Subscribe({ plan, onClose }: SubscribeProps) {
  const queryClient = useQueryClient();
  const { press, cancel, isPending, isSlow, transfer } = useSubscribe(plan.orderNo);
  const isLed = transfer !== null && transfer.outcome !== 'refused';
  const close = () => {
    if (isLed) reloadQueries(queryClient, [getListIspPlansQueryKey()]);
    onClose();
  };
  return (
    <Dialog
      title="Confirm"
      isOpen
      onOpenChange={close}
      footer={
        <>
          <Button variant="ghost" onClick={isSlow ? cancel : close}>
            Cancel
          </Button>
          {isLed ? (
            <Button onClick={close}>I had Subscribed</Button>
          ) : (
            <Button onClick={press} pending={isPending} pendingLabel="Confirm">
              Confirm
            </Button>
          )}
        </>
      }
    >
      <div className={stack[4]}>
        <p>
          Enable auto-subscribe for {planTitle(plan)} (<bdi>{plan.orderNo}</bdi>)? The payment page
          opens in a new tab. Come back here when you are done.
        </p>
        {isPending ? <InlineMessage kind="info">{TRANSFER_TEXT}</InlineMessage> : null}
        {transfer?.outcome === 'blocked' ? (
          <LinkButton
            href={transfer.url}
            target="_blank"
            rel="noopener noreferrer"
            variant="outline"
          >
            Open payment page
          </LinkButton>
        ) : null}
        {transfer?.outcome === 'refused' ? (
          <InlineMessage kind="error">
            The payment page has no secure address, so it was not opened. You have not been charged.
          </InlineMessage>
        ) : null}
      </div>
    </Dialog>
  );
}
