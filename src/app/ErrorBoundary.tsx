import { Component } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { UnexpectedError } from './ErrorPage.tsx';

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
