import type { Page } from '@playwright/test';

/** Keeps toasts and short messages until they are dismissed, for slow machines. */
export async function keepMessages(page: Page): Promise<void> {
  await page.addInitScript(keepMessagesInPage);
}

/** Runs inside the page. */
export function keepMessagesInPage(): void {
  const real = window.setTimeout.bind(window);
  const patient = (action: () => void, after = 0) =>
    real(action, after >= 1900 && after <= 3000 ? 600_000 : after);
  Object.assign(window, { setTimeout: patient });
  // A toast that the focus leaves would run on with what is left of its time.
  const stay = (event: Event) => {
    const { target } = event;
    if (target instanceof Element && target.closest('[data-react-aria-top-layer]'))
      event.stopPropagation();
  };
  window.addEventListener('focusout', stay, true);
}
