import { useEffect, useRef, useState, type ReactElement } from 'react';

type WhenNearProps = {
  /** True if a link leads here, so that the children must not wait. */
  isWanted: boolean;
  /** A placeholder with about the same height as the children. */
  placeholder: ReactElement;
  children: ReactElement;
};

/** Renders its children, and loads their code and data, when they come near the screen. */
export function WhenNear({ isWanted, placeholder, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isWanted);
  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      // Excludes content above the screen or behind the header, which would move the page.
      { rootMargin: '-100px 0px 200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear ? children : placeholder}</div>;
}
