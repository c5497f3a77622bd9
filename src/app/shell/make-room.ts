import { ANNOUNCEMENT_SPACE } from '../../ui/ToastRegion.css.ts';

/** What a line at the bottom covers moves out of it when it gets the focus, and toasts are above it. */
export function makeRoom(line: HTMLElement) {
  const { style } = document.documentElement;
  style.setProperty(ANNOUNCEMENT_SPACE, `${line.offsetHeight}px`);
  return () => void style.removeProperty(ANNOUNCEMENT_SPACE);
}
