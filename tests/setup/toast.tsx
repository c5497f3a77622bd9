import { act, fireEvent } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { dismissToast, showToast, type ToastKind } from '../../src/ui/toast.ts';
import * as css from '../../src/ui/ToastCard.css.ts';
import { ToastRegion } from '../../src/ui/ToastRegion.tsx';
import { wait } from './page.tsx';

const KINDS: ToastKind[] = ['error', 'success', 'info'];

// The card's code loads with the first toast.
await act(async () => {
  createRoot(document.createElement('div')).render(<ToastRegion />);
  showToast({ kind: 'info', title: '' });
  await import('../../src/ui/ToastCard.tsx');
});
act(() => dismissToast());

/** What a customer sees of the toast on the screen, or null. */
export function getToast() {
  // The last change of the store may not be rendered yet.
  flushSync(() => undefined);
  const card = document.querySelector<HTMLElement>(`.${css.toast}`);
  if (card === null) return null;
  const texts = (name: string) =>
    Array.from(card.querySelectorAll(`.${name}`), ({ textContent }) => textContent);
  const link = card.querySelector('a');
  return {
    kind: KINDS.find((kind) => card.classList.contains(css.kind[kind])),
    title: texts(css.title).join('\n'),
    text: texts(css.text).join('\n'),
    link: link && { href: link.getAttribute('href'), label: link.textContent },
    card,
  };
}

/** Follows the toast's link, which must not reload the page. */
export function followToastLink(): void {
  const link = getToast()?.card.querySelector('a');
  const isLeftToBrowser = link && fireEvent.click(link);
  expect(isLeftToBrowser).toBe(false);
}

/** Moves the held clock until the toast goes. Returns the milliseconds, or 'sticky' after a minute. */
export async function toastTime(): Promise<number | 'sticky'> {
  const shown = getToast()?.card;
  expect(shown).toBeDefined();
  for (let ms = 0; ms < 60_000; ms += 500) {
    if (getToast()?.card !== shown) return ms;
    await wait(500);
  }
  return 'sticky';
}
