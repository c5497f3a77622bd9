import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

/** The element that receives the focus if this element disappears while focused. */
export const sectionAround = (element: Element | null) =>
  element?.parentElement?.closest<HTMLElement>('section, [role="tabpanel"], main');

export function focusSection(section: HTMLElement): void {
  // A box that scrolls can be reached with Tab, and stays so.
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

/**
 * If this element disappears while it contains the focus, moves the focus to the element that replaces it, or to the
 * surrounding section.
 */
export function useRestoreFocus<T extends HTMLElement>(successor?: RefObject<HTMLElement | null>) {
  const part = useRef<T>(null);
  useLayoutEffect(() => {
    const element = part.current;
    const around = sectionAround(element);
    return () => {
      if (!element?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        // oxlint-disable-next-line react/exhaustive-deps -- the successor is rendered only now
        const next = successor?.current;
        if (next) next.focus({ preventScroll: true });
        else if (around) focusSection(around);
      });
    };
  }, [successor]);
  return part;
}

type RestoreFocusButtonProps = Omit<ButtonProps, 'ref'> & {
  /** Receives the focus next. By default, the surrounding section. */
  successor?: RefObject<HTMLElement | null> | undefined;
};

/** A button that disappears when clicked and passes the focus on. */
export function RestoreFocusButton({ successor, ...button }: RestoreFocusButtonProps) {
  const part = useRestoreFocus<HTMLButtonElement>(successor);
  return <Button {...(button as ButtonProps)} ref={part} />;
}
