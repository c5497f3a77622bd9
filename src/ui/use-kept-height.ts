import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The ref for an element that stays as high as its tallest list so far, so that a shorter list does not move anything
 * below. A list without pages keeps at most the height of the screen, because anything below was out of view.
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
    // With pages, keep the full height, because the page buttons are below the list.
    current.style.minHeight = isPaged ? height : `min(${height}, 100vh)`;
  });
  return box;
}
