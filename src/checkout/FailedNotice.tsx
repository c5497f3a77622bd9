import { Icon } from '../ui/Icon.tsx';
import { icons } from '../ui/icons.ts';
import { InlineMessage, ScrollIntoView } from '../ui/InlineMessage.tsx';
import { RestoreFocusButton } from '../ui/RestoreFocus.tsx';
import * as css from './checkout.css.ts';
import { FAILED_TEXT } from './payment-notices.ts';
import { endPendingPayment } from './pending-payment.ts';

/** Replaces the terms below Buy now after the payment failed, until it is tried again or dismissed. */
export function FailedNotice({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <ScrollIntoView news="failed" hasToast>
      <InlineMessage kind="error">
        <span className={css.failed}>
          <span>{FAILED_TEXT}</span>
          <RestoreFocusButton variant="link" size="sm" onClick={onTryAgain}>
            Try again
          </RestoreFocusButton>
          <RestoreFocusButton
            variant="ghost"
            size="icon"
            aria-label={`Dismiss: ${FAILED_TEXT}`}
            className={css.dismiss}
            onClick={endPendingPayment}
          >
            <Icon path={icons.close} />
          </RestoreFocusButton>
        </span>
      </InlineMessage>
    </ScrollIntoView>
  );
}
