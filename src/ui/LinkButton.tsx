import type { ComponentPropsWithRef } from 'react';
import type { ButtonLook } from './Button.tsx';
import { buttonClass } from './Button.tsx';

type LinkButtonProps = Omit<ComponentPropsWithRef<'a'>, 'style'> & ButtonLook & { href: string };

/** A link that looks like a button. For client-side navigation pass the router's handler as `onClick`. */
export function LinkButton({ variant, size, full, className, ...own }: LinkButtonProps) {
  return <a {...own} className={buttonClass({ variant, size, full }, className)} />;
}
