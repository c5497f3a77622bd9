import { currentControl, leaveEarlyControls } from '../platform/early-controls.ts';

export type EarlyClicks = HTMLElement[];

declare global {
  interface Window {
    /** Recorded by `early-clicks.inline.ts`. */
    __earlyClicks?: EarlyClicks;
    __stopEarlyClicks?: () => void;
  }
}

export function replayEarlyClicks(): void {
  window.__stopEarlyClicks?.();
  const clicked = new Set(window.__earlyClicks);
  delete window.__earlyClicks;
  delete window.__stopEarlyClicks;
  const controls = Array.from(clicked, currentControl);
  leaveEarlyControls();
  for (const element of controls) if (element.isConnected) element.click();
}
