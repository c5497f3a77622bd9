import { useRef } from 'react';

/** Lets one call through at a time, effective at once: two presses may come before the first renders as pending. */
export function useGate() {
  const isTaken = useRef(false);
  const enter = () => {
    const isFree = !isTaken.current;
    isTaken.current = true;
    return isFree;
  };
  const leave = () => {
    isTaken.current = false;
  };
  return { enter, leave };
}
