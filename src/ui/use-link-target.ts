import { useLayoutEffect, useRef } from 'react';

/** Whether the URL's hash is the ID of this element. */
export const isLinked = (id: string): boolean => location.hash === `#${id}`;

const INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the heading in the URL's hash, because the browser tried to before the heading was rendered. Until the
 * customer does something, the heading keeps its position while the sections above it load.
 */
export function useLinkTarget(id: string) {
  const target = useRef<HTMLHeadingElement>(null);
  // Runs before the first paint, so that the sections in between don't load.
  useLayoutEffect(() => {
    if (!isLinked(id)) return undefined;
    const sizes = new ResizeObserver(() => {
      // The customer may have edited the URL, which is not an input event on the page. The page itself may have removed
      // the hash.
      if (isLinked(id) || location.hash === '') target.current?.scrollIntoView();
    });
    sizes.observe(document.body);
    const input = new AbortController();
    const stop = () => {
      sizes.disconnect();
      input.abort();
    };
    for (const type of INPUT)
      addEventListener(type, stop, { signal: input.signal, capture: true, passive: true });
    return stop;
  }, [id]);
  return target;
}
