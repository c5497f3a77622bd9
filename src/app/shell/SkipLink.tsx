import * as css from './SkipLink.css.ts';

/** The first stop of the keyboard: past the navigation to the page. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      Skip to content
    </a>
  );
}
