import type { RefObject } from 'react';
import type { ButtonProps } from './Button.tsx';
import { Button } from './Button.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

type RestoreFocusButtonProps = Omit<ButtonProps, 'ref'> & {
  /** Gets the focus next. Default: the surrounding section. */
  successor?: RefObject<HTMLElement | null> | undefined;
};

/** A button that disappears when pressed and passes the focus on. */
export function RestoreFocusButton({ successor, ...button }: RestoreFocusButtonProps) {
  const part = useRestoreFocus<HTMLButtonElement>(successor);
  return <Button {...(button as ButtonProps)} ref={part} />;
}
