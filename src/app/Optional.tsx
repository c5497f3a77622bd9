import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** What the page works without: while it loads, and after it fails, nothing takes its place. */
export const Optional = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
);
