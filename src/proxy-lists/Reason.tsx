import * as css from './proxy-lists.css.ts';

/** Why something does not work, and what to do next. */
export function Reason({ cause, step }: { cause: string; step: string }) {
  return (
    <>
      <p className={css.cause}>{cause}</p>
      <p>{step}</p>
    </>
  );
}
