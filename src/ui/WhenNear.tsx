import { useEffect, useRef, useState, type ReactElement } from 'react';

type WhenNearProps = {
  /** Whether not to wait, because a link leads here. */
  isWanted: boolean;
  /** Has about the height of the children. */
  placeholder: ReactElement;
  children: ReactElement;
};

/** Renders its children once their place is near the screen, and loads their code and data no earlier. */
export function WhenNear({ isWanted, placeholder, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isWanted);
  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      // What is above the screen, or behind the header, would move it.
      { rootMargin: '-100px 0px 200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear ? children : placeholder}</div>;
}
