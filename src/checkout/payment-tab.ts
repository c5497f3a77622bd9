import { safePaymentUrl } from './payment-url.ts';
import { writeTransferPage } from './transfer-page.ts';

/** `blocked`: the browser gave no tab, or it was closed; show the url as a link. `refused`: not a safe address. */
export type Transfer =
  | { outcome: 'opened'; url: string }
  | { outcome: 'blocked'; url: string }
  | { outcome: 'refused' };

export type PaymentTab = {
  /** Leads the tab to the hosted payment page. */
  go: (url: string) => Transfer;
  /** Takes the blank tab away: the call failed or was cancelled. A tab that was led on stays. */
  close: () => void;
};

/**
 * Opens the blank tab for a payment. Call it in the click itself, before anything is awaited, or the browser blocks it
 * (decisions §3.6). It has no opener and sends no referrer, and says that the customer is being transferred.
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

/** The referrer of `replace` is this page's, not the blank tab's; browsers keep the policy after the element is gone. */
function withoutReferrer(navigate: () => void): void {
  const policy = document.createElement('meta');
  policy.name = 'referrer';
  policy.content = 'no-referrer';
  document.head.append(policy);
  navigate();
  policy.remove();
}
