import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { visuallyHidden } from '../../ui/text.css.ts';
import { headCode } from './head-code.ts';
import { focusHeading } from './focus-heading.ts';

/** After a navigation in the browser: the new head, the page's top, its title read out, the focus on its heading. */
export function RouteAnnouncer() {
  const [path] = useLocation();
  const shown = useRef<string | undefined>(undefined);
  const isTraversal = useRef(false);
  const region = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // Back and forward keep the place that the browser restores.
    const mark = () => {
      isTraversal.current = true;
      // A step that changed only the query renders no other page.
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
    // The first load brings its own head, and the browser itself announces it.
    if (before === undefined || before === path) return;
    if (!isTraversal.current) window.scrollTo({ top: 0, behavior: 'instant' });
    void announce();
    return focusHeading();

    async function announce(): Promise<void> {
      // Without its code the page itself says what is wrong.
      const applyHead = await headCode.load().catch(() => undefined);
      if (shown.current !== path || applyHead === undefined) return;
      const title = applyHead(path);
      if (region.current !== null) region.current.textContent = title;
    }
  }, [path]);

  return <p ref={region} className={visuallyHidden} aria-live="polite" />;
}
