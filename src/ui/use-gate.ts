import { useRef } from 'react';

/** Lets one through at a time, and knows it at once: two presses may come before the first is drawn as pending. */
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
