import { safePaymentUrl } from './payment-url.ts';
import { writeTransferPage } from './transfer-page.ts';

/** `blocked`: the browser blocked the tab, or it was closed; show the url as a link. `refused`: not a safe address. */
export type Transfer =
  | { outcome: 'opened'; url: string }
  | { outcome: 'blocked'; url: string }
  | { outcome: 'refused' };

export type PaymentTab = {
  /** Navigates the tab to the hosted payment page. */
  go: (url: string) => Transfer;
  /** Closes the blank tab when the call failed or was cancelled. A tab that was navigated stays. */
  close: () => void;
};

/**
 * Opens the blank tab for a payment. Call it in the click itself, before anything is awaited, or the browser blocks
 * it. The tab has no opener, sends no referrer, and says that the customer is being transferred.
 */
export function openPaymentTab(): PaymentTab {
  let blank = window.open('', '_blank');
  if (blank !== null) {
    blank.opener = null;
    writeTransferPage(blank.document);
  }
  const close = () => {
    blank?.close();
    blank = null;
  };
  const go = (text: string): Transfer => {
    const url = safePaymentUrl(text);
    if (url === null) {
      close();
      return { outcome: 'refused' };
    }
    const tab = blank;
    blank = null;
    if (tab === null || tab.closed) return { outcome: 'blocked', url };
    withoutReferrer(() => tab.location.replace(url));
    return { outcome: 'opened', url };
  };
  return { close, go };
}

/** The referrer of `replace` is this page's. Browsers apply the policy even after the element is removed. */
function withoutReferrer(navigate: () => void): void {
  const policy = document.createElement('meta');
  policy.name = 'referrer';
  policy.content = 'no-referrer';
  document.head.append(policy);
  navigate();
  policy.remove();
}
