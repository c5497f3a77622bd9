import type { NOTICE_TEXTS } from './notice-texts.ts';

/** The template in the head whose attributes are the texts of notices. */
export const NOTICE_TEXTS_ID = 'page-notices';

/** Explains, above a page that is not hydrated, why its controls do nothing. Used by the head scripts. */
export function showPageNotice(name: keyof typeof NOTICE_TEXTS, hasReload: boolean): void {
  // Clicks will not be replayed, so let links work normally.
  window.__stopEarlyClicks?.();
  if (document.body === null) {
    document.addEventListener('DOMContentLoaded', () => showPageNotice(name, hasReload));
    return;
  }
  const texts = document.getElementById(NOTICE_TEXTS_ID);
  // The first notice has already removed the template.
  if (texts === null) return;
  texts.remove();
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.textContent = texts.getAttribute(`data-${name}`);
  notice.style.cssText =
    'position:sticky;top:0;z-index:99;margin:0;padding:12px 16px;background:var(--color-warningSoft);color:var(--color-warning)';
  if (hasReload) {
    const link = document.createElement('a');
    link.textContent = texts.getAttribute('data-reload');
    link.href = location.href;
    notice.append(' ', link);
  }
  document.body.prepend(notice);
}

/** Set on `<html>` by the head script in browsers that are too old. */
export const TOO_OLD = 'data-too-old';

export function isTooOld(): boolean {
  return document.documentElement.hasAttribute(TOO_OLD);
}
