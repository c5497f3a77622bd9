/** What was pressed, the first first. */
export type EarlyClicks = HTMLElement[];

declare global {
  interface Window {
    /** Kept by `early-clicks.inline.ts`. */
    __earlyClicks?: EarlyClicks;
    __stopEarlyClicks?: () => void;
  }
}

/** Presses what was pressed before the page was ready, each control once. */
export function replayEarlyClicks(): void {
  window.__stopEarlyClicks?.();
  const clicked = new Set(window.__earlyClicks);
  delete window.__earlyClicks;
  delete window.__stopEarlyClicks;
  for (const element of clicked) if (element.isConnected) element.click();
}
