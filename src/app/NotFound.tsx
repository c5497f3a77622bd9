import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { t } from '../i18n/text.ts';
import type { Head } from '../page.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/Button.tsx';
import * as css from './ErrorPage.css.ts';

export const head: Head = {
  title: t`Page not found`,
  listed: false,
  description: t`This page does not exist.`,
};

export default function NotFound() {
  const [path] = useLocation();
  const logged = useRef<string>(null);
  useEffect(() => {
    if (logged.current !== path) console.error(`404: no page at ${path}`);
    logged.current = path;
  }, [path]);
  return (
    <div className={css.page}>
      <p className={css.code} aria-hidden="true" translate="no" dir="ltr">
        404<span className={css.colon}>:</span>
        <span className={css.dim}>not-found</span>
      </p>
      <h1 className={css.title}>{t`Oops! Page not found`}</h1>
      <p className={css.text}>
        {t`The address may be mistyped, or the page has moved. Everything else is where it was.`}
      </p>
      <div className={css.actions}>
        <Link className={buttonClass({ size: 'lg' })} href={paths.home()}>
          {t`Back to Home`}
        </Link>
        <Link className={buttonClass({ size: 'lg', variant: 'outline' })} href={paths.pricing()}>
          {t`See pricing`}
        </Link>
      </div>
    </div>
  );
}
