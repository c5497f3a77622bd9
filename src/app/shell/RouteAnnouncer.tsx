import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { plainPath } from '../../paths.ts';
import { isTraversal } from '../../platform/address.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { visuallyHidden } from '../../ui/text.css.ts';
import { updateDocumentHead } from '../document-head.ts';
import { pageAt } from '../pages.ts';

/**
 * After a client-side navigation: updates the head, scrolls to the top, announces the title and focuses the heading.
 */
export function RouteAnnouncer() {
  const path = plainPath(useLocation()[0]);
  const shown = useRef<string | undefined>(undefined);
  const region = useRef<HTMLParagraphElement>(null);

  // Runs before other effects, so that a page can still scroll to one of its parts.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = path;
    // The first page has its own head, and the browser announces it.
    if (before === undefined || before === path) return;
    if (!isTraversal()) window.scrollTo({ top: 0, behavior: 'instant' });
    void announce();
    return focusHeading();

    async function announce(): Promise<void> {
      const page = pageAt(path);
      // If its code fails to load, the page itself reports it.
      const { head } = (await page.load().catch(() => undefined)) ?? {};
      if (shown.current !== path || head === undefined) return;
      updateDocumentHead(page, head);
      if (region.current !== null) region.current.textContent = document.title;
    }
  }, [path]);

  return <p ref={region} className={visuallyHidden} aria-live="polite" />;
}

/** Focuses the page's heading if the focused element has disappeared. */
export function rescueFocus(): void {
  afterPaint(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}

/**
 * Focuses the page's main heading as soon as it exists and no dialog makes it inert. Returns a function that stops
 * waiting.
 */
function focusHeading(): () => void {
  const observer = new MutationObserver(focus);
  const main = document.getElementById('main');
  if (main !== null && !focus()) {
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] });
  }
  return () => observer.disconnect();

  function focus(): boolean {
    const heading = main?.querySelector('h1');
    if (heading === null || heading === undefined) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (document.activeElement !== heading) return false;
    observer.disconnect();
    return true;
  }
}
