import { Suspense, type ReactElement, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

type OptionalProps = {
  children: ReactNode;
  /** Shown while it loads; nothing by default. */
  fallback?: ReactElement;
};

/** For parts of the page that are not essential. If loading fails, renders nothing. */
export const Optional = ({ children, fallback }: OptionalProps) => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={fallback ?? null}>{children}</Suspense>
  </ErrorBoundary>
);
