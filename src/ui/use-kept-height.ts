import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The ref of an element that stays as high as its highest list was, so that a shorter list moves nothing below it. A list
 * without pages keeps at most the height of the screen, because anything below that was out of view.
 */
export function useKeptHeight(
  isListShown: boolean,
  { isPaged }: { isPaged: boolean },
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || !isListShown) return;
    const height = `${current.offsetHeight}px`;
    // The buttons that turn the pages are below them.
    current.style.minHeight = isPaged ? height : `min(${height}, 100vh)`;
  });
  return box;
}
