import type { ComponentType, ReactNode } from 'react';
import type { LazyModule } from '../platform/lazy-module.ts';
import { useLazyModule } from './use-lazy-module.ts';

interface LazyComponentOptions {
  /** Shown until the component is loaded. */
  loading?: ReactNode;
  /** Shown while there is no connection to load it. */
  Missing: ComponentType<{ onRetry: () => void }>;
}

/** A component whose code is downloaded when it is first shown. Errors that need a reload go to the error boundary. */
export function lazyComponent<Props extends object>(
  source: LazyModule<ComponentType<Props>>,
  { loading = null, Missing }: LazyComponentOptions,
): ComponentType<Props> {
  return function LazyComponent(props: Props) {
    const { loaded: Loaded, failure, isOffline, retry } = useLazyModule(source);
    if (Loaded !== undefined) return <Loaded {...props} />;
    if (isOffline) return <Missing onRetry={retry} />;
    if (failure !== undefined) throw failure;
    return loading;
  };
}
