import type { ComponentPropsWithRef } from 'react';
import type { ButtonLook } from './Button.tsx';
import { buttonClass } from './Button.tsx';

export type LinkButtonProps = Omit<ComponentPropsWithRef<'a'>, 'style'> &
  ButtonLook & { href: string };

/** A link that looks like a button; the router's own click handling can be passed as `onClick`. */
export function LinkButton({ variant, size, full, className, ...own }: LinkButtonProps) {
  return <a {...own} className={buttonClass({ variant, size, full }, className)} />;
}
