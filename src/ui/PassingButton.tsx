import type { RefObject } from 'react';
import type { ButtonProps } from './Button.tsx';
import { Button } from './Button.tsx';
import { useFocusHeir } from './use-focus-heir.ts';

type PassingButtonProps = Omit<ButtonProps, 'ref'> & {
  /** Gets the focus next. Default: the surrounding section. */
  successor?: RefObject<HTMLElement | null> | undefined;
};

/** A button that disappears when pressed and passes the focus on. */
export function PassingButton({ successor, ...button }: PassingButtonProps) {
  const part = useFocusHeir<HTMLButtonElement>(successor);
  return <Button {...(button as ButtonProps)} ref={part} />;
}
