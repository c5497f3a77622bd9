import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import * as css from './basics.css.ts';
import { cx } from './cx.ts';
import { SpinnerIcon } from './Spinner.tsx';
import { showToast } from './toast.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type ButtonVariant = keyof typeof css.variant;
export type ButtonSize = keyof typeof css.size;

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  full?: boolean | undefined;
};

/** A pending button must describe what it is doing. */
type Pending =
  | { pending?: never; pendingLabel?: never }
  | { pending: boolean; pendingLabel: ReactNode };

/** An icon-only button needs a name. */
type Named =
  | { size: 'icon'; 'aria-label': string }
  | { size?: Exclude<ButtonSize, 'icon'> | undefined };

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'style'> &
  ButtonLook &
  Pending &
  Named & {
    /** Why the button is disabled. It stays focusable, so that the reason is announced. */
    disabledReason?: string | null | undefined;
    /**
     * Where the reason appears: visibly, hidden (for assistive technology, and in a toast after a click), or in the
     * element with this id.
     */
    reason?: 'visible' | 'hidden' | { id: string } | undefined;
    /** Replays clicks from before hydration. Set to false if the browser handles them itself, as with a form. */
    isReplayed?: boolean | undefined;
  };

export function buttonClass(look: ButtonLook, className?: string): string {
  const { variant = 'default', size = 'default', full } = look;
  return cx(
    css.button,
    css.size[size],
    css.variant[variant],
    variant === 'link' && css.linkPadding,
    full && css.full,
    className,
  );
}

export function Button(props: ButtonProps) {
  const { variant, size, full, pending, pendingLabel, disabledReason, ...native } = props;
  const { reason = 'visible', isReplayed = true, onClick, className, children, ...own } = native;
  const id = useId();
  const inert = Boolean(pending) || Boolean(disabledReason);
  const reasonId = disabledReason ? (typeof reason === 'object' ? reason.id : id) : undefined;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click would repeat the call if the first call had finished in between.
    const isSecond = pending !== undefined && event.detail > 1;
    if (!inert && !isSecond) {
      onClick?.(event);
      return;
    }
    event.preventDefault();
    // Surrounding elements, such as a clickable row, must not react either.
    event.stopPropagation();
    // Touch users have no other way to learn the reason.
    if (disabledReason && reason === 'hidden') showToast({ kind: 'info', title: disabledReason });
  };
  return (
    <>
      <button
        type="button"
        data-replay={isReplayed ? '' : undefined}
        {...own}
        className={buttonClass({ variant, size, full }, className)}
        aria-disabled={inert || undefined}
        aria-describedby={cx(own['aria-describedby'], reasonId) || undefined}
        data-pending={pending || undefined}
        onClick={click}
      >
        {pending ? (
          <>
            <SpinnerIcon />
            <span>{pendingLabel}</span>
          </>
        ) : (
          children
        )}
      </button>
      {disabledReason && reason === 'visible' ? (
        <span id={id} className={css.reason}>
          {disabledReason}
        </span>
      ) : null}
      {disabledReason && reason === 'hidden' ? (
        <VisuallyHidden id={id}>{disabledReason}</VisuallyHidden>
      ) : null}
    </>
  );
}

type LinkButtonProps = Omit<ComponentPropsWithRef<'a'>, 'style'> & ButtonLook & { href: string };

/** A link that looks like a button. For client-side navigation, pass the router's handler as `onClick`. */
export function LinkButton({ variant, size, full, className, ...own }: LinkButtonProps) {
  return <a {...own} className={buttonClass({ variant, size, full }, className)} />;
}
