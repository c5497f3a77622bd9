import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The ref of an element that stays as high as its highest list was, but not higher than the screen, so that a shorter list
 * moves nothing below it into view.
 */
export function useKeptHeight(isListShown: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (current !== null && isListShown)
      current.style.minHeight = `min(${current.offsetHeight}px, 100vh)`;
  });
  return box;
}
