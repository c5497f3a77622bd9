import type { Page } from '@playwright/test';

/** Keeps each toast open, like a customer whose focus is in it. To record only the messages, use `MessageLog`. */
export async function keepMessages(page: Page): Promise<void> {
  await page.addInitScript(keepMessagesInPage);
}

/** Runs inside the page. */
export function keepMessagesInPage(): void {
  const toasts = '[data-react-aria-top-layer] :is([role="status"] > *, [role="alert"])';
  // The real pointer may leave a toast and end the hold, so the focus holds it.
  const hold = (toast: Element) =>
    toast.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof Element)) continue;
      for (const element of [added, ...added.querySelectorAll('*')])
        if (element.matches(toasts)) hold(element);
    }
  }).observe(document, { childList: true, subtree: true });
}
