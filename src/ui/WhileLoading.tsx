import type { ReactElement } from 'react';
import { useNetwork } from '../platform/network.ts';

type WhileLoadingProps = {
  children?: ReactElement | undefined;
  /** Shown instead of the children while there is no connection. */
  offline: ReactElement;
};

/** The fallback of a `Suspense` around code that is loaded later. */
export function WhileLoading({ children, offline }: WhileLoadingProps) {
  return useNetwork() === 'offline' ? offline : children;
}
