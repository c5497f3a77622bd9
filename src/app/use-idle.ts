import { useEffect, useState } from 'react';

let wasIdle = false;

/**
 * False until the browser is idle for the first time, which is when content below the fold may load. A page that is
 * shown again renders everything immediately, so that the browser can restore its scroll position.
 */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(wasIdle);
  useEffect(() => {
    if (wasIdle) return undefined;
    const end = () => {
      wasIdle = true;
      setIdle(true);
    };
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(end, 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(end, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
