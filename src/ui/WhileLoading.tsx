import type { ReactElement } from 'react';
import { useNetwork } from '../platform/network.ts';

type WhileLoadingProps = {
  children?: ReactElement | undefined;
  offline: ReactElement;
};

/** The fallback of a `Suspense` around code that is loaded later. */
export function WhileLoading({ children, offline }: WhileLoadingProps) {
  return useNetwork() === 'offline' ? offline : children;
}
