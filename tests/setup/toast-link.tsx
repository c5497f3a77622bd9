import { fireEvent, render } from '@testing-library/react';
import { expect } from 'vitest';
import { toast } from '../../src/ui/ToastCard.css.ts';
import { ToastRegion } from '../../src/ui/ToastRegion.tsx';
import { getToast } from './toast.tsx';

/** Follows the toast's link, which must not reload the page. */
export function followToastLink(): void {
  const { unmount } = render(<ToastRegion />);
  const link = document.querySelector(`.${toast} a`);
  expect(link?.getAttribute('href')).toBe(getToast()?.link?.href);
  expect(link && fireEvent.click(link)).toBe(false);
  unmount();
}
