import { BELOW } from './ToastRegion.css.ts';

/** Keeps the toasts below the bar at the top of the page, which grows with the offline banner. Returns the way to end it. */
export function placeBelowBar(): (() => void) | undefined {
  const bar = document.querySelector('header');
  if (!bar) return undefined;
  const place = () => {
    const { bottom } = bar.getBoundingClientRect();
    document.documentElement.style.setProperty(BELOW, `${Math.max(0, bottom)}px`);
  };
  place();
  const observer = new ResizeObserver(place);
  observer.observe(bar);
  return () => observer.disconnect();
}
