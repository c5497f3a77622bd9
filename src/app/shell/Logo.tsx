import { hasLogo } from 'virtual:shop';
import { Link } from 'wouter';
import { config } from '../../config.ts';
import { FILES, paths } from '../../paths.ts';
import * as css from './shell.css.ts';

/** The shop's name and its favicon: the operator's, or a gate with a light in the theme's colors. */
export function Logo() {
  return (
    <Link className={css.logo} href={paths.home()}>
      <span className={css.logoLine}>
        {hasLogo ? (
          <img className={css.mark} src={`${FILES}favicon.svg`} alt="" />
        ) : (
          <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true">
            <path className={css.gate} d="M6 27V15a10 10 0 0 1 20 0v12" />
            <circle className={css.halo} cx="16" cy="17" r="7" />
            <circle className={css.light} cx="16" cy="17" r="3.5" />
          </svg>
        )}
        <span translate="no">{config.productName}</span>
      </span>
    </Link>
  );
}
