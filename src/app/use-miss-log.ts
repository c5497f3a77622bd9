import { useEffect, useRef } from 'react';

/** Logs a path that has no page, once. `null` is a page. */
export function useMissLog(missed: string | null): void {
  const logged = useRef<string>(null);
  useEffect(() => {
    if (missed !== null && logged.current !== missed) console.error(`404: no page at ${missed}`);
    logged.current = missed;
  }, [missed]);
}
