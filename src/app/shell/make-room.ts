import { ANNOUNCEMENT_SPACE } from '../../ui/ToastRegion.css.ts';

/** Scrolls a focused element out from under the line at the bottom, and keeps toasts above that line. */
export function makeRoom(line: HTMLElement) {
  const { style } = document.documentElement;
  style.setProperty(ANNOUNCEMENT_SPACE, `${line.offsetHeight}px`);
  return () => void style.removeProperty(ANNOUNCEMENT_SPACE);
}
