import { t } from '../i18n/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { icons } from '../ui/icons.ts';
import { InlineMessage, ScrollIntoView } from '../ui/InlineMessage.tsx';
import { RestoreFocusButton } from '../ui/RestoreFocus.tsx';
import * as css from './checkout.css.ts';
import { FAILED_TEXT } from './payment-notices.ts';
import { dismissPendingPayment } from './pending-payment.ts';

/** Replaces the terms below Buy now after a payment failed, until the customer tries again or dismisses it. */
export function FailedNotice({ onTryAgain }: { onTryAgain: () => void }) {
  const title = FAILED_TEXT;
  return (
    <ScrollIntoView news="failed" hasToast>
      <InlineMessage kind="error">
        <span className={css.failed}>
          <span>{title}</span>
          <RestoreFocusButton variant="link" size="sm" onClick={onTryAgain}>
            {t`Try again`}
          </RestoreFocusButton>
          <RestoreFocusButton
            variant="ghost"
            size="icon"
            aria-label={t`Dismiss: ${title}`}
            className={css.dismiss}
            onClick={dismissPendingPayment}
          >
            <Icon path={icons.close} />
          </RestoreFocusButton>
        </span>
      </InlineMessage>
    </ScrollIntoView>
  );
}
