import { act } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { useToast, type Toast } from '../../src/ui/toast.ts';
import { wait } from './page.tsx';

let shown: Toast | null = null;

function Reader() {
  const toast = useToast();
  useLayoutEffect(() => {
    shown = toast;
  }, [toast]);
  return null;
}

act(() => createRoot(document.createElement('div')).render(<Reader />));

/** The toast on the screen, or null. */
export function getToast() {
  // The last change of the store may not be rendered yet.
  flushSync(() => undefined);
  if (shown === null) return null;
  const { id, kind, title, text, requestId, link } = shown;
  return {
    id,
    kind,
    title,
    text: [text, requestId && `Request ID: ${requestId}`].filter(Boolean).join('\n'),
    link: link ? { href: link.href, label: link.label } : null,
  };
}

/** Advances the held clock until the toast closes. Returns the milliseconds, or 'sticky' after a minute. */
export async function toastTime(): Promise<number | 'sticky'> {
  const first = getToast()?.id;
  expect(first).toBeDefined();
  for (let ms = 0; ms < 60_000; ms += 500) {
    if (getToast()?.id !== first) return ms;
    await wait(500);
  }
  return 'sticky';
}
