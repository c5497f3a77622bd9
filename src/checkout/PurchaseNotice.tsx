import { InView } from '../ui/InView.tsx';
import { InlineMessage } from '../ui/InlineMessage.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PassingButton } from '../ui/PassingButton.tsx';
import * as css from './PurchaseNotice.css.ts';
import { isCommitted } from './purchase-state.ts';
import { RefusedAddress } from './RefusedAddress.tsx';
import { TRANSFER_TEXT } from './transfer-page.ts';
import type { Purchase } from './use-purchase.ts';

type PurchaseNoticeProps = {
  purchase: Purchase;
  /** Residential says so at the press; ISP when the call returns (decisions §3.10). */
  noticeFrom: 'press' | 'return';
};

/** What a purchase has to say, in view; where `hasNotice` says that it is nothing, the caller shows the terms instead. */
export function PurchaseNotice(props: PurchaseNoticeProps) {
  const { state } = props.purchase;
  const news = state.step === 'done' ? state.transfer.outcome : state.step;
  return (
    <InView news={isCommitted(state) && state.isSlow ? 'slow' : news}>
      <Notice {...props} />
    </InView>
  );
}

function Notice({ purchase, noticeFrom }: PurchaseNoticeProps) {
  const { state, cancel } = purchase;
  if (!hasNotice({ purchase, noticeFrom }) || state.step === 'idle') return null;
  if (state.step === 'login') {
    return <InlineMessage kind="warning">Please login first!</InlineMessage>;
  }
  if (state.step === 'underway') {
    return (
      <InlineMessage kind="info">
        {noticeFrom === 'press' ? TRANSFER_TEXT : 'The payment page is slow to answer.'}
        {state.isSlow ? (
          <PassingButton variant="link" size="sm" onClick={cancel}>
            Cancel
          </PassingButton>
        ) : null}
      </InlineMessage>
    );
  }
  const { transfer } = state;
  if (transfer.outcome === 'opened')
    return <InlineMessage kind="info">{TRANSFER_TEXT}</InlineMessage>;
  if (transfer.outcome === 'refused') return <RefusedAddress />;
  return (
    <InlineMessage kind="info">
      <span className={css.line}>Your browser kept the payment tab closed.</span>
      <LinkButton
        href={transfer.url}
        target="_blank"
        rel="noopener noreferrer"
        variant="outline"
        full
      >
        Open payment page
      </LinkButton>
    </InlineMessage>
  );
}

/** Whether `PurchaseNotice` has something to say. */
export function hasNotice({ purchase: { state }, noticeFrom }: PurchaseNoticeProps): boolean {
  if (state.step === 'underway') return noticeFrom === 'press' || state.isSlow;
  // What leads on, or says that nothing was opened, stays until the next press.
  if (state.step === 'done') return state.isFresh || state.transfer.outcome !== 'opened';
  return state.step !== 'idle';
}
