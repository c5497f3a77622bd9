import { cx } from './cx.ts';
import * as css from './Spinner.css.ts';

/** The turning ring alone, for use beside a text that says what is going on. */
export function SpinnerIcon({ className }: { className?: string | undefined }) {
  return <span className={cx(css.spinner, className)} aria-hidden="true" />;
}

/** A panel-sized spinner with its words, announced once. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={css.block}>
      <SpinnerIcon className={css.large} />
      <span>{label}</span>
    </div>
  );
}
