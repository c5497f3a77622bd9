import * as css from './basics.css.ts';
import { cx } from './cx.ts';
import { Sentence } from './Sentence.tsx';

/** Only the ring, for use next to a text that describes what is happening. */
export function SpinnerIcon({ className }: { className?: string | undefined }) {
  return <span className={cx(css.spinner, className)} aria-hidden="true" />;
}

/** A spinner for a panel. Its label is announced once; a name in it is not translated. */
export function Spinner({ label, name }: { label: string; name?: string }) {
  return (
    <div role="status" className={css.spinnerBlock}>
      <SpinnerIcon className={css.spinnerLarge} />
      <Sentence text={label} name={name} />
    </div>
  );
}
