import type { ComponentType, ReactNode } from 'react';
import type { Code } from '../platform/load.ts';
import { useCode } from './use-code.ts';

interface LazyPartOptions {
  /** Shown until the component is loaded. */
  loading?: ReactNode;
  /** Shown while there is no connection to load it. */
  Missing: ComponentType<{ onRetry: () => void }>;
}

/** A component whose code is downloaded when it is first shown. Errors that need a reload go to the error boundary. */
export function lazyPart<Props extends object>(
  source: Code<ComponentType<Props>>,
  { loading = null, Missing }: LazyPartOptions,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const { loaded: Loaded, failure, isCut, retry } = useCode(source);
    if (Loaded !== undefined) return <Loaded {...props} />;
    if (isCut) return <Missing onRetry={retry} />;
    if (failure !== undefined) throw failure;
    return loading;
  };
}
