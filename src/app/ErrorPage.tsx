import type { ReactNode } from 'react';
import { ErrorBoundary as Boundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'wouter';
import { t } from '../i18n/text.ts';
import { paths } from '../paths.ts';
import { LoadError } from '../platform/lazy/lazy-part.tsx';
import { useNetwork } from '../platform/network.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { row } from '../ui/layout.css.ts';
import * as css from './ErrorPage.css.ts';

type ErrorBoundaryProps = {
  children: ReactNode;
  panel?: boolean;
};

export function ErrorBoundary({ children, panel = false }: ErrorBoundaryProps) {
  const [path] = useLocation();
  return (
    <Boundary resetKeys={[path]} FallbackComponent={panel ? BrokenPanel : BrokenPage}>
      {children}
    </Boundary>
  );
}

const BROKEN = {
  title: t`Unexpected Application Error!`,
  page: t`Something on this page broke. Your account, data and orders are not affected.`,
  panel: t`This part could not be shown. The rest of the page still works.`,
};
/** Shown when an automatic reload would have lost work. */
const OUTDATED_TEXT = t`The shop was probably updated since you opened it. Copy anything you want to keep, then reload.`;
const OUTDATED = { title: t`Please reload the page`, page: OUTDATED_TEXT, panel: OUTDATED_TEXT };

const textsOf = (error: unknown) =>
  error instanceof LoadError && error.wouldLoseWork ? OUTDATED : BROKEN;

const reload = () => location.reload();

function BrokenPanel({ error, resetErrorBoundary }: FallbackProps) {
  const texts = textsOf(error);
  return (
    <section className={css.panel} role="alert">
      <h2>{texts.title}</h2>
      <p className={css.panelText}>{texts.panel}</p>
      <div className={row[3]}>
        {/* Browsers cache a failed import, so only a reload can load the code. */}
        {error instanceof LoadError ? (
          <Button onClick={reload}>{t`Reload the page`}</Button>
        ) : (
          <Button variant="outline" onClick={resetErrorBoundary}>
            {t`Try again`}
          </Button>
        )}
      </div>
    </section>
  );
}

function BrokenPage({ error }: FallbackProps) {
  const texts = textsOf(error);
  return (
    <div className={css.page} role="alert">
      <h1 className={css.title}>{texts.title}</h1>
      <p className={css.text}>{texts.page}</p>
      <div className={css.actions}>
        <Button size="lg" onClick={reload}>
          {t`Reload the page`}
        </Button>
        {/* A full page load, because client-side navigation could keep the broken state. */}
        <LinkButton size="lg" variant="outline" href={paths.home()}>
          {t`Back to Home`}
        </LinkButton>
      </div>
    </div>
  );
}

/** The fallback until a page's code has loaded: nothing, or the reason why loading failed. */
export function PageFallback() {
  if (useNetwork() !== 'offline') return null;
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t`No connection`}</h1>
      <p className={css.text}>
        {t`This page hasn’t loaded yet. It will open when you are back online.`}
      </p>
    </div>
  );
}
