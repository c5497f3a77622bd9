import { Suspense, type ReactElement, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

type OptionalProps = {
  children: ReactNode;
  /** Takes its place while it loads; nothing by default. */
  fallback?: ReactElement;
};

/** What the page works without: after it fails, nothing takes its place. */
export const Optional = ({ children, fallback }: OptionalProps) => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={fallback ?? null}>{children}</Suspense>
  </ErrorBoundary>
);
