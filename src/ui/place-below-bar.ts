import { BELOW } from './ToastRegion.css.ts';

/** Keeps toasts below the bar, which grows with the offline banner. Returns a function that stops it. */
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
