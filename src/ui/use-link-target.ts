import { useLayoutEffect, useRef } from 'react';

/** Whether the address names the element with this id. */
export const isLinked = (id: string): boolean => location.hash === `#${id}`;

const INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the heading that the address names, which the browser looked for before it was rendered. Until the customer
 * does something, the heading keeps its place while the sections above it load.
 */
export function useLinkTarget(id: string) {
  const target = useRef<HTMLHeadingElement>(null);
  // Before the first paint, so that the sections in between don't load.
  useLayoutEffect(() => {
    if (!isLinked(id)) return undefined;
    const sizes = new ResizeObserver(() => {
      // The customer may have edited the address, which is no input on the page. The page itself may have removed the hash.
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
