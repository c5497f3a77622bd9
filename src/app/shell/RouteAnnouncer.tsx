import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { visuallyHidden } from '../../ui/text.css.ts';
import { headCode } from './head-code.ts';
import { focusHeading } from './focus-heading.ts';

/**
 * After a client-side navigation: updates the head, scrolls to the top, announces the title and focuses the heading.
 */
export function RouteAnnouncer() {
  const [path] = useLocation();
  const shown = useRef<string | undefined>(undefined);
  const isTraversal = useRef(false);
  const region = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // On back and forward the browser restores the scroll position.
    const mark = () => {
      isTraversal.current = true;
      // A step that changes only the query renders no other page.
      setTimeout(() => {
        isTraversal.current = false;
      });
    };
    window.addEventListener('popstate', mark, { capture: true });
    return () => window.removeEventListener('popstate', mark, { capture: true });
  }, []);

  // Before other effects, so that a page may still scroll to one of its parts.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = path;
    // The first load brings its own head, and the browser announces it.
    if (before === undefined || before === path) return;
    if (!isTraversal.current) window.scrollTo({ top: 0, behavior: 'instant' });
    void announce();
    return focusHeading();

    async function announce(): Promise<void> {
      // When its code fails to load, the page itself says so.
      const applyHead = await headCode.load().catch(() => undefined);
      if (shown.current !== path || applyHead === undefined) return;
      const title = applyHead(path);
      if (region.current !== null) region.current.textContent = title;
    }
  }, [path]);

  return <p ref={region} className={visuallyHidden} aria-live="polite" />;
}
