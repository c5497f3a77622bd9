const NOTICE_ID = 'page-notice';

/** Explains, above a page that is not hydrated, why its controls do nothing. Used by the head scripts. */
export function showPageNotice(text: string, hasReload: boolean): void {
  // Clicks are not replayed any more, so links must work as links.
  window.__stopEarlyClicks?.();
  if (document.body === null) {
    document.addEventListener('DOMContentLoaded', () => showPageNotice(text, hasReload));
    return;
  }
  if (document.getElementById(NOTICE_ID) !== null) return;
  const notice = document.createElement('p');
  notice.id = NOTICE_ID;
  notice.setAttribute('role', 'alert');
  notice.textContent = text;
  notice.style.cssText =
    'position:sticky;top:0;z-index:99;margin:0;padding:12px 16px;background:var(--color-warningSoft);color:var(--color-warning)';
  if (hasReload) {
    const link = document.createElement('a');
    link.textContent = 'Reload';
    link.href = location.href;
    notice.append(' ', link);
  }
  document.body.prepend(notice);
}

/** The oldest supported browsers. The reason: docs/deployment.md#browsers. */
export const OLDEST_BROWSERS = 'Chrome or Edge 116, Firefox 125, Safari 17.4';

/** Set on `<html>` by the head script in browsers that are too old. */
export const TOO_OLD = 'data-too-old';

export function isTooOld(): boolean {
  return document.documentElement.hasAttribute(TOO_OLD);
}
