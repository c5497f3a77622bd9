import * as css from './basics.css.ts';
import { cx } from './cx.ts';

/** The ring alone, for use beside a text that says what is happening. */
export function SpinnerIcon({ className }: { className?: string | undefined }) {
  return <span className={cx(css.spinner, className)} aria-hidden="true" />;
}

/** A spinner for a panel. Its label is announced once. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={css.spinnerBlock}>
      <SpinnerIcon className={css.spinnerLarge} />
      <span>{label}</span>
    </div>
  );
}
