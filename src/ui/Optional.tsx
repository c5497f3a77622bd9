import { Suspense, type ReactElement, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

type OptionalProps = {
  children: ReactNode;
  /** Shown while it loads; nothing by default. */
  fallback?: ReactElement;
};

/** For parts that the page works without: if loading fails, nothing is shown. */
export const Optional = ({ children, fallback }: OptionalProps) => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={fallback ?? null}>{children}</Suspense>
  </ErrorBoundary>
);
