import { ANNOUNCEMENT_SPACE } from '../../ui/ToastRegion.css.ts';

/** Reserves space for the line at the bottom, so that it never covers a focused element and toasts appear above it. */
export function makeRoom(line: HTMLElement) {
  const { style } = document.documentElement;
  style.setProperty(ANNOUNCEMENT_SPACE, `${line.offsetHeight}px`);
  return () => void style.removeProperty(ANNOUNCEMENT_SPACE);
}
