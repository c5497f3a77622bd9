import { cx } from './cx.ts';
import * as css from './Spinner.css.ts';

/** The ring alone, for use beside a text that says what is happening. */
export function SpinnerIcon({ className }: { className?: string | undefined }) {
  return <span className={cx(css.spinner, className)} aria-hidden="true" />;
}

/** A spinner for a panel. Its label is announced once. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={css.block}>
      <SpinnerIcon className={css.large} />
      <span>{label}</span>
    </div>
  );
}
