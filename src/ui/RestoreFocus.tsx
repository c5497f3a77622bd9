import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

/**
 * When this element disappears while it contains the focus, moves the focus to the element that replaces it, or else
 * to the surrounding section.
 */
export function useRestoreFocus<T extends HTMLElement>(successor?: RefObject<HTMLElement | null>) {
  const part = useRef<T>(null);
  useLayoutEffect(() => {
    const element = part.current;
    const around = element?.parentElement?.closest<HTMLElement>('section, [role="tabpanel"], main');
    return () => {
      if (!element?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        // oxlint-disable-next-line react/exhaustive-deps -- the successor is rendered only now
        const next = successor?.current ?? around;
        if (next && next === around) next.tabIndex = -1;
        next?.focus({ preventScroll: true });
      });
    };
  }, [successor]);
  return part;
}

type RestoreFocusButtonProps = Omit<ButtonProps, 'ref'> & {
  /** Gets the focus next. Default: the surrounding section. */
  successor?: RefObject<HTMLElement | null> | undefined;
};

/** A button that disappears when clicked and passes the focus on. */
export function RestoreFocusButton({ successor, ...button }: RestoreFocusButtonProps) {
  const part = useRestoreFocus<HTMLButtonElement>(successor);
  return <Button {...(button as ButtonProps)} ref={part} />;
}
