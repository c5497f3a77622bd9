import type { RefObject } from 'react';
import type { ButtonProps } from './Button.tsx';
import { Button } from './Button.tsx';
import { useFocusHeir } from './use-focus-heir.ts';

type PassingButtonProps = Omit<ButtonProps, 'ref'> & {
  /** What has the focus next, else the section around. */
  successor?: RefObject<HTMLElement | null> | undefined;
};

/** A button that goes away once it has done its work; the focus passes on. */
export function PassingButton({ successor, ...button }: PassingButtonProps) {
  const part = useFocusHeir<HTMLButtonElement>(successor);
  return <Button {...(button as ButtonProps)} ref={part} />;
}
