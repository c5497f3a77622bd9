import { ScrollIntoView } from '../ui/ScrollIntoView.tsx';
import { InlineMessage } from '../ui/InlineMessage.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { RestoreFocusButton } from '../ui/RestoreFocusButton.tsx';
import * as css from './PurchaseNotice.css.ts';
import { isCommitted } from './purchase-state.ts';
import { RefusedAddress } from './RefusedAddress.tsx';
import { TRANSFER_TEXT } from './transfer-page.ts';
import type { Purchase } from './use-purchase.ts';

type PurchaseNoticeProps = {
  purchase: Purchase;
  /** Residential purchases show it at the press, ISP purchases when the call returns. */
  noticeFrom: 'press' | 'return';
};

/** The messages of a purchase, scrolled into view. Where `hasNotice` is false, show the terms instead. */
export function PurchaseNotice(props: PurchaseNoticeProps) {
  const { state } = props.purchase;
  const news = state.step === 'done' ? state.transfer.outcome : state.step;
  return (
    <ScrollIntoView news={isCommitted(state) && state.isSlow ? 'slow' : news}>
      <Notice {...props} />
    </ScrollIntoView>
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
          <RestoreFocusButton variant="link" size="sm" onClick={cancel}>
            Cancel
          </RestoreFocusButton>
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
      <span className={css.line}>Your browser blocked the payment tab.</span>
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

/** Whether `PurchaseNotice` shows anything. */
export function hasNotice({ purchase: { state }, noticeFrom }: PurchaseNoticeProps): boolean {
  if (state.step === 'underway') return noticeFrom === 'press' || state.isSlow;
  // A link to the payment page, or a refusal, stays until the next press.
  if (state.step === 'done') return state.isFresh || state.transfer.outcome !== 'opened';
  return state.step !== 'idle';
}
