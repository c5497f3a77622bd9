import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * When this element disappears while it contains the focus, moves the focus to the element that replaces it, or else
 * to the surrounding section.
 */
export function useFocusHeir<T extends HTMLElement>(successor?: RefObject<HTMLElement | null>) {
  const part = useRef<T>(null);
  useLayoutEffect(() => {
    const leaving = part.current;
    const around = leaving?.parentElement?.closest<HTMLElement>('section, [role="tabpanel"], main');
    return () => {
      if (!leaving?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        // oxlint-disable-next-line react/exhaustive-deps -- what takes the place is there only now
        const heir = successor?.current ?? around;
        if (heir && heir === around) heir.tabIndex = -1;
        heir?.focus({ preventScroll: true });
      });
    };
  }, [successor]);
  return part;
}
