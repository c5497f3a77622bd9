import { Component } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../paths.ts';
import { LoadError } from '../platform/lazy/lazy-module.ts';
import { useNetwork } from '../platform/network.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import * as css from './ErrorPage.css.ts';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Surrounds one panel, so that the rest of the page keeps working. */
  panel?: boolean | undefined;
};

/** Contains the failure of a page or panel. Navigating away resets it. */
export function ErrorBoundary({ children, panel = false }: ErrorBoundaryProps) {
  const [path] = useLocation();
  return (
    <Boundary path={path} isPanel={panel}>
      {children}
    </Boundary>
  );
}

type BoundaryProps = { path: string; isPanel: boolean; children: ReactNode };
type BoundaryState = { failedAt: string | null; error: unknown };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failedAt: null, error: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failedAt: '', error };
  }

  /** Remembers the path of the failure, so that another path renders its children again. */
  static getDerivedStateFromProps(
    { path }: BoundaryProps,
    { failedAt }: BoundaryState,
  ): Partial<BoundaryState> | null {
    if (failedAt === '') return { failedAt: path };
    return failedAt !== null && failedAt !== path ? { failedAt: null } : null;
  }

  override render() {
    const { failedAt, error } = this.state;
    if (failedAt === null) return this.props.children;
    const retry = () => this.setState({ failedAt: null });
    return <UnexpectedError {...{ error }} isPanel={this.props.isPanel} onRetry={retry} />;
  }
}

type UnexpectedErrorProps = {
  error: unknown;
  isPanel: boolean;
  onRetry: () => void;
};

const BROKEN = {
  title: 'Unexpected Application Error!',
  page: 'Something on this page broke. Your account, data and orders are not affected.',
  panel: 'This part could not be shown. The rest of the page works.',
};
/** Shown when an automatic reload would have lost work. */
const OUTDATED_TEXT =
  'The shop was probably updated since you opened it. First copy what you want to keep from here, then reload.';
const OUTDATED = { title: 'Please reload the page', page: OUTDATED_TEXT, panel: OUTDATED_TEXT };

/** Replaces a broken page or panel, and offers a way out. */
function UnexpectedError({ error, isPanel, onRetry }: UnexpectedErrorProps) {
  const notLoaded = error instanceof LoadError ? error.reason : null;
  const words = notLoaded === 'unsaved-work' ? OUTDATED : BROKEN;
  const reload = () => location.reload();
  if (isPanel) {
    return (
      <section className={css.panel} role="alert">
        <h2 className={css.panelTitle}>{words.title}</h2>
        <p className={css.panelText}>{words.panel}</p>
        <div className={css.panelActions}>
          {notLoaded === null ? null : <Button onClick={reload}>Reload the page</Button>}
          {/* Code that threw on start can only be started again by a reload. */}
          {notLoaded === 'broken' ? null : (
            <Button variant="outline" onClick={onRetry}>
              Try again
            </Button>
          )}
        </div>
      </section>
    );
  }
  return (
    <div className={css.page} role="alert">
      <h1 className={css.title}>{words.title}</h1>
      <p className={css.text}>{words.page}</p>
      <div className={css.actions}>
        <Button size="lg" onClick={reload}>
          Reload the page
        </Button>
        {/* A full load: client-side navigation could keep the broken state. */}
        <LinkButton size="lg" variant="outline" href={paths.home()}>
          Back to Home
        </LinkButton>
      </div>
    </div>
  );
}

/** Replaces a page that was not loaded before the connection was lost. */
export function PageNeedsConnection({ onRetry }: { onRetry: () => void }) {
  const isOffline = useNetwork() === 'offline';
  return (
    <div className={css.page}>
      <h1 className={css.title}>No connection</h1>
      <p className={css.text}>
        This page was not loaded yet.{' '}
        <span>{isOffline ? 'It opens when you are back online.' : 'Check your connection.'}</span>
      </p>
      {isOffline ? null : (
        <div className={css.actions}>
          <Button size="lg" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
