import * as css from './SkipLink.css.ts';

/** The first stop of the keyboard: skips the navigation. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      Skip to content
    </a>
  );
}
