/**
 * Clicks on `[data-replay]` before hydration are kept, not lost, and those on native command buttons where the browser
 * does not know them yet; a link that is opened in another tab is the browser's own affair. The source is inline in the
 * head of every prerendered page; `replayEarlyClicks` ends it.
 */
export const EARLY_CLICKS_SCRIPT = `(function(d){var q=window.__earlyClicks=[],s='[data-replay]';if(!('commandForElement' in HTMLButtonElement.prototype))s+=',button[commandfor]';function keep(e){var t=e.target.closest&&e.target.closest(s);if(t&&!(t.href&&(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey))){e.preventDefault();q.push(t)}}d.addEventListener('click',keep,true);window.__stopEarlyClicks=function(){d.removeEventListener('click',keep,true)}})(document)`;

declare global {
  interface Window {
    __earlyClicks?: HTMLElement[];
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
